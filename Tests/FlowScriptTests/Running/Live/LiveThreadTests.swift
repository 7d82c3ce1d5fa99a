import Testing

/// UIKit on other threads than the main one, for which alone it is: what it does there is open.
@MainActor
struct LiveThreadTests {
  /// A screen whose button does what a test says.
  private func flow(_ body: String, _ members: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          let other = UILabel(frame: CGRect(x: 20, y: 250, width: 300, height: 40))
          let queue = DispatchQueue(label: "work")
          override func viewDidLoad() {
            super.viewDidLoad()
            (label.text, other.text) = ("before", "beside")
            view.addSubview(label)
            view.addSubview(other)
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 400, width: 300, height: 40)
            button.setTitle("Go", for: .normal)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            view.addSubview(button)
          }
          @objc func go() { \(body) }
          \(members)
        }
        """)
  }

  @Test(arguments: [
    "DispatchQueue.global().async { self.label.text = \"after\" }",
    "queue.async { self.label.text = \"after\" }",
    "OperationQueue().addOperation { self.label.text = \"after\" }",
    "DispatchQueue.global().async { NotificationCenter.default.post(name: .init(\"n\"), object: nil) }",
  ])
  func aTextThatIsSetElsewhereIsOpen(_ body: String) throws {
    let observing = """
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(forName: .init("n"), object: nil, queue: nil) { _ in
          self.label.text = "after"
        }
      }
      """
    let flow = flow(body, observing)
    #expect(
      try flow.report("- tapOn: Go\n- assertVisible: after").contains(
        "what setting text does off the main thread, which alone UIKit is for"))
    // What nothing touched is as it was.
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: beside") == nil)
  }

  @Test(arguments: [
    ("self.navigationController!.pushViewController(UIViewController(), animated: true)", "pushViewController"),
    ("self.present(UIAlertController(title: \"A\", message: nil, preferredStyle: .alert), animated: true)", "present"),
    ("self.view.addSubview(UILabel())", "addSubview"),
    ("self.label.removeFromSuperview()", "removeFromSuperview"),
    ("self.navigationController!.popViewController(animated: true)", "popViewController"),
  ])
  func whatMovesAScreenElsewhereIsOpen(_ call: String, _ name: String) throws {
    let flow = flow("DispatchQueue.global().async { \(call) }")
    #expect(
      try flow.report("- tapOn: Go\n- assertVisible: before").contains(
        "what \(name) does off the main thread, which alone UIKit is for"))
  }

  /// Looks, what is only read, and views that are shown later are no matter.
  @Test func whatShowsNothingMayBeDoneElsewhere() throws {
    let flow = flow(
      """
      DispatchQueue.global().async {
        self.label.textColor = .red
        let text = self.label.text
        let made = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        made.text = "made of " + (text ?? "")
        DispatchQueue.main.async { self.view.addSubview(made) }
      }
      """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: made of before") == nil)
  }

  @Test(arguments: [
    "DispatchQueue.global().async { DispatchQueue.main.async { self.label.text = \"after\" } }",
    "DispatchQueue.global().async { DispatchQueue.main.sync { self.label.text = \"after\" } }",
    "DispatchQueue.global().sync { self.label.text = \"after\" }",
    "Task.detached { await self.change() }",
    "Task { let text = await self.load(); self.label.text = text }",
  ])
  func theMainThreadIsReachedFromElsewhere(_ body: String) throws {
    let flow = flow(
      body, "func change() { label.text = \"after\" }\nnonisolated func load() async -> String { \"after\" }")
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: after") == nil)
  }

  /// A session calls back on a queue of its own; what comes is not known.
  @Test func aSessionCallsBackElsewhere() throws {
    let flow = flow(
      """
      URLSession.shared.dataTask(with: URL(string: "https://example.com/")!) { _, _, _ in
        let isMain = Thread.isMainThread
        DispatchQueue.main.async { self.label.text = "main thread: \\(isMain)" }
      }.resume()
      """)
    #expect(try flow.passes("- tapOn: Go\n- assertNotVisible: \"main thread: true\"") == nil)
  }

  /// A thread of a queue has no run loop that anyone runs, and a timer of Dispatch ends with its last reference.
  @Test(arguments: [
    "DispatchQueue.global().async { self.perform(#selector(self.change), with: nil, afterDelay: 0.1) }",
    """
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 0.1)
    timer.setEventHandler { self.change() }
    timer.resume()
    """,
  ])
  func whatNobodyRunsNeverComes(_ body: String) throws {
    let flow = flow(body, "@objc func change() { label.text = \"after\" }")
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: before") == nil)
  }
}
