// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "flowsim",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "FlowInterfaceBuilder", targets: ["FlowInterfaceBuilder"]),
    .library(name: "FlowTesting", targets: ["FlowTesting"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .executable(name: "flowsim", targets: ["flowsim"]),
    .plugin(name: "InterfacePlugin", targets: ["InterfacePlugin"]),
    .plugin(name: "FlowsimPlugin", targets: ["FlowsimPlugin"]),
    .executable(name: "flowsim-layout", targets: ["flowsim-layout"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CGraphviz",
      pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .target(name: "ConstraintSolver"),
    .target(
      name: "FlowChecks",
      dependencies: [
        "FlowInterfaceBuilder", "FlowInterpreter", "FlowModel", .product(name: "Yams", package: "Yams"),
      ]),
    .target(name: "FlowGraph", dependencies: ["FlowInterfaceBuilder", "FlowModel"]),
    .target(name: "FlowInterpreter", dependencies: ["FlowInterfaceBuilder", "FlowModel"]),
    .target(name: "FlowInterfaceBuilder"),
    .target(name: "FlowLayout", dependencies: ["FlowInterfaceBuilder", "HeadlessUIKit"]),
    .target(name: "FlowMerge", dependencies: ["FlowInterfaceBuilder"]),
    .target(name: "FlowModel", dependencies: ["FlowInterfaceBuilder"]),
    .target(name: "FlowReport", dependencies: ["FlowChecks", "FlowInterfaceBuilder", "FlowModel", "FlowScript"]),
    .target(
      name: "FlowScript",
      dependencies: [
        "FlowInterfaceBuilder", "FlowInterpreter", "FlowModel", "HeadlessUIKit", "UIKitBridge",
        .product(name: "Yams", package: "Yams"),
      ]),
    .target(
      name: "FlowSources",
      dependencies: [
        "FlowInterfaceBuilder", "FlowModel", .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "SwiftIfConfig", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .target(
      name: "FlowTesting",
      dependencies: [
        "FlowChecks", "FlowInterfaceBuilder", "FlowModel", "FlowScript", "FlowSources", "HeadlessUIKit",
        .product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .target(name: "HeadlessUIKit", dependencies: ["FlowInterfaceBuilder"]),
    .target(name: "UIKit", dependencies: ["HeadlessUIKit"]),
    .target(name: "UIKitBridge", dependencies: ["FlowInterpreter", "FlowModel", "HeadlessUIKit"]),
    .target(name: "_Testing_UIKit"),
    .executableTarget(
      name: "flowsim",
      dependencies: [
        "FlowChecks", "FlowGraph", "FlowInterfaceBuilder", "FlowLayout", "FlowMerge", "FlowModel", "FlowReport",
        "FlowScript", "FlowSources", "HeadlessUIKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "flowsim-layout", dependencies: ["CGraphviz"]),
    .plugin(
      name: "FlowsimPlugin",
      capability: .command(
        intent: .custom(verb: "flowsim", description: "Run flows over the model of an iOS app, and check it"))),
    .plugin(name: "InterfacePlugin", capability: .buildTool(), dependencies: ["interface-generator"]),
    .executableTarget(
      name: "interface-generator",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax"),
      ], path: "Tools/InterfaceGenerator"),
    .executableTarget(
      name: "bridge-generator",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax"),
      ], path: "Tools/BridgeGenerator"),
    .target(
      name: "HolidayHoursExample", dependencies: ["HeadlessUIKit", "UIKit"], path: "Tests/LinkedExamples/HolidayHours",
      exclude: ["interface-sources"], plugins: ["InterfacePlugin"]),
    .target(
      name: "ShopExample", dependencies: ["HeadlessUIKit", "UIKit"], path: "Tests/LinkedExamples/Shop",
      exclude: ["interface-sources"], plugins: ["InterfacePlugin"]),
    .target(
      name: "SignInExample", dependencies: ["HeadlessUIKit", "UIKit"], path: "Tests/LinkedExamples/SignIn",
      exclude: ["interface-sources"], plugins: ["InterfacePlugin"]),
    .target(
      name: "ProgramRunner", dependencies: ["FlowInterpreter", "FlowModel", "FlowSources", "SeededRandom"],
      path: "Tests/ProgramRunner"),
    .executableTarget(name: "differential", dependencies: ["ProgramRunner"], path: "Tests/Differential"),
    .executableTarget(
      name: "stopwatch",
      dependencies: [
        "FlowInterpreter", "FlowModel", "FlowSources", .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      path: "Tests/Stopwatch"),
    .target(name: "RandomWalk", dependencies: ["HeadlessUIKit", "SeededRandom"], path: "Tests/RandomWalk"),
    .target(name: "SeededRandom", path: "Tests/SeededRandom"),
    .executableTarget(
      name: "solver-trial", dependencies: ["ConstraintSolver"], path: "Tests/SolverTrial", exclude: ["compare.py"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "SeededRandom"]),
    .testTarget(
      name: "CorpusFlowTests",
      dependencies: ["FlowInterfaceBuilder", "FlowModel", "FlowScript", "HeadlessUIKit", "TestSupport"]),
    .testTarget(name: "FidelityTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "FlowChecksTests",
      dependencies: [
        "FlowChecks", "FlowReport", "FlowSources", "TestSupport", .product(name: "Yams", package: "Yams"),
      ]),
    .testTarget(name: "FlowGraphTests", dependencies: ["FlowGraph", "TestSupport"]),
    .testTarget(name: "FlowInterfaceBuilderTests", dependencies: ["FlowInterfaceBuilder", "SeededRandom"]),
    .testTarget(name: "FlowInterpreterTests", dependencies: ["ProgramRunner", "TestSupport", "differential"]),
    .testTarget(name: "FlowLayoutTests", dependencies: ["FlowInterfaceBuilder", "FlowLayout", "HeadlessUIKit"]),
    .testTarget(name: "FlowMergeTests", dependencies: ["FlowInterfaceBuilder", "FlowMerge", "SeededRandom"]),
    .testTarget(name: "FlowModelTests", dependencies: ["FlowModel", "TestSupport"]),
    .testTarget(
      name: "FlowScriptTests",
      dependencies: [
        "FlowModel", "FlowReport", "FlowScript", "FlowSources", "SeededRandom", "TestSupport",
        .product(name: "Yams", package: "Yams"),
      ]),
    .testTarget(
      name: "FlowSourcesTests",
      dependencies: [
        "FlowSources", "SeededRandom", "TestSupport", .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "FlowTestingTests", dependencies: ["FlowScript", "FlowTesting", "HeadlessUIKit", "TestSupport"],
      exclude: ["Flows"]),
    .testTarget(name: "FlowsimLayoutTests", dependencies: ["flowsim-layout", "TestSupport"]),
    .testTarget(name: "FlowsimTests", dependencies: ["flowsim", "TestSupport"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "TestSupport", "UIKit"]),
    .testTarget(
      name: "HolidayHoursExampleTests", dependencies: ["FlowTesting", "HeadlessUIKit", "HolidayHoursExample", "UIKit"],
      path: "Examples/HolidayHours/Tests"),
    .testTarget(name: "InterfaceGeneratorTests", dependencies: ["interface-generator"]),
    .testTarget(
      name: "LinkedClassesTests",
      dependencies: [
        "FlowModel", "FlowScript", "FlowSources", "HeadlessUIKit", "HolidayHoursExample", "SeededRandom", "ShopExample",
        "SignInExample", "TestSupport",
      ]),
    .testTarget(name: "RandomWalkTests", dependencies: ["RandomWalk"]),
    .testTarget(
      name: "ShopExampleTests", dependencies: ["FlowTesting", "HeadlessUIKit", "ShopExample"],
      path: "Examples/Shop/Tests"),
    .testTarget(
      name: "SignInExampleTests", dependencies: ["FlowTesting", "HeadlessUIKit", "SignInExample", "UIKit"],
      path: "Examples/SignIn/Tests"),
    .testTarget(
      name: "UIKitBridgeTests",
      dependencies: ["FlowInterpreter", "FlowModel", "FlowSources", "HeadlessUIKit", "UIKitBridge", "bridge-generator"]),
    // App code as it is shared today: most of it is Swift 5.
    .testTarget(
      name: "UIKitTests",
      dependencies: ["FlowInterfaceBuilder", "HeadlessUIKit", "TestSupport", "UIKit", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ],
  swiftLanguageModes: [.v6]
)
