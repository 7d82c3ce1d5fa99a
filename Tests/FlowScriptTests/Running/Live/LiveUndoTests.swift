import Testing

/// `UndoManager`, and that of a window.
@MainActor
struct LiveUndoTests {
  private func screen(_ manager: String, _ more: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          \(manager)
          let label = UILabel()
          var heading = "Old" { didSet { refresh() } }
          var size = 10 { didSet { refresh() } }
          override func viewDidLoad() {
            super.viewDidLoad()
            let stack = UIStackView(arrangedSubviews: [label])
            let handlers: [(String, () -> Void)] = [
              ("Both", { [unowned self] in set(heading: "New"); set(size: 20) }),
              ("Size", { [unowned self] in set(size: size + 1); undoManager?.setActionName("Resize") }),
              ("Undo", { [unowned self] in undoManager?.undo() }),
              ("Redo", { [unowned self] in undoManager?.redo() }),
              ("Show", { [unowned self] in refresh() }), \(more)
            ]
            for (name, handler) in handlers {
              stack.addArrangedSubview(UIButton(type: .system, primaryAction: UIAction(title: name) { _ in handler() }))
            }
            stack.axis = .vertical
            stack.frame = CGRect(x: 20, y: 100, width: 300, height: 340)
            view.addSubview(stack)
          }
          func refresh() {
            let can = "\\(undoManager!.canUndo ? "u" : "-")\\(undoManager!.canRedo ? "r" : "-")"
            label.text = "\\(heading) \\(size) \\(can) \\(undoManager!.undoMenuItemTitle)"
          }
          func set(heading new: String) {
            let old = heading
            undoManager?.registerUndo(withTarget: self) { $0.set(heading: old) }
            heading = new
          }
          func set(size new: Int) {
            undoManager?.registerUndo(withTarget: self, selector: #selector(restore(_:)), object: NSNumber(value: size))
            size = new
          }
          @objc func restore(_ old: NSNumber) { set(size: old.intValue) }
        }
        """)
  }

  private nonisolated static let own = """
    let history = UndoManager()
      override var undoManager: UndoManager? { history }
    """

  @Test(arguments: [own, ""])
  func whatOneEventDidIsUndoneTogether(_ manager: String) throws {
    #expect(
      try screen(manager).passes(
        """
        - tapOn: Both
        - assertVisible: New 20 u- Undo
        - tapOn: Size
        - tapOn: Show
        - assertVisible: New 21 u- Undo Resize
        - tapOn: Undo
        - tapOn: Show
        - assertVisible: New 20 ur Undo
        - tapOn: Undo
        - tapOn: Show
        - assertVisible: Old 10 -r Undo
        - tapOn: Redo
        - tapOn: Redo
        - tapOn: Show
        - assertVisible: New 21 u- Undo Resize
        - tapOn: Undo
        - tapOn: Both
        - assertVisible: New 20 u- Undo
        """) == nil)
  }

  @Test func groupsThatTheAppOpensAreUndoneOneByOne() throws {
    let flow = screen(
      Self.own,
      """
      ("Two", { [unowned self] in
        history.groupsByEvent = false
        for size in [1, 2] { history.beginUndoGrouping(); set(size: size); history.endUndoGrouping() }
      }),
      ("Lost", { [unowned self] in history.groupsByEvent = false; set(size: 3) }),
      """)
    #expect(
      try flow.passes(
        "- tapOn: Two\n- tapOn: Undo\n- tapOn: Show\n- assertVisible: Old 1 ur Undo\n- tapOn: Undo\n- tapOn: Show\n- assertVisible: Old 10 -r Undo"
      )
        == nil)
    #expect(try flow.passes("- tapOn: Lost")?.contains("must begin a group before registering undo") == true)
  }
}
