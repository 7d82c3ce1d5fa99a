import Foundation

/// Runs a thousand flows of 17 steps over an example app whose classes are interpreted, in one process.
enum FlowsBenchmark: Benchmark {
  static let name = "flows"
  static let summary = "1,000 flows of 17 steps over Shop, its classes interpreted, in one process"
  private static let count = 1_000
  private static let runs = 3
  private static let limit = 2.0

  static func run() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flowsim-bench-flows")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = URL(fileURLWithPath: "../Examples/Shop").standardizedFileURL.path
    for number in 0..<count {
      let text = "appId: com.example.shop\nflowsim:\n  app: \(app)\n---\n\(steps)"
      try Data(text.utf8).write(to: folder.appendingPathComponent("flow-\(number).yaml"))
    }
    let program = try FlowsimProgram()
    try program.runFlows(folder.path)
    let time = try ProcessorTime.best(of: runs, in: .children) { try program.runFlows(folder.path) }
    print("  \(time), \(String(format: "%.2f", time.wall / Double(count) * 1000)) ms a flow")
    guard time.wall <= limit else {
      throw BenchmarkFailure(description: "the target is \(limit) seconds on two cores")
    }
  }

  private static let steps = """
    - launchApp
    - tapOn: "Pizza Peel"
    - tapOn: "Add to Cart"
    - tapOn: "Continue"
    - tapOn: "Cart"
    - tapOn: "Delivery Address"
    - assertStack: [CartViewController, AddressViewController]
    - tapOn: {text: "This is a gift", rightOf: "This is a gift"}
    - assertVisible: {text: "This is a gift", checked: true}
    - back
    - tapOn: "More Info"
    - assertPresented: DeliveryHelpViewController
    - unwind: {identifier: closeHelp, to: CartViewController}
    - assertNotPresented
    - tapOn: "Checkout"
    - tapOn: "Place Order"
    - assertStack: [CheckoutViewController]

    """
}
