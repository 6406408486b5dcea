import Glibc
import InputRulesFuzzing

// verity-fuzz COUNT [SEED [FIRST]]: asks rules about COUNT random texts.
let arguments = CommandLine.arguments.dropFirst().map { Int($0) }
guard let count = arguments.first ?? nil, count > 0, !arguments.contains(nil) else {
  print("usage: verity-fuzz COUNT [SEED [FIRST]]")
  exit(2)
}
let numbers = arguments.compactMap(\.self) + [1, 0].dropFirst(arguments.count - 1)
let fuzzer = Fuzzer(seed: UInt64(bitPattern: Int64(numbers[1])))
let clock = ContinuousClock()
let start = clock.now
let chunk = 1_000_000
for done in stride(from: 0, to: count, by: chunk) {
  do {
    try fuzzer.run(first: numbers[2] + done, count: min(chunk, count - done))
  } catch {
    print("\(error)\nrepeat with: verity-fuzz 1 \(numbers[1]) \(error.index)")
    exit(1)
  }
  let inputs = min(done + chunk, count)
  print("\(inputs) inputs, \(Int(Double(inputs) / ((clock.now - start) / .seconds(1)))) a second")
  fflush(nil)
}
