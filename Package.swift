// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "flowsim",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "FlowInterfaceBuilder", targets: ["FlowInterfaceBuilder"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CGraphviz",
      pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .target(name: "FlowGraph", dependencies: ["FlowModel"]),
    .target(name: "FlowInterfaceBuilder"),
    .target(name: "FlowModel", dependencies: ["FlowInterfaceBuilder"]),
    .executableTarget(
      name: "flowsim",
      dependencies: [
        "FlowGraph", "FlowModel", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "flowsim-layout", dependencies: ["CGraphviz"]),
    .testTarget(name: "FlowInterfaceBuilderTests", dependencies: ["FlowInterfaceBuilder"]),
  ],
  swiftLanguageModes: [.v6]
)
