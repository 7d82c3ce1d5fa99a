// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "flowsim-benchmarks",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "flowsim-bench", targets: ["flowsim-bench"]),
    .executable(name: "flowsim-mutants", targets: ["flowsim-mutants"]),
  ],
  dependencies: [
    .package(name: "flowsim", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // A link to Tests/RandomWalk, which the tests walk as well.
    .target(name: "RandomWalk", dependencies: [.product(name: "HeadlessUIKit", package: "flowsim")]),
    .executableTarget(
      name: "flowsim-bench",
      dependencies: [
        "RandomWalk",
        .product(name: "FlowInterfaceBuilder", package: "flowsim"),
        .product(name: "HeadlessUIKit", package: "flowsim"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "flowsim-mutants",
      dependencies: [
        .product(name: "FlowInterfaceBuilder", package: "flowsim"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
