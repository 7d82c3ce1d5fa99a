import FlowScript
import Testing

private let goB = "performSegue(withIdentifier: \"toB\", sender: nil)"
private let goC = "performSegue(withIdentifier: \"toC\", sender: nil)"

/// What code does is done; what hangs on what is not read leaves the step undecided: never a wrong tick, never a wrong
/// cross.
@MainActor
struct UnreadCodeTests {
  /// A screen with a label, a button `Go` and a button `Next`, and two screens that it leads to.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="nav"><scenes>
    <scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="r0"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s1"><objects><viewController id="a" customClass="AViewController" customModule="App" \
    customModuleProvider="target" sceneMemberID="viewController"><view key="view" id="v1"><subviews>
      <label text="Hello" id="l1"/>
      <button id="b1"><state key="normal" title="Go"/><connections>
        <action selector="go:" destination="a" eventType="touchUpInside" id="a1"/></connections></button>
      <button id="b2"><state key="normal" title="Next"/><connections>
        <segue destination="c" kind="show" identifier="toNext" id="g3"/></connections></button>
      </subviews></view><connections><outlet property="label" destination="l1" id="o1"/>
      <outlet property="goButton" destination="b1" id="o2"/>
      <segue destination="b" kind="show" identifier="toB" id="g1"/>
      <segue destination="c" kind="show" identifier="toC" id="g2"/></connections></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="b" storyboardIdentifier="B" customClass="BViewController" \
    customModule="App" customModuleProvider="target" sceneMemberID="viewController"><view key="view" id="v2"/>
    </viewController></objects></scene>
    <scene sceneID="s3"><objects><viewController id="c" storyboardIdentifier="C" customClass="CViewController" \
    customModule="App" customModuleProvider="target" sceneMemberID="viewController"><view key="view" id="v3"/>
    </viewController></objects></scene>
    </scenes></document>
    """

  /// - Parameters:
  ///   - action: the body of the action `go`.
  ///   - load: the end of `viewDidLoad`.
  ///   - more: further members.
  private func app(action: String = "", load: String = "", more: String = "", other: String = "") -> SnippetFlow {
    SnippetFlow(
      source: """
        import UIKit
        class AViewController: UIViewController {
          @IBOutlet var label: UILabel!
          @IBOutlet var goButton: UIButton!
          override func viewDidLoad() {
            super.viewDidLoad()
            \(load)
          }
          @IBAction func go(_ sender: Any) {
            \(action)
          }
          \(more)
        }
        class BViewController: UIViewController {}
        class CViewController: UIViewController {}
        \(other)
        """, storyboard: Self.storyboard)
  }

  @Test(
    "A local that is set in several ways holds what the code sets it to",
    arguments: [
      ("var id = \"toB\"; if UserDefaults.standard.bool(forKey: \"x\") { id = \"toC\" }", "B"),
      ("let id: String; if sender is UIButton && label.text == \"Hello\" { id = \"toB\" } else { id = \"toC\" }", "B"),
      ("let id: String; switch count { case 1: id = \"toB\"; default: id = \"toC\" }", "C"),
      ("var id = \"toB\"; for x in [\"a\", \"c\"] where x == \"c\" { id = \"toC\" }", "C"),
      ("var id = \"toB\"; let later = { id = \"toC\" }; later()", "C"),
      ("var id = \"\"; defer { id = \"toC\" }; id = \"toB\"", "B"),
    ])
  func locals(body: String, screen: String) throws {
    let failure = try app(
      action: "\(body)\n    performSegue(withIdentifier: id, sender: nil)", more: "var count = 0"
    ).passes("- tapOn: Go\n- assertScreen: \(screen)ViewController")
    #expect(failure == nil)
  }

  @Test(
    "What code that is not read sets or gives a local is not known",
    arguments: [
      "let id = saved ? \"toB\" : \"toC\"", "var id = \"toB\"; for x in names where x == \"c\" { id = \"toC\" }",
      "var id = \"toB\"; change(&id)", "var id = \"toB\"; id += suffix",
    ])
  func openLocals(body: String) throws {
    let report = try app(action: "\(body)\n    performSegue(withIdentifier: id, sender: nil)").report(
      "- tapOn: Go\n- assertScreen: BViewController")
    #expect(report.contains("1 flow: 0 passed, 1 undecided"), "\(report)")
  }

  @Test("A local that is set on one way is what it was set to")
  func straightLocals() throws {
    let body = "var id = \"toB\"\n    id = \"toC\"\n    performSegue(withIdentifier: id, sender: nil)"
    #expect(try app(action: body).passes("- tapOn: Go\n- assertScreen: CViewController") == nil)
  }

  @Test("shouldPerformSegue is asked; what it returns that is not known goes both ways")
  func should() throws {
    func more(_ result: String) -> String {
      "override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { \(result) }"
    }
    let stored = more("UserDefaults.standard.bool(forKey: \"ok\")")
    #expect(try app(more: stored).passes("- tapOn: Next\n- assertScreen: AViewController") == nil)
    let open = try app(more: more("Session.isOpen")).report("- tapOn: Next\n- assertScreen: CViewController")
    #expect(
      open.contains(
        """
          ? assertScreen "CViewController"  (flow.yaml:7:3)
              undecided: only the app's code knows whether Session.isOpen
        """), "\(open)")
  }

  @Test(
    "What is called elsewhere goes where its code goes",
    arguments: [
      (
        "delegate?.finished(self)", "weak var delegate: Finishing?",
        "protocol Finishing: AnyObject { func finished(_ a: AViewController) }", "A"
      ),
      (
        "delegate = finisher; delegate?.finished(self)", "let finisher = Finisher()\n  weak var delegate: Finishing?",
        "protocol Finishing: AnyObject { func finished(_ a: AViewController) }\n"
          + "class Finisher: Finishing { func finished(_ a: AViewController) { a.\(goC) } }", "C"
      ),
      (
        "Router.shared.route(self)", "",
        "class Router { static let shared = Router(); func route(_ a: AViewController) { a.\(goC) } }", "C"
      ),
      ("onTap?()", "var onTap: (() -> Void)?", "", "A"),
      ("onTap = { self.\(goC) }; onTap?()", "var onTap: (() -> Void)?", "", "C"),
      ("model.tap(self)", "let model = Model()", "class Model { func tap(_ a: AViewController) { a.\(goC) } }", "C"),
      ("count = 1", "var count = 0 { didSet { \(goC) } }", "", "C"),
      ("count += 1", "var count: Int { get { 0 } set { \(goC) } }", "", "C"),
      ("self[0] = 1", "subscript(_ n: Int) -> Int { get { 0 } set { \(goC) } }", "", "C"),
      ("_ = next", "var next: Int { \(goC); return 1 }", "", "C"),
      ("self <<< 1", "", "infix operator <<<\nfunc <<< (a: AViewController, n: Int) { a.\(goC) }", "C"),
      (
        "NotificationCenter.default.post(name: Notification.Name(\"n\"), object: nil)",
        "override func viewWillAppear(_ animated: Bool) {\n    super.viewWillAppear(animated)\n"
          + "    NotificationCenter.default.addObserver(self, selector: #selector(heard), name: Notification.Name(\"n\"), object: nil)\n  }\n"
          + "  @objc func heard() { \(goC) }", "", "C"
      ),
    ])
  func elsewhere(action: String, more: String, other: String, screen: String) throws {
    let failure = try app(action: action, more: more, other: other).passes(
      "- tapOn: Go\n- assertScreen: \(screen)ViewController")
    #expect(failure == nil)
  }

  @Test(
    "What may be left before its end leaves what follows open",
    arguments: [
      "do { try save(); \(goB) } catch {}", "Task { if await load() { \(goB) } }", "Task { try await load(); \(goB) }",
      "switch label.text { case nil: break; default: if saved { break }; \(goB) }",
      "if #available(iOS 18.9, *) { \(goB) }",
    ])
  func leaving(action: String) throws {
    let report = try app(action: action).report("- tapOn: Go\n- assertScreen: BViewController")
    #expect(report.contains("1 flow: 0 passed, 1 undecided"), "\(report)")
  }

  @Test(
    "What ends, waits or is left out does so as in Swift",
    arguments: [
      ("defer { \(goC) }; \(goB)", "C"),
      ("DispatchQueue.main.asyncAfter(deadline: .now() + 60) { self.\(goB) }", "A"),
      ("Timer.scheduledTimer(withTimeInterval: 999, repeats: false) { _ in self.\(goB) }", "A"),
      ("if #available(iOS 26, *) { \(goB) }", "A"), ("#if DEBUG\n    \(goB)\n    #endif", "B"),
    ])
  func leavingAsSwift(action: String, screen: String) throws {
    #expect(try app(action: action).passes("- tapOn: Go\n- assertScreen: \(screen)ViewController") == nil)
  }

  @Test(
    "What code does to a label is done where it is known",
    arguments: [
      "label.isHidden = true", "label.alpha = 0", "label.removeFromSuperview()", "label.text = nil",
      "label.text = \"Bye\"", "label.layer.isHidden = true", "label.layer.opacity = 0", "label.text?.removeAll()",
      "view = UIView()", "let stack = UIStackView(arrangedSubviews: [label])\n    stack.isHidden = true",
      "let cover = UIView()\n    cover.addSubview(label)\n    cover.isHidden = true",
    ])
  func known(load: String) throws {
    #expect(try app(load: load).passes("- assertNotVisible: Hello") == nil)
  }

  @Test(
    "What code does to what a screen shows leaves that open, both ways, and the rest decided",
    arguments: [
      "label.text = saved", "label.isHidden = saved", "label.attributedText = saved", "label.alpha = opacity",
      "if saved { label.isHidden = true }", "label.superview?.isHidden = saved",
    ])
  func open(load: String) throws {
    for step in ["assertVisible", "assertNotVisible"] {
      let report = try app(load: load).report("- assertScreen: AViewController\n- \(step): Hello")
      #expect(report.contains("  ? \(step) \"Hello\""), "\(report)")
      #expect(report.contains("  ✓ assertScreen"), "\(report)")
    }
  }

  @Test("The line of a text that is not known, and the line that states it")
  func text() throws {
    let report = try app(load: "label.text = saved").report("- assertVisible: Bye")
    #expect(
      report.contains(
        """
              undecided: only the app's code knows what AViewController.saved gives, which is set as text, and whether \
        that has the text "Bye"
              screens: UINavigationController › AViewController
              at App/Login.swift:7:11
        """), "\(report)")
    #expect(report.contains("- result: {of: \"AViewController.saved\""), "\(report)")
  }

  @Test("A crash that is certain fails the step; one that hangs on what is not known leaves it undecided")
  func crashes() throws {
    for action in ["print(find()!); \(goB)", "print(find() as! String); \(goB)"] {
      let report = try app(action: action).report("- tapOn: Go")
      #expect(report.contains("  ? tapOn \"Go\""), "\(report)")
    }
    let report = try app(action: "print(model!.count); \(goB)", more: "var model: String?").report("- tapOn: Go")
    #expect(
      report.contains("failed: the app crashes: Unexpectedly found nil while unwrapping an Optional value"), "\(report)"
    )
  }

  @Test(
    "What nobody sees changes nothing",
    arguments: [
      "label.textColor = .red", "view.backgroundColor = .white", "print(\"loaded\")", "count = 1",
      "Analytics.logEvent(\"open\", parameters: [\"screen\": \"a\"])",
      "UserDefaults.standard.set(true, forKey: \"seen\")",
      "goButton.layer.cornerRadius = 8", "total.add(2)",
    ])
  func harmless(load: String) throws {
    let more = "var count = 0\n  let total = Total()"
    let other = "final class Total { var sum = 0; func add(_ n: Int) { sum += n } }"
    let failure = try app(action: goB, load: load, more: more, other: other).passes(
      "- assertVisible: Hello\n- assertNotVisible: Bye\n- tapOn: Go\n- assertScreen: BViewController")
    #expect(failure == nil)
  }

  @Test(
    "What changes a value in place sets the property that holds it",
    arguments: [
      ("items.append(1)", "var items: [Int] = [] { didSet { \(goB) } }"),
      ("flag.toggle()", "var flag = false { didSet { \(goB) } }"),
      ("spot.x = 1", "struct Spot { var x = 0 }\n  var spot = Spot() { didSet { \(goB) } }"),
      (
        "spot.move()",
        "struct Spot { var x = 0; mutating func move() { x += 1 } }\n  var spot = Spot() { didSet { \(goB) } }"
      ),
    ])
  func inPlace(action: String, more: String) throws {
    #expect(try app(action: action, more: more).passes("- tapOn: Go\n- assertScreen: BViewController") == nil)
  }

  @Test(
    "A list, a text or a number that ends the app fails the step",
    arguments: [
      ("var list = [1]\n    list.remove(at: 3)", "Index out of range"),
      ("let s = \"\"\n    print(s[s.startIndex])", "String index is out of bounds"),
      ("print(10 / count)", "Division by zero"),
      ("items.removeFirst()", "Can't remove first element from an empty collection"),
      (
        "print(UIStoryboard(name: \"None\", bundle: nil).instantiateInitialViewController() as Any)",
        "Could not find a storyboard named 'None'"
      ),
    ])
  func traps(action: String, message: String) throws {
    let more = "var count = 0\n  var items: [String] = []"
    let report = try app(action: action, more: more).report("- tapOn: Go\n- assertScreen: AViewController")
    #expect(report.contains("  ✗ tapOn \"Go\"") && report.contains(message), "\(report)")
  }

  @Test("What a view is told by name is not passed over")
  func byName() throws {
    let report = try app(action: "label.setValue(1, forKey: \"none\")").report("- tapOn: Go")
    #expect(report.contains("  ? tapOn \"Go\""), "\(report)")
  }

  @Test("A division by what is no whole number, or by a number that is written out, ends nothing")
  func divisions() throws {
    let load = "print(view.frame.width / label.frame.height, 7 / 2, size / factor)"
    #expect(
      try app(load: load, more: "var size = 1\n  var factor: CGFloat = 2").passes("- assertVisible: Hello") == nil)
  }

  @Test(
    "What holds a view may change it",
    arguments: [
      (
        "Painter(a: self).paint()", "", "struct Painter { let a: AViewController; func paint() { a.label.text = nil } }"
      ),
      (
        "painter.target = label\n    painter.paint()", "let painter = Painter()",
        "final class Painter { weak var target: UILabel?; func paint() { target?.text = nil } }"
      ),
      ("", "override var prefersStatusBarHidden: Bool { label?.text = nil; return true }", ""),
    ])
  func holders(load: String, more: String, other: String) throws {
    #expect(try app(load: load, more: more, other: other).passes("- assertNotVisible: Hello") == nil)
  }

  @Test("What is done to a bar may be done to its items")
  func bars() throws {
    let report = try app(load: "navigationController?.navigationBar.isHidden = saved\n    title = \"Start\"")
      .report("- assertVisible: Start")
    #expect(report.contains("  ? assertVisible \"Start\""), "\(report)")
  }

  @Test("A position among the elements is certain where what is open comes after it, and open where it comes before")
  func positions() throws {
    let load = "label.text = saved"
    #expect(try app(load: load).passes("- assertVisible: {text: Go, index: -1}") == nil)
    let report = try app(load: load).report("- assertVisible: {text: Go, index: 0}")
    #expect(report.contains("  ? assertVisible \"Go\", index: 0"), "\(report)")
    let last = try app(load: "goButton.setTitle(saved, for: .normal)")
      .report("- assertVisible: {text: Hello, index: -1}")
    #expect(last.contains("  ? assertVisible \"Hello\", index: -1"), "\(last)")
  }

  @Test("A class that is not among the sources is not an empty one")
  func unreadClass() throws {
    let foreign = Self.storyboard.replacing("customModule=\"App\" customModuleProvider=\"target\"", with: "")
    for source in ["class Other: UIViewController {}", "import Kit\nclass AViewController: KitViewController {}"] {
      let flow = SnippetFlow(source: "import UIKit\n\(source)", storyboard: foreign)
      let report = try flow.report("- assertScreen: AViewController\n- assertVisible: Hello")
      #expect(report.contains("  ✓ assertScreen"), "\(report)")
      #expect(
        report.contains("its code, or its superclass's, is not among the sources")
          || report.contains("its superclass KitViewController is not among the sources"), "\(report)")
    }
  }

  @Test("A class of the app's own module that its sources do not have is replaced by UIKit's")
  func missingClass() throws {
    let flow = SnippetFlow(source: "import UIKit\nclass Other: UIViewController {}", storyboard: Self.storyboard)
    let report = try flow.report("- assertVisible: Hello")
    #expect(
      report.contains(
        "'NSUnknownKeyException', reason: '[<UIViewController 0x2> setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key label.'"), "\(report)")
  }
}
