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

  @Test func anExtensionsInitialiserThatNeedsItsDefaultsComesAfterUIKitsOwn() throws {
    let flow = screen(
      "label.text = [UILabel(text: \"One\").text!, \"\\(UIView().tag)\", \"\\(UILabel().text == nil)\", row(.vertical), "
        + "UIButton(type: .system).currentTitle ?? \"none\", UIButton(type: Look.loud).currentTitle!].joined(separator: \" \")",
      """
      extension UILabel {
        convenience init(text: String = "") {
          self.init()
          self.text = text
        }
      }
      enum Look: String { case loud }
      extension UIButton {
        convenience init(type: UIButton.ButtonType = .system, title: String = "x") {
          self.init(type: type)
          setTitle(title, for: .normal)
        }
        convenience init(type: Look, size: CGFloat = 3) {
          self.init(type: .custom)
          setTitle(type.rawValue, for: .normal)
        }
      }
      extension UIStackView {
        convenience init(arrangedSubviews: [UIView], axis: NSLayoutConstraint.Axis = .vertical) {
          self.init(arrangedSubviews: arrangedSubviews)
          self.axis = axis
        }
      }
      func row(_ axis: NSLayoutConstraint.Axis) -> String {
        let own = UIStackView(arrangedSubviews: [], axis: axis)
        return "\\(own.axis == .vertical)\\(UIStackView(arrangedSubviews: []).axis == .vertical)"
      }
      extension UIView {
        convenience init(number: Int = 7) {
          self.init(frame: .zero)
          tag = number
        }
      }
      """)
    #expect(try flow.passes("- assertVisible: One 0 true truefalse none loud") == nil)
  }

  @Test func textViewsTablesAndCollectionsAreMadeWithWhatTheyOverride() throws {
    let flow = screen(
      "label.text = [Pad().log, Pad(frame: .zero).log, Sheet().log, Nib().log, Grid().log].joined(separator: \" \")",
      """
      class Pad: UITextView {
        var log = "none"
        override init(frame: CGRect, textContainer: NSTextContainer?) {
          super.init(frame: frame, textContainer: textContainer)
          log = "pad"
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Sheet: UITableViewController {
        var log = "none"
        override init(style: UITableView.Style) {
          super.init(style: style)
          log = style == .plain ? "plain" : "other"
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Nib: UITableViewController {
        var log = "none"
        override init(nibName name: String?, bundle: Bundle?) {
          super.init(nibName: name, bundle: bundle)
          log = "nib"
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Grid: UICollectionView {
        var log = "none"
        override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
          super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
          log = "grid"
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(try flow.passes("- assertVisible: pad pad plain nib grid") == nil)
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

  @Test("An extension's initialiser with the labels of UIKit's own is meant for its own types alone")
  func initialiserBesideUIKits() throws {
    let flow = LiveFlow(
      source: """
        enum Board: String { case main = "Main" }
        extension UIColor {
          convenience init(red: Int, green: Int, blue: Int, alpha: CGFloat = 1) {
            self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
          }
          convenience init(hex: Int) { self.init(red: hex >> 16, green: hex >> 8 & 255, blue: hex & 255) }
          convenience init(hex: String) { self.init(hex: Int(hex, radix: 16) ?? 0) }
        }
        extension UIAlertAction {
          convenience init(title: Int, style: UIAlertAction.Style) {
            self.init(title: "number \\(title)", style: style, handler: nil)
          }
        }
        extension UIStoryboard {
          convenience init(name: Board, bundle: Bundle? = nil) { self.init(name: name.rawValue, bundle: bundle) }
        }
        class Box: UIView {
          convenience init(frame side: Int) { self.init(frame: CGRect(x: 0, y: 0, width: side, height: side)) }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 30))
            view.addSubview(label)
            let colors = [UIColor(red: 255, green: 0, blue: 0), UIColor(red: 1.0, green: 0, blue: 0, alpha: 1), UIColor(hex: "ff0000")]
            let titles = [UIAlertAction(title: "ok", style: .default), UIAlertAction(title: 7, style: .default)].map { $0.title! }
            label.text = "\\(colors.allSatisfy { $0 == .red }) \\(titles) \\(Box(frame: 30).frame.width) \\(Box(frame: .zero).frame.width)"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: 'true \\[\"ok\", \"number 7\"\\] 30.0 0.0'") == nil)
  }

  @Test("A container made with the name of a nib that does not exist makes its own view")
  func containerWithNibName() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let tabs = UITabBarController(nibName: "Missing", bundle: nil)
            let first = UIViewController()
            first.title = "First"
            tabs.viewControllers = [first]
            present(tabs, animated: true)
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: First") == nil)
  }
}
