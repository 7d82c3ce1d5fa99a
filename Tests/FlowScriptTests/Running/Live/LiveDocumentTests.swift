import Testing

/// What a storyboard says of its objects, as code and steps see it.
@MainActor
struct LiveDocumentTests {
  /// A screen with an object at (20, 200), connected to the outlet `item`.
  private func screen(_ object: String, _ members: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let log = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(log)
          }
          \(members)
        }
        """,
      storyboard: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="r">
        <scenes><scene sceneID="s"><objects>
        <viewController id="r" customClass="Root" customModule="App" customModuleProvider="target" \
        sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>\(object)</subviews></view>
        <connections><outlet property="item" destination="i" id="o"/></connections></viewController>
        </objects></scene></scenes></document>
        """)
  }

  private let frame = "<rect key=\"frame\" x=\"20\" y=\"200\" width=\"300\" height=\"60\"/>"

  @Test func aButtonHasItsConfiguration() throws {
    let flow = screen(
      """
      <button id="i">\(frame)<state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" title="Send"/></button>
      """,
      """
      @IBOutlet var item: UIButton!
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.text = item.configuration?.title ?? "none"
        item.configuration?.title = "Sent"
      }
      """)
    #expect(try flow.passes("- assertVisible: Send\n- assertVisible: Sent\n- assertNotVisible: Button") == nil)
  }

  /// What Interface Builder writes for the states of a button with an image alone is for systems without configurations.
  @Test func aConfigurationWithoutATitleHidesThatOfTheState() throws {
    let flow = screen(
      """
      <button id="i">\(frame)<state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain"><imageReference key="image" image="cart" catalog="system"/>
      </buttonConfiguration></button>
      """,
      """
      @IBOutlet var item: UIButton!
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.text = "there"
      }
      """)
    #expect(try flow.passes("- assertVisible: there\n- assertNotVisible: Button") == nil)
  }

  /// Without a project the module is the one that documents name.
  @Test func errorsAreOfTheModuleThatDocumentsName() throws {
    let flow = screen(
      "<label text=\"\" id=\"i\">\(frame)</label>",
      """
      @IBOutlet var item: UILabel!
      enum Fault: Error { case first, second }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        item.text = (Fault.second as any Error).localizedDescription
      }
      """)
    #expect(
      try flow.passes("- assertVisible: 'The operation couldn’t be completed. .App.Root.Fault error 1..'") == nil)
  }

  @Test func runtimeAttributesReachPropertiesOfExtensions() throws {
    let flow = screen(
      """
      <label text="key" id="i">\(frame)<userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="wordsKey" value="hello"/></userDefinedRuntimeAttributes></label>
      """,
      """
      @IBOutlet var item: UILabel!
      }
      extension UILabel {
        @IBInspectable var wordsKey: String? { get { nil } set { text = newValue!.uppercased() } }
      """)
    #expect(try flow.passes("- assertVisible: HELLO\n- assertNotVisible: key") == nil)
  }

  @Test func anEffectsContentIsItsContentView() throws {
    let flow = screen(
      """
      <visualEffectView id="i">\(frame)<view key="contentView" id="c">\(frame)<subviews>
      <label text="Inside" id="l">\(frame)</label></subviews></view></visualEffectView>
      """,
      """
      @IBOutlet var item: UIVisualEffectView!
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.text = "\\(item.contentView.subviews.count)"
        item.contentView.isHidden = true
      }
      """)
    #expect(try flow.passes("- assertVisible: '1'\n- assertNotVisible: Inside") == nil)
  }

  @Test func elementsAndTraitsAreWhatTheDocumentSays() throws {
    let flow = screen(
      """
      <label text="Off" id="i">\(frame)<accessibility key="accessibilityConfiguration">
      <accessibilityTraits key="traits" notEnabled="YES"/></accessibility></label>
      <label text="Silent" id="j"><rect key="frame" x="20" y="300" width="300" height="40"/>
      <accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility></label>
      """, "@IBOutlet var item: UILabel!")
    #expect(try flow.passes("- assertVisible: {text: Off, enabled: false}\n- assertNotVisible: Silent") == nil)
  }

  @Test func whatElseItSaysIsNotKnownUntilCodeSetsIt() throws {
    func flow(_ code: String) -> LiveFlow {
      screen(
        "<textField id=\"i\" borderStyle=\"roundedRect\">\(frame)<textInputTraits key=\"textInputTraits\" spellCheckingType=\"no\"/></textField>",
        """
        @IBOutlet var item: UITextField!
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          \(code)
          log.text = item.spellCheckingType == .no ? "No" : "Other"
        }
        """)
    }
    #expect(try flow("").verdicts("- assertVisible: 'No'") == "✓?")
    #expect(try flow("item.spellCheckingType = .yes").passes("- assertVisible: Other") == nil)
  }

  @Test func aListsLayoutIsOfItsClass() throws {
    let flow = screen(
      """
      <collectionView id="i">\(frame)<collectionViewFlowLayout key="collectionViewLayout" id="y" customClass="Wide" \
      customModule="App" customModuleProvider="target"/></collectionView>
      """,
      """
      @IBOutlet var item: UICollectionView!
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.text = "\\(item.collectionViewLayout is Wide)"
      }
      }
      class Wide: UICollectionViewFlowLayout {
      """)
    #expect(try flow.passes("- assertVisible: 'true'") == nil)
  }

  @Test func observersOfWrappedPropertiesAreToldBothValues() throws {
    let flow = screen(
      "<label text=\"x\" id=\"i\">\(frame)</label>",
      """
      @IBOutlet var item: UILabel!
      @Kept var count = 1 {
        willSet { log.text = "\\(newValue)" }
        didSet { log.text! += " after \\(oldValue)" }
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        count = 5
      }
      }
      @propertyWrapper struct Kept {
        var wrappedValue: Int
      """)
    #expect(try flow.passes("- assertVisible: 5 after 1") == nil)
  }

  @Test func numbersAreAsThePropertyHasThem() throws {
    let flow = screen(
      """
      <label text="x" customClass="Badge" id="i">\(frame)<userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="limit"><integer key="value" value="3"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="words"><integer key="value" value="41"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></label>
      """,
      """
      @IBOutlet var item: Badge!
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        item.text! += " of \\(item.limit)"
      }
      }
      class Badge: UILabel {
        @IBInspectable var limit = 10
        @IBInspectable var words: Int { get { 0 } set { text = "\\(newValue)" } }
      """)
    #expect(try flow.passes("- assertVisible: 41 of 3") == nil)
  }

  /// What a weak outlet holds once its object is done with.
  private func weakOutlet(_ object: String, of type: String, end: String) -> LiveFlow {
    screen(
      object,
      """
      @IBOutlet weak var item: \(type)?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        \(end)
        DispatchQueue.main.async { self.log.text = self.item == nil ? "gone" : "kept" }
      }
      """)
  }

  @Test func aWeakOutletOfARemovedViewIsNil() throws {
    let label = "<label text=\"Sale\" id=\"i\">\(frame)</label>"
    let flow = weakOutlet(label, of: "UILabel", end: "item?.removeFromSuperview()")
    #expect(try flow.passes("- assertNotVisible: Sale\n- assertVisible: gone") == nil)
    #expect(try weakOutlet(label, of: "UILabel", end: "").passes("- assertVisible: kept") == nil)
  }

  @Test func aWeakOutletOfAConstraintIsNilOnceItIsNotActive() throws {
    let label = """
      <label text="Sale" id="l">\(frame)<constraints>
      <constraint firstAttribute="width" constant="50" id="i"/></constraints></label>
      """
    let flow = weakOutlet(label, of: "NSLayoutConstraint", end: "item?.isActive = false")
    #expect(try flow.passes("- assertVisible: gone") == nil)
    #expect(try weakOutlet(label, of: "NSLayoutConstraint", end: "").passes("- assertVisible: kept") == nil)
  }

  /// A document's controller may be made by any initializer of its superclass's: only what code makes must use the coder.
  @Test func aPageControllerOfADocumentChoosesItsStyle() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIPageViewController {
          required init?(coder: NSCoder) {
            super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            let page = UIViewController()
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
            label.text = "One"
            page.view.addSubview(label)
            setViewControllers([page], direction: .forward, animated: false)
          }
        }
        """,
      storyboard: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="r">
        <scenes><scene sceneID="s"><objects>
        <pageViewController id="r" customClass="Root" customModule="App" customModuleProvider="target" \
        sceneMemberID="viewController"/>
        </objects></scene></scenes></document>
        """)
    #expect(try flow.passes("- assertVisible: One") == nil)
  }
}
