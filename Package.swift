// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "flowsim",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.0"),
  ],
  targets: [
    .target(
      name: "FlowScript",
      dependencies: [.product(name: "Yams", package: "Yams")]
    ),
    .executableTarget(
      name: "flowsim",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser"),
      .product(name: "CustomDump", package: "swift-custom-dump"),
      .product(name: "Yams", package: "Yams"),
      ]),
    .testTarget(name: "FlowScriptTests", dependencies: ["FlowScript"]),
  ],
  swiftLanguageModes: [.v6]
)
