import Testing

/// Names that mean several things, and values that only the device has.
@MainActor
struct LiveMeaningTests {
  private static let labelled = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="r">
    <scenes><scene sceneID="s"><objects>
    <viewController id="r" customClass="Root" customModule="App" customModuleProvider="target" \
    sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews><label text="Designed" id="l"><rect key="frame" x="20" y="200" width="200" height="44"/></label></subviews>
    </view><connections><outlet property="label" destination="l" id="o"/></connections></viewController>
    </objects></scene></scenes></document>
    """

  @Test func closuresInInitialValuesKnowTheTypesOwnParameters() throws {
    let flow = LiveFlow(
      source: """
        class Provider<Model>: NSObject {
          lazy var name: String = {
            let name = String(describing: Model.self)
            return name
          }()
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = Provider<Int>().name
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Int") == nil)
  }

  @Test func noTestsRunWhereAUserRunsTheApp() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let isTesting = NSClassFromString("XCTestCase") != nil || NSClassFromString("AppTests.Fake") != nil
            title = isTesting ? "test" : "user"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: user") == nil)
  }

  /// `self` in an initial value is a function: what a touch on the item does is asked, and nothing else.
  @Test func anItemWhoseTargetIsNoObjectIsSeen() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let item = UIBarButtonItem(title: "Go", style: .done, target: self, action: #selector(go))
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = item
            navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Other", primaryAction: UIAction(title: "Other") { _ in
              self.title = "other"
            })
          }
          @objc func go() { title = "gone" }
        }
        """)
    #expect(try flow.passes("- assertVisible: Go\n- tapOn: Other\n- assertVisible: other") == nil)
    #expect(try flow.verdicts("- tapOn: Go") == "✓?")
  }

  @Test func aPrivatePropertyHidesNoMethodOfItsName() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          private lazy var grid: UIView = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            let count = self.grid(grid, numberOf: 2)
            title = "\\(count) \\(grid(grid, numberOf: 3)) \\(self.grid(grid, numberOf: 4).description)"
          }
          func grid(_ view: UIView, numberOf items: Int) -> Int { items + 1 }
        }
        """)
    #expect(try flow.passes("- assertVisible: 3 4 5") == nil)
  }

  @Test func theFirstObserverOfAFileIsToldOfItsOutlet() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          @IBOutlet weak var label: UILabel! { didSet { label.text = "Observed" } }
        }
        """, storyboard: Self.labelled)
    #expect(try flow.passes("- assertVisible: Observed") == nil)
  }

  @Test func whatAnObjectiveCProtocolAsksForIsExposed() throws {
    let flow = LiveFlow(
      source: """
        @objc protocol Actions { func like(_ sender: UIButton) }
        class Root: UIViewController, Actions {
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
            button.setTitle("Like", for: .normal)
            button.addTarget(nil, action: #selector(Actions.like(_:)), for: .touchUpInside)
            view.addSubview(button)
          }
          func like(_ sender: UIButton) { sender.setTitle("Liked", for: .normal) }
        }
        """)
    #expect(try flow.passes("- tapOn: Like\n- assertVisible: Liked") == nil)
  }

  @Test func aRandomIdentifierIsEqualToItselfAlone() throws {
    let flow = LiveFlow(
      source: """
        struct Note { let id = UUID(); var name: String }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let notes = [Note(name: "One"), Note(name: "Two")]
            var table = Dictionary(uniqueKeysWithValues: notes.map { ($0.id, $0) })
            table[notes[1].id]?.name = "Second"
            table[UUID()] = Note(name: "Three")
            let texts = Set(notes.map { $0.id.uuidString })
            let place = notes.firstIndex { $0.id == notes[1].id } ?? -1
            title = "\\(table.count) \\(table[notes[1].id]!.name) \\(texts.count) \\(place) \\(notes[0].id == notes[1].id)"
            let label = UILabel(frame: CGRect(x: 0, y: 200, width: 300, height: 40))
            label.text = notes[0].id.uuidString
            view.addSubview(label)
          }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: 3 Second 2 1 false\n- assertVisible: 1234") == "✓✓✗")
  }

  private func title(_ expression: String, _ declarations: String = "", _ members: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        \(declarations)
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = \(expression)
          }
          \(members)
        }
        """)
  }

  @Test func aMethodOfUIKitsNameIsTheAppsWhereItTakesAsManyArguments() throws {
    let flow = title(
      "names.map(prepare).joined()", "",
      """
      let names = ["a", "b"]
      func prepare(_ name: String) -> String { name + "!" }
      """)
    #expect(try flow.passes("- assertVisible: a!b!") == nil)
  }

  @Test func anImplicitlyUnwrappedObjectHasItsSubscript() throws {
    let shelf = "class Shelf { subscript(place: Int) -> String { \"book \\(place)\" } }"
    let flow = title("shelf[1]", shelf, "var shelf: Shelf! = Shelf()")
    #expect(try flow.passes("- assertVisible: book 1") == nil)
    let missing = title("shelf[1]", shelf, "var shelf: Shelf!")
    #expect(try missing.verdicts("- assertVisible: book 1") == "✗")
  }

  @Test func casesOfAnEnumWhoseFileHasNoFunctions() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            do { throw Failure.named(text: "lost") } catch Failure.named(let text) { title = text } catch {}
          }
        }
        """, files: ["App/Failure.swift": "enum Failure: Error { case named(text: String) }"])
    #expect(try flow.passes("- assertVisible: lost") == nil)
  }

  @Test func theLocaleIsTheFlows() throws {
    var flow = title("Locale.current.identifier")
    #expect(try flow.passes("- assertVisible: en_US") == nil)
    flow.header = "  locale: de_AT\n"
    #expect(try flow.passes("- assertVisible: de_AT") == nil)
    flow.header = "  locale: fr\n"
    #expect(try flow.passes("- assertVisible: fr_FR") == nil)
  }

  @Test func constantsThatSwiftGenMakesOfTexts() throws {
    let flow = LiveFlow(
      source: #"""
        enum L10n {
          enum Home { static let title = L10n.tr("Localizable", "home.title", fallback: "none") }
          static func count(_ p1: Int, _ p2: Any) -> String {
            L10n.tr("Localizable", "count", p1, String(describing: p2), fallback: "none")
          }
          static let missing = L10n.tr("Localizable", "missing", fallback: "instead")
        }
        extension L10n {
          private static func tr(
            _ table: String, _ key: String, _ args: CVarArg..., fallback value: String
          ) -> String {
            let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
            return String(format: format, locale: Locale.current, arguments: args)
          }
        }
        private final class BundleToken {
          static let bundle: Bundle = { Bundle(for: BundleToken.self) }()
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = L10n.Home.title
            navigationItem.prompt = L10n.count(3, "books") + " " + L10n.missing
          }
        }
        """#, files: ["App/en.lproj/Localizable.strings": "\"home.title\" = \"Home\"; \"count\" = \"%d of %@\";"])
    #expect(
      try flow.passes(
        """
        - assertVisible: Home
        - assertVisible: 3 of books instead
        """) == nil)
  }

  @Test func fieldsTellObserversOfTheirText() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
          var log: [String] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            field.placeholder = "Name"
            view.addSubview(field)
            let center = NotificationCenter.default
            center.addObserver(
              self, selector: #selector(began), name: UITextField.textDidBeginEditingNotification, object: field)
            center.addObserver(forName: UITextField.textDidChangeNotification, object: nil, queue: .main) { [weak self] note in
              guard let self else { return }
              self.title = (note.object as? UITextField)?.text
            }
          }
          @objc func began() { navigationItem.prompt = "began" }
        }
        """)
    #expect(
      try flow.passes(
        """
        - tapOn: Name
        - assertVisible: began
        - inputText: Ada
        - assertVisible: Ada
        """) == nil)
  }

  @Test func tabsOfTheSystemsOwnHaveTheirTitles() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let first = UIViewController()
            first.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
            let second = UIViewController()
            second.tabBarItem = UITabBarItem(tabBarSystemItem: .topRated, tag: 1)
            viewControllers = [first, second]
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertTab: Search
        - tapOn: Top Rated
        - assertTab: Top Rated
        """) == nil)
  }

  @Test func predicatesOverTextsAndLists() throws {
    let flow = title(
      "names.map { p.evaluate(with: $0) ? \"y\" : \"n\" }.joined() + \"\\((names as NSArray).filtered(using: q).count)\"",
      "",
      """
      let names = ["ada@example.com", "ada", "bob@x.org"]
      let p = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\\\.[A-Za-z]{2,64}")
      let q = NSPredicate(format: "SELF BEGINSWITH[c] 'ADA' OR SELF ENDSWITH 'org'")
      """)
    #expect(try flow.passes("- assertVisible: yny3") == nil)
  }

  @Test func formattersWriteAsTheDeviceDoes() throws {
    var flow = title(
      "text()", "",
      """
      func text() -> String {
        let numbers = NumberFormatter()
        numbers.numberStyle = .decimal
        let dates = DateFormatter()
        dates.timeZone = TimeZone(secondsFromGMT: 0)
        dates.dateStyle = .medium
        return numbers.string(from: 1234.5)! + " " + dates.string(from: Date(timeIntervalSince1970: 0))
      }
      """)
    #expect(try flow.passes("- assertVisible: 1,234.5 Jan 1, 1970") == nil)
    flow.header = "  locale: de_DE\n"
    #expect(try flow.passes("- assertVisible: 1.234,5 01.01.1970") == nil)
  }

  @Test func aSymbolIsThereWhateverItLooksLike() throws {
    let flow = title(
      "image == image ? \"there\" : \"no\"", "",
      """
      let image = UIImage(
        systemName: "gear", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))!
      """)
    #expect(try flow.passes("- assertVisible: there") == nil)
  }

  @Test func mathematicsOfC() throws {
    let flow = title(#""\(modf(2.5).0) \(modf(-2.5).1) \([1].firstIndex(of: 2) ?? NSNotFound == NSNotFound)""#)
    #expect(try flow.passes("- assertVisible: 2.0 -0.5 true") == nil)
  }

  @Test func aTypeOfAModuleIsThatModules() throws {
    let flow = title(
      "Timer().go() + Taker().take()",
      """
      class Timer: NSObject {
        var timer = Foundation.Timer()
        func go() -> String {
          timer = Foundation.Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
          return timer.isValid ? "own " : "none "
        }
      }
      struct Result { var x = 1 }
      struct Taker {
        func take() -> String {
          let result: Swift.Result<Int, Error> = Swift.Result.success(Result().x)
          if case .success(let number) = result { return "\\(number)" }
          return "no"
        }
      }
      """)
    #expect(try flow.passes("- assertVisible: own 1") == nil)
  }

  @Test func aSelectorMayBeWrittenWithASpace() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go(_ :)))
          }
          @objc func go(_ : UIBarButtonItem) { title = "gone" }
        }
        """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: gone") == nil)
  }
}
