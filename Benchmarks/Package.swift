// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "flowsim-benchmarks",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "flowsim-bench", targets: ["flowsim-bench"])
  ],
  dependencies: [
    .package(name: "flowsim", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "flowsim-bench",
      dependencies: [
        .product(name: "FlowInterfaceBuilder", package: "flowsim"),
        .product(name: "HeadlessUIKit", package: "flowsim"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
