internal import Foundation

/// A screenshot of a window.
package struct Picture {
  /// A colour; each part is from 0 to 255.
  package struct Pixel: Hashable {
    /// Red.
    package var red: UInt8
    /// Green.
    package var green: UInt8
    /// Blue.
    package var blue: UInt8

    /// Whether somebody would call it red.
    package var isRed: Bool { Int(red) - Int(max(green, blue)) > 48 }
  }

  /// Pixels from left to right.
  package let width: Int
  /// Pixels from top to bottom.
  package let height: Int
  private let bytes: [UInt8]

  /// Takes a screenshot with ImageMagick's `import`.
  init(of window: String) throws {
    let data = try Tool.run("import", ["-window", window, "-depth", "8", "rgb:-"])
    let size = try Tool.lines("xdotool", ["getwindowgeometry", "--shell", window])
    func number(_ name: String) -> Int {
      size.first { $0.hasPrefix(name) }.flatMap { Int($0.dropFirst(name.count)) } ?? 0
    }
    (width, height) = (number("WIDTH="), number("HEIGHT="))
    bytes = Array(data)
    guard bytes.count == 3 * width * height else {
      throw Failure("a picture of \(width) × \(height) pixels has \(bytes.count) bytes")
    }
  }

  /// The pixels of a part, row by row.
  package func pixels(in part: Accessible.Extents) -> [Pixel] {
    pixels(
      inRows: part.y..<part.y + part.height, columns: part.x..<part.x + part.width)
  }

  /// The pixels of some rows, all or some columns of them.
  package func pixels(inRows rows: Range<Int>, columns: Range<Int>? = nil) -> [Pixel] {
    let columns = (columns ?? 0..<width).clamped(to: 0..<width)
    return rows.clamped(to: 0..<height).flatMap { row in
      columns.map { column in
        let start = 3 * (row * width + column)
        return Pixel(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2])
      }
    }
  }
}

extension Picture.Pixel {
  /// The contrast ratio of WCAG 2.1, from 1 to 21.
  package func contrast(with other: Self) -> Double {
    let (high, low) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }

  /// The relative luminance of WCAG 2.1, from 0 to 1.
  private var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let part = Double(part) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

extension Collection<Picture.Pixel> {
  /// The colour that most of the pixels have, and how many; nil where there are none.
  package var mostFrequent: (pixel: Picture.Pixel, count: Int)? {
    let counts = reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.max { $0.value < $1.value }.map { ($0.key, $0.value) }
  }
}
