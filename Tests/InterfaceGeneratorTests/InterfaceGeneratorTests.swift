import Testing

@testable import interface_generator

/// Apps' files as they compile without an Objective-C runtime.
struct InterfaceGeneratorTests {
  private func rewritten(_ texts: [String]) -> [String] {
    let app = AppSources(texts.enumerated().map { ("F\($0).swift", $1) })
    return app.files.map { $0.rewritten(in: app) }
  }

  @Test("Attributes go, the lines stay, and the class has its table")
  func table() {
    let text = rewritten([
      """
      import UIKit
      class A: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var buttons: [UIButton]!
        @IBInspectable var count: Int = 0
        @IBAction func save(_ sender: UIButton) {}
        @IBAction func saveAll() {}
        @IBAction func unwindToA(_ segue: UIStoryboardSegue) {}
        @IBSegueAction func make(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
        @objc dynamic func tick(with timer: Timer) { _ = #selector(tick(with:)) }
      }
      """
    ])[0]
    #expect(
      text == """
        #sourceLocation(file: "F0.swift", line: 1)
        import UIKit
        class A: UIViewController {
                    private weak var label: UILabel!
                    var buttons: [UIButton]!
                         var count: Int = 0
                    func save(_ sender: UIButton) {}
                    func saveAll() {}
                    func unwindToA(_ segue: UIStoryboardSegue) {}
                         func make(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
                        func tick(with timer: Timer) { _ = Selector("tickWith:") }
        @MainActor class var interfaceBindings: InterfaceBindings { InterfaceBindings(for: A.self) { bind in \
        bind.outlet("label", \\.label); bind.outletCollection("buttons", \\.buttons); bind.attribute("count", \\.count); \
        bind.action("save:") { owner, sender in if let sender = sender as? UIButton { owner.save(sender) } }; \
        bind.action("saveAll") { owner, _ in owner.saveAll() }; bind.unwind("unwindToA:") { $0.unwindToA($1) }; \
        bind.segueAction("make:sender:") { owner, coder, sender, _ in owner.make(coder, sender: sender) }; \
        bind.action("tickWith:") { owner, sender in if let sender = sender as? Timer { owner.tick(with: sender) } } } } }
        extension A: InterfaceBound {}

        """)
  }

  @Test("A subclass's table overrides; extensions bind too, and what they override goes to the class")
  func extensions() {
    let text = rewritten([
      """
      class A: UIViewController {
        @IBOutlet var label: UILabel!
      }
      extension A {
        override func viewDidLoad() {
          super.viewDidLoad()
        }
      }
      """,
      """
      class B: A { func go() { _ = #selector(A.more) } }
      extension B { @IBAction func press(_ sender: Any) {} }
      extension A { @objc(other:) func more(_ sender: Any?) {} }
      """,
    ])
    #expect(
      text[0] == """
        #sourceLocation(file: "F0.swift", line: 1)
        class A: UIViewController {
                    var label: UILabel!
        @MainActor class var interfaceBindings: InterfaceBindings { InterfaceBindings(for: A.self) { bind in \
        bind.outlet("label", \\.label); bind.action("other:") { $0.more($1) } } }\u{20}
        #sourceLocation(file: "F0.swift", line: 5)
        override func viewDidLoad() {
            super.viewDidLoad()
          }
        #sourceLocation(file: "F0.swift", line: 3)
        }
        extension A {
        \("                               ")
        \("                       ")
        \("   ")
        }
        extension A: InterfaceBound {}

        """)
    #expect(text[1].contains(#"class B: A { func go() { _ = Selector("other:") } @MainActor override class var"#))
    #expect(text[1].contains(#"bind.action("press:") { owner, sender in owner.press(sender as Any) }"#))
    #expect(!text[1].contains("extension B: InterfaceBound"))
  }

  @Test("What cannot be moved or named is said")
  func faults() {
    let app = AppSources([
      ("A.swift", "class A: UIView {}\n"),
      ("B.swift", "extension A {\n  override func layoutSubviews() {}\n  @IBAction private func go() {}\n}\n"),
    ])
    #expect(
      app.faults.map(\.description) == [
        "B.swift:1: warning: go of A is private to this file: its class's table cannot name it",
        "B.swift:2: error: an extension overrides a member of A, which is declared elsewhere: move it there",
      ])
  }
}
