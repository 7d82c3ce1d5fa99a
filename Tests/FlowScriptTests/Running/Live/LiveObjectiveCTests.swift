import Testing

/// What Objective-C's run time is to an app's code.
@MainActor
struct LiveObjectiveCTests {
  private func screen(_ load: String, _ types: String = "") -> LiveFlow {
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

  @Test func objectsKeepWhatIsAssociatedWithThem() throws {
    let flow = screen(
      """
      objc_setAssociatedObject(self, &titleKey, "title", .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(self, &Keys.note, "note", .OBJC_ASSOCIATION_RETAIN)
      let title = objc_getAssociatedObject(self, &titleKey) as? String
      let note = objc_getAssociatedObject(self, &Keys.note) as? String
      let other = objc_getAssociatedObject(label, &titleKey) as? String
      label.text = [title, note, other].map { $0 ?? "none" }.joined(separator: " ")
      """,
      """
      private var titleKey: UInt8 = 0
      enum Keys { static var note: UInt8 = 0 }
      """)
    #expect(try flow.passes("- assertVisible: title note none") == nil)
  }

  @Test func anIdentifierOfAnObjectStaysWhateverCallsItsCode() throws {
    let flow = screen(
      "listeners[ObjectIdentifier(self)] = 1",
      """
      private var listeners: [ObjectIdentifier: Int] = [:]
      extension Root {
        override func viewDidAppear(_ animated: Bool) {
          listeners[ObjectIdentifier(self)] = nil
          label.text = "\\(listeners.count) left"
        }
      }
      """)
    #expect(try flow.passes("- assertVisible: 0 left") == nil)
  }

  @Test func valuesAreObjectsWhereTheyAreBridged() throws {
    let flow = screen(
      """
      let values: [Any] = ["a", 1, [1, 2]]
      label.text = "\\(values.compactMap { $0 as? NSObject }.count) \\((values[0] as AnyObject) as? String ?? "-")"
      """)
    #expect(try flow.passes("- assertVisible: 3 a") == nil)
  }

  @Test func aMirrorShowsThePartsOfAValue() throws {
    let flow = screen(
      """
      var parts: [String] = []
      for case let (name?, value) in Mirror(reflecting: Album(name: "One", year: 1)).children {
        parts.append("\\(name) \\(value)")
      }
      label.text = parts.joined(separator: ", ")
      """, "struct Album { let name: String; let year: Int }")
    #expect(try flow.passes("- assertVisible: name One, year 1") == nil)
  }

  @Test func theParametersOfAGenericSuperclassAreKnown() throws {
    let flow = screen(
      "label.text = Stack().shown(UINavigationController()) + Stack().shown(UIViewController())",
      """
      class Router<Parent: UIViewController> {
        func shown(_ controller: UIViewController) -> String { controller as? Parent == nil ? "other" : "parent" }
      }
      class Stack: Router<UINavigationController> {}
      """)
    #expect(try flow.passes("- assertVisible: parentother") == nil)
  }

  @Test func aColourOfTheCatalogIsNotKnownAndChangesNothing() throws {
    let flow = screen("view.backgroundColor = .brandWhite\nlabel.text = \"white\"")
    #expect(try flow.passes("- assertVisible: white") == nil)
  }

  @Test func anObjectOfAStoryboardOutlivesTheTurnThatMakesIt() throws {
    var flow = LiveFlow(
      source: """
        class Home: UIViewController {
          weak var detail: Detail?
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            detail = storyboard?.instantiateViewController(withIdentifier: "Detail") as? Detail
            title = detail == nil ? "gone" : "there"
          }
        }
        class Detail: UIViewController {}
        """)
    flow.storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
        <scenes>
          <scene sceneID="s0"><objects>
            <navigationController id="nav" sceneMemberID="viewController">
              <navigationBar key="navigationBar" id="bar"/>
              <connections><segue destination="home" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
          </objects></scene>
          <scene sceneID="s1"><objects>
            <viewController id="home" customClass="Home" sceneMemberID="viewController">
              <view key="view" id="v1"/><navigationItem key="navigationItem" title="Home" id="n1"/>
            </viewController>
          </objects></scene>
          <scene sceneID="s2"><objects>
            <viewController storyboardIdentifier="Detail" id="detail" customClass="Detail" sceneMemberID="viewController">
              <view key="view" id="v2"/>
            </viewController>
          </objects></scene>
        </scenes>
      </document>
      """
    #expect(try flow.passes("- assertVisible: there") == nil)
  }
}
