import FlowModel
import Testing

@testable import FlowChecks

/// By what names code asks UIKit for segues and screens, beyond the examples of the rules.
@Suite struct NamedCallTests {
  private func check(_ code: String) throws -> [String] {
    let storyboard = RealCase.storyboard(
      """
      <viewController id="home" storyboardIdentifier="Home" \(RealCase.of("HomeViewController"))><connections>
      <segue destination="item" kind="show" identifier="open" id="s-1"/>
      </connections></viewController>
      """,
      """
      <viewController id="item" storyboardIdentifier="ItemViewController" \(RealCase.of("ItemViewController"))>
      <connections><segue destination="home" kind="show" identifier="back" id="s-2"/></connections></viewController>
      """)
    let found = try ExampleApp.findings(
      of: RuleExample(["A.swift": code, "Main.storyboard": storyboard]), asksForWays: false)
    return found.filter { ["unknown-segue-identifier", "unknown-scene", "unknown-storyboard"].contains($0.ruleID) }
      .map { "\($0.location.line):\($0.location.column): \($0.severity) \($0.message)" }
  }

  private static let classes = """
    class HomeViewController: UIViewController {}
    class ItemViewController: UIViewController {}

    """

  /// The name of a segue where it is wrong.
  @Test(arguments: [
    // A variable that has one value.
    "@IBAction func go() { var id = \"op\"; id += \"en!\"; performSegue(withIdentifier: id, sender: nil) }",
    // A closure that UIKit or a library calls.
    "@IBAction func go() { api.load { [weak self] _ in self?.performSegue(withIdentifier: \"open!\", sender: nil) } }",
    "@IBAction func go() { DispatchQueue.main.async { guard true else { return }; self.performSegue(withIdentifier: \"open!\", sender: nil) } }",
    // After what cannot be read.
    "@IBAction func go() { for x in unknown() { x.do() }; performSegue(withIdentifier: \"open!\", sender: nil) }",
    // A function in a function, a ternary whose ends agree, a constant of the object.
    "let id = \"open!\"\n@IBAction func go() { func inner() { performSegue(withIdentifier: id, sender: nil) }; inner() }",
    "@IBAction func go() { performSegue(withIdentifier: x ? \"open!\" : \"open\" + \"!\", sender: nil) }",
    "lazy var button: Button = { let b = Button(); b.onTap = { self.performSegue(withIdentifier: \"open!\", sender: nil) }; return b }()",
  ])
  func wrongSegue(_ body: String) throws {
    let found = try check("extension HomeViewController {\n\(body)\n}\n" + Self.classes)
    #expect(found.count == 1)
    #expect(
      found.allSatisfy {
        $0.hasSuffix("error no segue of HomeViewController has the identifier 'open!': did you mean 'open'?")
      },
      "\(found)")
  }

  /// What another class of the same family, another argument, or what is not known decides.
  @Test(arguments: [
    // A property that subclasses override.
    """
    class Base: UIViewController {
      var segueIdentifier: String { "" }
      func go() { performSegue(withIdentifier: segueIdentifier, sender: nil) }
    }
    class HomeViewController: Base { override var segueIdentifier: String { "open" } }
    class ItemViewController: Base { override var segueIdentifier: String { "back" } }
    """,
    // A helper of a base class, whose callers say the name.
    """
    class Base: UIViewController {
      enum Segue: String { case open, back }
      func go(_ segue: Segue) { performSegue(withIdentifier: segue.rawValue, sender: nil) }
    }
    class HomeViewController: Base { func x() { go(.open) } }
    class ItemViewController: Base { func x() { go(.back) } }
    """,
    // A protocol's extension, by each class's own names.
    """
    protocol SegueHandler { associatedtype Segue: RawRepresentable }
    extension SegueHandler where Self: UIViewController, Segue.RawValue == String {
      func perform(_ segue: Segue) { performSegue(withIdentifier: segue.rawValue, sender: nil) }
    }
    class HomeViewController: UIViewController, SegueHandler {
      enum Segue: String { case show = "open" }
      func x() { perform(.show) }
    }
    class ItemViewController: UIViewController, SegueHandler {
      enum Segue: String { case leave = "back" }
      func x() { perform(.leave) }
    }
    """,
    // A name that an object brings.
    """
    class HomeViewController: UIViewController {
      var row: Row!
      func go() { performSegue(withIdentifier: row.segue, sender: nil) }
      func say(_ id: String?) { performSegue(withIdentifier: id ?? "none", sender: nil) }
    }
    struct Row { var segue = "none" }
    class ItemViewController: UIViewController {}
    """,
    // Which of a class's segues, a condition decides.
    """
    class HomeViewController: UIViewController {
      func go(_ n: Int) { performSegue(withIdentifier: n > 1 ? "open" : "shut", sender: nil) }
    }
    class ItemViewController: UIViewController {}
    """,
    // A name by the type, which a generic function, a protocol or a subclass decides.
    """
    extension UIStoryboard {
      func make<T: UIViewController>() -> T {
        instantiateViewController(withIdentifier: String(describing: T.self)) as! T
      }
    }
    protocol FromStoryboard: AnyObject { static var identifier: String { get } }
    extension FromStoryboard where Self: UIViewController {
      static var identifier: String { String(describing: self) }
      static func make() -> Self {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: identifier) as! Self
      }
    }
    class Screen: UIViewController {
      class var name: String { "" }
      static func load() -> UIViewController {
        UIStoryboard(name: "Main", bundle: .main).instantiateViewController(withIdentifier: name)
      }
    }
    class HomeViewController: Screen {
      override class var name: String { "Home" }
      func x() {
        let item: ItemViewController = storyboard!.make()
        show(item, sender: nil)
        show(ItemViewController.make(), sender: nil)
        show(HomeViewController.load(), sender: nil)
      }
    }
    class ItemViewController: UIViewController, FromStoryboard {}
    """,
    // Another bundle's storyboard.
    """
    class HomeViewController: UIViewController {
      func x() { _ = UIStoryboard(name: "Kit", bundle: Bundle(identifier: "kit")).instantiateViewController(withIdentifier: "Kit") }
    }
    class ItemViewController: UIViewController {}
    """,
  ])
  func right(_ code: String) throws {
    #expect(try check(code) == [])
  }

  @Test func aNameThatIsHandedOnIsWrongWhereItIsSaid() throws {
    let found = try check(
      """
      class HomeViewController: UIViewController {
        static let board = "Home!"
        func go(_ id: String) { performSegue(withIdentifier: id, sender: nil) }
        func further(_ id: String) { go(id) }
        @IBAction func x() { further("open!") }
        @IBAction func y() { Router(storyboard: UIStoryboard(name: "Main", bundle: nil)).make(HomeViewController.board) }
      }
      class Router {
        let storyboard: UIStoryboard
        init(storyboard: UIStoryboard) { self.storyboard = storyboard }
        func make(_ id: String) -> UIViewController { storyboard.instantiateViewController(withIdentifier: id) }
      }
      class ItemViewController: UIViewController {}
      """)
    #expect(
      found == [
        "5:24: error no segue of HomeViewController has the identifier 'open!': did you mean 'open'?",
        "6:84: error the code names screen 'Home!', which storyboard Main does not have: did you mean 'Home'?",
      ])
  }

  /// An identifier of a storyboard reference is a screen's: UIKit follows the reference.
  @Test func referencesHaveIdentifiers() throws {
    let found = try ExampleApp.findings(
      of: RuleExample([
        "A.swift": """
        class HomeViewController: UIViewController {
          func go() { show(storyboard!.instantiateViewController(withIdentifier: "Progress"), sender: nil) }
        }
        """,
        "Main.storyboard": RealCase.storyboard(
          "<viewController id=\"home\" \(RealCase.of("HomeViewController"))/>",
          """
          <viewControllerPlaceholder storyboardIdentifier="Progress" storyboardName="Update" \
          referencedIdentifier="ProgressScreen" id="ref" sceneMemberID="viewController"/>
          """),
        "Update.storyboard": RealCase.storyboard(
          "<viewController storyboardIdentifier=\"ProgressScreen\" id=\"progress\"/>", starts: false),
      ]))
    #expect(found.filter { $0.severity != .note } == [])
  }

  /// A function of the app's own that is called as UIKit's is.
  @Test func ownFunctionsOfUIKitsNames() throws {
    let found = try check(
      """
      class Navigator {
        static func start() -> UIViewController? {
          instantiateViewController(storyboard: "Main", identifier: "Home")
        }
        static func instantiateViewController<K>(storyboard: String, identifier: String) -> K? {
          UIStoryboard(name: storyboard, bundle: nil).instantiateViewController(withIdentifier: identifier) as? K
        }
      }
      class Other: Navigator {}
      class HomeViewController: UIViewController {}
      class ItemViewController: UIViewController {}
      """)
    #expect(found == [])
  }

  /// `self` of a static member of an extension is the class that is asked.
  @Test func nibsByTheClassThatIsAsked() throws {
    let code = """
      extension UIView {
        static var identifier: String { String(describing: self) }
        static var nib: UINib { UINib(nibName: identifier, bundle: nil) }
        static func make<T>() -> T { nib.instantiate(withOwner: self, options: nil).first as! T }
      }
      class Field: UIView {}
      class Shield: UIView {}
      func build() -> Field { Field.make() }
      func other() -> Shield { Shield.make() }
      class Start: UIView { override func awakeFromNib() { [build(), other()].forEach(addSubview) } }
      """
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v"/></objects></document>
      """
    let found = try ExampleApp.findings(
      of: RuleExample(["A.swift": code, "Field.xib": xib]), asksForWays: false)
    #expect(
      found.filter { $0.ruleID == "unknown-nib" }.map { "\($0.location.line): \($0.message)" }
        == ["9: no xib is called 'Shield': did you mean 'Field'?"])
  }
}
