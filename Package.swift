// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "flowsim",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "FlowInterfaceBuilder", targets: ["FlowInterfaceBuilder"]),
    .library(name: "FlowTesting", targets: ["FlowTesting"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .executable(name: "flowsim", targets: ["flowsim"]),
    .executable(name: "flowsim-layout", targets: ["flowsim-layout"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CGraphviz",
      pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .target(name: "FlowGraph", dependencies: ["FlowModel"]),
    .target(name: "FlowInterfaceBuilder"),
    .target(name: "FlowModel", dependencies: ["FlowInterfaceBuilder"]),
    .target(name: "FlowReport", dependencies: ["FlowModel", "FlowScript"]),
    .target(
      name: "FlowScript",
      dependencies: [
        "FlowInterfaceBuilder", "FlowModel", "HeadlessUIKit", .product(name: "Yams", package: "Yams"),
      ]),
    .target(
      name: "FlowSources",
      dependencies: [
        "FlowModel", .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .target(
      name: "FlowTesting",
      dependencies: [
        "FlowScript", "HeadlessUIKit", .product(name: "CustomDump", package: "swift-custom-dump"),
      ]),
    .target(name: "HeadlessUIKit", dependencies: ["FlowInterfaceBuilder"]),
    .target(name: "UIKit", dependencies: ["HeadlessUIKit"]),
    .executableTarget(
      name: "flowsim",
      dependencies: [
        "FlowGraph", "FlowModel", "FlowReport", "FlowScript", "FlowSources",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "flowsim-layout", dependencies: ["CGraphviz"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
    .testTarget(name: "FlowGraphTests", dependencies: ["FlowGraph", "TestSupport"]),
    .testTarget(name: "FlowInterfaceBuilderTests", dependencies: ["FlowInterfaceBuilder"]),
    .testTarget(name: "FlowModelTests", dependencies: ["FlowModel", "TestSupport"]),
    .testTarget(name: "FlowScriptTests", dependencies: ["FlowReport", "FlowScript", "TestSupport"]),
    .testTarget(name: "FlowSourcesTests", dependencies: ["FlowSources", "TestSupport"]),
    .testTarget(name: "FlowsimLayoutTests", dependencies: ["flowsim-layout", "TestSupport"]),
    .testTarget(name: "FlowsimTests", dependencies: ["flowsim", "TestSupport"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
  ],
  swiftLanguageModes: [.v6]
)
