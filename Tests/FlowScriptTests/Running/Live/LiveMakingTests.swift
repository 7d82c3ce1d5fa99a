import Testing

/// Objects that the framework's initialisers make of the app's classes.
@MainActor
struct LiveMakingTests {
  private func screen(_ load: String, _ types: String) -> LiveFlow {
    LiveFlow(
      source: """
        \(types)
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
        \(load)
          }
        }
        """)
  }

  @Test func aViewWithoutArgumentsIsMadeWithItsFrame() throws {
    let flow = screen(
      "label.text = [Card().title, Card(title: \"Two\").title!, Chip(type: .system).log].compactMap { $0 }.joined()",
      """
      class Card: UIView {
        var title: String!
        override init(frame: CGRect) {
          super.init(frame: frame)
          title = "One"
        }
        convenience init(title: String) {
          self.init()
          self.title += title
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Chip: UIButton {
        var log = "plain"
        override init(frame: CGRect) {
          super.init(frame: frame)
          log = "Chip"
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(try flow.passes("- assertVisible: OneOneTwoChip") == nil)
  }

  @Test func aControllerWithoutArgumentsIsMadeWithItsNib() throws {
    let flow = screen(
      "label.text = Detail().log",
      """
      class Detail: UIViewController {
        var log = "none"
        override init(nibName name: String?, bundle: Bundle?) {
          super.init(nibName: name, bundle: bundle)
          log = "nib"
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(try flow.passes("- assertVisible: nib") == nil)
  }

  @Test func anExtensionOfASuperclassIsOneCandidate() throws {
    let flow = screen(
      "label.text = Card().marked().title",
      """
      extension UIView {
        func marked() -> Self { tag = 1; return self }
      }
      enum Cards { class Base: UIView { var title = "marked" } }
      class Card: Cards.Base {}
      """)
    #expect(try flow.passes("- assertVisible: marked") == nil)
  }

  @Test func aSubscriptOfAnExtensionOfUserDefaultsTakesACaseOfItsEnum() throws {
    let flow = screen(
      """
      UserDefaults.standard[.runs] = (UserDefaults.standard[.runs] as? Int ?? 0) + 2
      label.text = "runs \\(UserDefaults.standard.integer(forKey: "runs"))"
      """,
      """
      enum Setting: String { case sound, runs }
      extension UserDefaults {
        subscript(key: Setting) -> Any? {
          get { return object(forKey: key.rawValue) }
          set { set(newValue, forKey: key.rawValue) }
        }
      }
      """)
    #expect(try flow.passes("- assertVisible: runs 2") == nil)
  }

  @Test func aWindowWithoutAFrameFillsTheScreen() throws {
    let flow = screen(
      """
      let window = UIWindow()
      label.text = "\\(Int(window.frame.width)) \\(window.frame == UIScreen.main.bounds)"
      """, "")
    #expect(try flow.passes("- assertVisible: 393 true") == nil)
  }

  @Test func aTintIsNeverNil() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let box = UIView()
            view.addSubview(box)
            view.tintColor = .systemRed
            box.layer.borderColor = box.tintColor.cgColor
            title = box.tintColor == .systemRed && UIView().tintColor == .systemBlue ? "tinted" : "plain"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: tinted") == nil)
  }
}
