import Testing

@testable import FlowScript

/// Streams that tasks of a screen read.
@MainActor
struct LiveStreamTests {
  private static let screen = """
    class Root: UIViewController {
      private var continuation: AsyncStream<Int>.Continuation?
      private var sent = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        let stream = AsyncStream<Int> { self.continuation = $0 }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Send", style: .plain, target: self, action: #selector(send))
        Task { [weak self] in
          var received: [Int] = []
          for await value in stream where value != 2 {
            received.append(value)
            self?.title = "got \\(received)"
          }
        }
      }
      @objc func send() {
        sent += 1
        continuation?.yield(sent)
      }
    }
    """

  /// The task that waits on the stream holds its last reader, and goes after the interpreter.
  @Test func aStreamThatIsStillReadOutlivesItsApp() throws {
    let flow = LiveFlow(source: Self.screen)
    let steps = "- tapOn: Send\n- tapOn: Send\n- assertVisible: got [1]\n- tapOn: Send\n- assertVisible: got [1, 3]"
    for _ in 0..<3 { #expect(try flow.passes(steps) == nil) }
  }
}
