// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "flowsim",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "FlowInterfaceBuilder", targets: ["FlowInterfaceBuilder"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "UIKit", targets: ["UIKit"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.0"),
  ],
  targets: [
    .target(name: "FlowInterfaceBuilder"),
    .target(name: "HeadlessUIKit", dependencies: ["FlowInterfaceBuilder"]),
    .target(name: "UIKit", dependencies: ["HeadlessUIKit"]),
    .executableTarget(name: "flowsim", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
    .testTarget(name: "FlowInterfaceBuilderTests", dependencies: ["FlowInterfaceBuilder"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
  ],
  swiftLanguageModes: [.v6]
)
