import Testing

/// What many apps write, and what UIKit, Swift and Foundation do then.
@MainActor
struct LiveCommonCodeTests {
  private func title(_ body: String, declaring types: String = "") throws -> String {
    let flow = LiveFlow(
      source: """
        \(types)
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "none"
            \(body)
          }
        }
        """)
    let report = try flow.report("- assertVisible: no such text")
    guard let line = report.split(separator: "\n").first(where: { $0.contains("visible: \"") }) else { return report }
    return String(line.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" })
  }

  @Test func anInitialValueNamesStaticMembersOfItsType() throws {
    #expect(
      try title(
        "title = \"\\(Store.shared.items.count) \\(Store.shared.limit) \\(Store.shared.twice)\"",
        declaring: """
          class Store {
            static let shared = Store()
            static let most = 3
            static func load() -> [Int] { [1, 2] }
            let items: [Int] = load()
            let limit = most
            let twice: Int = { most * 2 }()
          }
          """) == "2 3 6")
  }

  @Test func aTypeInAnExtensionOfUIKitsClass() throws {
    #expect(
      try title(
        "title = UIColor.Theme(name: \"blue\").name + UIColor.Name.short.rawValue",
        declaring: """
          extension UIColor {
            struct Theme { let name: String }
            enum Name: String { case short }
          }
          """) == "blueshort")
  }

  @Test func aTimerThatNobodyHasScheduled() throws {
    #expect(
      try title(
        """
        var timer = Timer()
        title = "\\(timer.isValid)"
        timer.invalidate()
        """) == "false")
  }

  @Test func looksOfTextsAreOfOneType() throws {
    #expect(
      try title(
        """
        let text = NSMutableAttributedString(
          string: "Mr Tip", attributes: [.font: UIFont.systemFont(ofSize: 3), .foregroundColor: UIColor.red])
        text.addAttributes([.font: UIFont.systemFont(ofSize: 9), .kern: 2], range: NSRange(location: 0, length: 2))
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 3)]
        let keys = [NSAttributedString.Key.font.rawValue: 1] as! [NSAttributedString.Key: Any]
        title = "\\(text.string) \\(keys[.font] != nil)"
        """) == "Mr Tip true")
  }

  @Test func namesOfSwift4() throws {
    #expect(
      try title(
        """
        let key = UIKeyboardFrameEndUserInfoKey
        NotificationCenter.default.addObserver(
          forName: NSNotification.Name.UIKeyboardWillShow, object: nil, queue: nil) { _ in }
        let name = NSNotification.Name(rawValue: "Own")
        let looks: [NSAttributedStringKey: Any] = [NSAttributedStringKey.font: 1]
        let button = UIButton(type: UIButtonType.system)
        button.setTitle("Go", for: UIControlState.normal)
        let child = UIViewController()
        addChildViewController(child)
        view.addSubview(child.view)
        child.didMove(toParentViewController: self)
        title = "\\(key) \\(name.rawValue) \\(looks.count) \\(childViewControllers.count) \\(UIEdgeInsetsMake(1, 2, 3, 4).left)"
        child.willMove(toParentViewController: nil)
        child.view.removeFromSuperview()
        child.removeFromParentViewController()
        title! += " \\(childViewControllers.count)"
        """) == "UIKeyboardFrameEndUserInfoKey Own 1 1 2.0 0")
  }

  @Test func anOverrideUnderItsFormerNameIsCalled() throws {
    #expect(
      try title(
        """
        let child = Child()
        addChildViewController(child)
        view.addSubview(child.view)
        child.didMove(toParentViewController: self)
        """,
        declaring: """
          class Child: UIViewController {
            override func didMove(toParentViewController parent: UIViewController?) {
              super.didMove(toParentViewController: parent)
              parent?.title = "moved"
            }
          }
          """) == "moved")
  }

  @Test func aWindowMadeOfItsScenesCoordinates() throws {
    #expect(
      try title(
        """
        let scene = UIApplication.shared.connectedScenes.first as! UIWindowScene
        let space = scene.coordinateSpace.bounds
        title = "\\(space == UIScreen.main.bounds) \\(scene.screen.bounds == space) \\(UIWindow(frame: space).frame == space)"
        """) == "true true true")
  }

  @Test func aClosureWithoutParametersTakesNothingOfAGenericType() throws {
    #expect(
      try title(
        """
        let source = Source<Void>()
        source.bind { [weak self] in
          guard let self = self else { return }
          self.title = "told"
        }
        """,
        declaring: """
          struct Source<Element> {
            func bind<R>(to binder: (Source<Element>) -> R) -> R { binder(self) }
            func bind(onNext: @escaping (Element) -> Void) { onNext(() as! Element) }
          }
          """) == "told")
  }
}
