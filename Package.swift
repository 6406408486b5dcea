// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let mainThread: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "verity",
  products: [
    .executable(name: "verity", targets: ["verity"]),
    .library(name: "InputRules", targets: ["InputRules"]),
    .library(name: "InputDialogs", targets: ["InputDialogs"]),
  ],
  targets: [
    // C libraries
    .systemLibrary(
      name: "CGLib", pkgConfig: "gio-unix-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CPcre2", pkgConfig: "libpcre2-8", providers: [.apt(["libpcre2-dev"])]),

    // The four rings; arrows point inward
    .target(name: "InputRules", dependencies: ["CGLib", "CPcre2"], swiftSettings: strict),
    .target(name: "GTKWidgets", dependencies: ["CGtk"], swiftSettings: mainThread),
    .target(
      name: "InputDialogs", dependencies: ["InputRules", "GTKWidgets", "CGLib"],
      swiftSettings: mainThread),
    .executableTarget(
      name: "verity", dependencies: ["InputRules", "GTKWidgets", "InputDialogs", "CGLib"],
      swiftSettings: mainThread),

    // The program of the README
    .executableTarget(
      name: "Questions", dependencies: ["InputDialogs", "InputRules"], path: "Examples/Questions",
      swiftSettings: strict),

    // Tests
    .systemLibrary(
      name: "CAtspi", path: "Tests/CAtspi", pkgConfig: "atspi-2",
      providers: [.apt(["libatspi2.0-dev"])]),
    .systemLibrary(
      name: "CX11", path: "Tests/CX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),
    .target(
      name: "TestSupport", dependencies: ["CAtspi", "CX11"], path: "Tests/TestSupport",
      swiftSettings: mainThread),
    .target(
      name: "GTKTestSupport", dependencies: ["CGtk"], path: "Tests/GTKTestSupport",
      swiftSettings: mainThread),
    .target(
      name: "InputRulesFuzzing", dependencies: ["InputRules"], path: "Tests/InputRulesFuzzing",
      swiftSettings: strict),
    .executableTarget(
      name: "verity-fuzz", dependencies: ["InputRulesFuzzing"], path: "Tests/verity-fuzz",
      swiftSettings: strict),
    .target(
      name: "RuleSamples", dependencies: ["InputRules"], path: "Tests/RuleSamples",
      swiftSettings: strict),
    .testTarget(
      name: "InputRulesTests", dependencies: ["InputRules", "InputRulesFuzzing", "RuleSamples"],
      exclude: ["Conformance/deviations.json"], swiftSettings: strict),
    .testTarget(
      name: "GTKWidgetsTests", dependencies: ["GTKWidgets", "GTKTestSupport", "CGtk"],
      swiftSettings: strict),
    .testTarget(
      name: "InputDialogsTests",
      dependencies: [
        "InputDialogs", "InputRules", "GTKWidgets", "GTKTestSupport", "TestSupport",
        "RuleSamples", "CGtk",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ProgramTests", dependencies: ["TestSupport", "verity"], exclude: ["Golden"],
      swiftSettings: strict),
  ]
)
