import Testing

/// What is said of a flow's header before its first step does not hide what is open in that.
@MainActor
struct LiveHeaderWorldsTests {
  private let source = """
    class Root: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        if Server.isDown() { fatalError() }
        title = "up"
      }
    }
    """

  @Test("A device that a name only means, and a stub that stands for nothing", arguments: ["device", "stub"])
  func notes(kind: String) throws {
    var flow = LiveFlow(source: source)
    flow.header = kind == "device" ? "  device: iPhone SE\n" : "  stubs: [Stub.swift]\n"
    flow.files = ["Stub.swift": "struct Nobody {}"]
    let report = try flow.report("- assertVisible: up")
    #expect(report.contains("undecided: only the app's code knows whether Server.isDown(…)"))
    #expect(report.contains("  ✓ assertVisible \"up\""))
  }
}
