import FlowScript
import Testing

private let goB = "performSegue(withIdentifier: \"toB\", sender: nil)"
private let goC = "performSegue(withIdentifier: \"toC\", sender: nil)"

/// What code does that a flow does not follow leaves the step undecided: never a wrong tick, never a wrong cross.
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
  private func app(action: String = "", load: String = "", more: String = "", other: String = "") -> CodeFlow {
    CodeFlow(
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
    "A local that is set in several ways is none of them",
    arguments: [
      "var id = \"toB\"; if UserDefaults.standard.bool(forKey: \"x\") { id = \"toC\" }",
      "let id: String; if sender is UIButton && label.text == saved { id = \"toB\" } else { id = \"toC\" }",
      "let id: String; switch count { case 1: id = \"toB\"; default: id = \"toC\" }",
      "var id = \"toB\"; for x in names where x == \"c\" { id = \"toC\" }",
      "var id = \"toB\"; change(&id)",
      "var id = \"toB\"; id += suffix",
      "var id = \"toB\"; let later = { id = \"toC\" }; later()",
    ])
  func locals(body: String) throws {
    let report = try app(action: "\(body)\n    performSegue(withIdentifier: id, sender: nil)").report("- tapOn: Go")
    #expect(report.contains("  ? tapOn \"Go\""), "\(report)")
  }

  @Test("A local that is set on one way is what it was set to")
  func straightLocals() throws {
    let body = "var id = \"toB\"\n    id = \"toC\"\n    performSegue(withIdentifier: id, sender: nil)"
    #expect(try app(action: body).passes("- tapOn: Go\n- assertScreen: CViewController") == nil)
  }

  @Test("shouldPerformSegue that returns what is not known performs nothing, and says so")
  func should() throws {
    let more = """
      override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
          UserDefaults.standard.bool(forKey: "ok")
        }
      """
    let report = try app(more: more).report("- tapOn: Next\n- assertScreen: CViewController")
    #expect(
      report.contains(
        """
          ? tapOn "Next"  (flow.yaml:6:3)
              undecided: only the app's code knows whether AViewController.shouldPerformSegue lets the segue 'toNext' be \
        performed
              screens: UINavigationController › AViewController
              at App/Login.swift:12:17
        """), "\(report)")
  }

  @Test(
    "What is called elsewhere may go anywhere",
    arguments: [
      (
        "delegate?.finished(self)", "weak var delegate: Finishing?",
        "protocol Finishing: AnyObject { func finished(_ a: AViewController) }"
      ),
      (
        "Router.shared.route(self)", "",
        "class Router { static let shared = Router(); func route(_ a: AViewController) { a.\(goC) } }"
      ),
      ("onTap?()", "var onTap: (() -> Void)?", ""),
      ("model.tap(self)", "let model = Model()", "class Model { func tap(_ a: AViewController) { a.\(goC) } }"),
      ("count = 1", "var count = 0 { didSet { \(goC) } }", ""),
      ("count += 1", "var count: Int { get { 0 } set { \(goC) } }", ""),
      ("self[0] = 1", "subscript(_ n: Int) -> Int { get { 0 } set { \(goC) } }", ""),
      ("_ = next", "var next: Int { \(goC); return 1 }", ""),
      ("self <<< 1", "", "infix operator <<<\nfunc <<< (a: AViewController, n: Int) { a.\(goC) }"),
      (
        "NotificationCenter.default.post(name: .init(\"n\"), object: nil)", "",
        "class Listener { func listen() { NotificationCenter.default.addObserver(self, selector: #selector(go), name: nil, object: nil) }\n  @objc func go() {} }"
      ),
    ])
  func elsewhere(action: String, more: String, other: String) throws {
    let report = try app(action: action, more: more, other: other).report(
      "- tapOn: Go\n- assertScreen: AViewController")
    #expect(report.contains("  ? tapOn \"Go\""), "\(report)")
  }

  @Test(
    "What may be left before its end leaves what follows open",
    arguments: [
      "do { try save(); \(goB) } catch {}", "Task { await load(); \(goB) }", "Task { try await load(); \(goB) }",
      "defer { \(goC) }; \(goB)", "switch label.text { case nil: break; default: if saved { break }; \(goB) }",
      "DispatchQueue.main.asyncAfter(deadline: .now() + 60) { self.\(goB) }",
      "Timer.scheduledTimer(withTimeInterval: 999, repeats: false) { _ in self.\(goB) }",
      "if #available(iOS 18.9, *) { \(goB) }", "#if DEBUG\n    \(goB)\n    #endif",
    ])
  func leaving(action: String) throws {
    let report = try app(action: action).report("- tapOn: Go\n- assertScreen: BViewController")
    #expect(report.contains("  ? tapOn \"Go\""), "\(report)")
  }

  @Test(
    "What code does to a label is done where it is known",
    arguments: [
      "label.isHidden = true", "label.alpha = 0", "label.removeFromSuperview()", "label.text = nil",
      "label.text = \"Bye\"",
    ])
  func known(load: String) throws {
    #expect(try app(load: load).passes("- assertNotVisible: Hello") == nil)
  }

  @Test(
    "What code does to what a screen shows leaves that open, both ways, and the rest decided",
    arguments: [
      "label.text = saved", "label.isHidden = saved", "label.attributedText = saved", "label.alpha = opacity",
      "label.layer.isHidden = true", "label.text?.removeAll()", "label.frame.size.height = 0",
      "if saved { label.isHidden = true }", "label.superview?.isHidden = saved", "view = UIView()",
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
    #expect(
      try app(load: "label.text = saved").report("- assertVisible: Bye").contains(
        """
              undecided: only the app's code knows which text AViewController.viewDidLoad gives label, and whether that \
        has the text "Bye"
              screens: UINavigationController › AViewController
              at App/Login.swift:7:11
        """))
  }

  @Test("A crash that is not ruled out leaves the step undecided; one that is certain fails it")
  func crashes() throws {
    for action in [
      "print(items[count]); \(goB)", "print(find()!); \(goB)", "print(find() as! String); \(goB)",
    ] {
      let report = try app(action: action).report("- tapOn: Go")
      #expect(report.contains("  ? tapOn \"Go\""), "\(report)")
    }
    let report = try app(action: "print(model!.count); \(goB)", more: "var model: String?").report("- tapOn: Go")
    #expect(report.contains("failed: the app crashes: model is nil in AViewController.go"), "\(report)")
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
    let report = try app(action: action, more: more).report("- tapOn: Go\n- assertScreen: AViewController")
    #expect(report.contains("  ? tapOn \"Go\""), "\(report)")
  }

  @Test(
    "A list, a text or a number that may end the app is not passed over",
    arguments: [
      "var list = [1]\n    list.remove(at: 3)", "let s = \"\"\n    print(s[s.startIndex])", "print(10 / count)",
      "items.removeFirst()",
      "print(UIStoryboard(name: \"None\", bundle: nil).instantiateInitialViewController() as Any)",
      "label.setValue(1, forKey: \"none\")",
    ])
  func traps(action: String) throws {
    let more = "var count = 0\n  var items: [String] = []"
    let report = try app(action: action, more: more).report("- tapOn: Go\n- assertScreen: AViewController")
    #expect(report.contains("  ? tapOn \"Go\""), "\(report)")
  }

  @Test("A division by what is no whole number, or by a number that is written out, ends nothing")
  func divisions() throws {
    let load = "print(view.frame.width / label.frame.height, 7 / 2, size / factor)"
    #expect(
      try app(load: load, more: "var size = 1\n  var factor: CGFloat = 2").passes("- assertVisible: Hello") == nil)
  }

  @Test(
    "What holds a view, or takes it to another place, may change it",
    arguments: [
      ("let stack = UIStackView(arrangedSubviews: [label])\n    stack.isHidden = true", "", ""),
      ("let cover = UIView()\n    cover.addSubview(label)\n    cover.isHidden = true", "", ""),
      ("Painter(self).paint()", "", "struct Painter { let a: AViewController; func paint() { a.label.text = nil } }"),
      (
        "painter.target = label\n    painter.paint()", "let painter = Painter()",
        "final class Painter { weak var target: UILabel?; func paint() { target?.text = nil } }"
      ),
      ("", "override var prefersStatusBarHidden: Bool { label?.text = nil; return true }", ""),
    ])
  func holders(load: String, more: String, other: String) throws {
    for step in ["assertVisible", "assertNotVisible"] {
      let report = try app(load: load, more: more, other: other).report("- \(step): Hello")
      #expect(report.contains("  ? \(step) \"Hello\""), "\(report)")
    }
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
    let flow = CodeFlow(source: "import UIKit\nclass Other: UIViewController {}", storyboard: Self.storyboard)
    let report = try flow.report("- assertScreen: AViewController\n- assertVisible: Hello")
    #expect(report.contains("  ✓ assertScreen"), "\(report)")
    #expect(report.contains("its code, or its superclass's, is not among the sources"), "\(report)")
  }
}
