import Testing

/// Libraries that are not read: what they can reach, and what they do while an app starts.
@MainActor
struct LiveServiceTests {
  private func flow(imports: String = "", _ body: String, _ more: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        \(imports)
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Home"
            \(body)
          }
          \(more)
        }
        """)
  }

  /// The app has methods of the same names.
  @Test func whatADatabaseGivesIsNoObjectOfTheApps() throws {
    let flow = flow(
      imports: "import FirebaseFirestore",
      """
      Firestore.firestore().collection("rooms").document("1").setData(["name": "a"])
      Auth.auth().currentUser?.reload()
      """,
      """
      func collection(_ name: String) { title = name }
      func document(_ name: String) { title = name }
      func setData(_ data: [String: Any]) { title = "Set" }
      func reload() { title = "Reloaded" }
      """)
    #expect(try flow.passes("- assertVisible: Home") == nil)
  }

  /// A container of dependencies gives what the app has put in.
  @Test func whatAnotherLibraryGivesMayBeTheApps() throws {
    let flow = flow(
      imports: "import Resolver", "Resolver.main.resolve(Root.self).start()", "func start() { title = \"Started\" }")
    #expect(try flow.verdicts("- assertVisible: Home") == "?")
  }

  @Test func anAnswerOfAServersIsAsked() throws {
    let flow = flow(
      imports: "import Alamofire",
      "AF.request(\"https://example.com\").validate().responseString { _ in self.title = \"Answered\" }",
      "func validate() { title = \"Validated\" }")
    #expect(
      try flow.report("- assertVisible: Home").contains(
        "undecided: only the app's code knows whether AF.request(…).validate(…).responseString(…) calls its closure\n"))
  }

  @Test func theLockScreenIsNotTouched() throws {
    let flow = flow(
      imports: "import MediaPlayer",
      """
      MPRemoteCommandCenter.shared().pauseCommand.addTarget { _ in
        self.title = "Paused"
        return .success
      }
      """)
    #expect(try flow.passes("- assertVisible: Home") == nil)
  }

  @Test func aLayerThatIsNotReadDrawsAndNoMore() throws {
    let flow = flow(
      imports: "import AVFoundation",
      """
      let preview = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
      view.layer.addSublayer(preview)
      """)
    #expect(try flow.passes("- assertVisible: Home") == nil)
    let counting = self.flow(
      imports: "import AVFoundation",
      """
      view.layer.insertSublayer(AVPlayerLayer(), at: 0)
      if view.layer.sublayers?.count == 1 { title = "One" }
      """)
    #expect(try counting.verdicts("- assertVisible: Home") == "✓?")
  }

  @Test func aSceneDelegateNeedNotSayHowASceneIsConnected() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Home"
          }
        }
        class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
        """,
      storyboard: Self.storyboard(
        """
        <viewController id="root" customClass="Root" customModuleProvider="target" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="view"/>
        </viewController>
        """),
      info: """
        <key>UIApplicationSceneManifest</key>
        <dict>
          <key>UISceneConfigurations</key>
          <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array>
              <dict>
                <key>UISceneDelegateClassName</key>
                <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                <key>UISceneStoryboardFile</key>
                <string>Main</string>
              </dict>
            </array>
          </dict>
        </dict>
        """)
    #expect(try flow.passes("- assertScreen: Root") == nil)
  }

  @Test func constraintsThatAreAddedAtEachLayoutComeToRest() throws {
    let flow = flow(
      "label.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(label)",
      """
      let label = UILabel()
      var rounds = 0
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        rounds += 1
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        title = rounds < 6 ? "Rests" : "Goes on"
      }
      """)
    #expect(try flow.passes("- assertVisible: Rests") == nil)
  }

  /// Its list is a property of UIKit's, which key-value coding sets.
  @Test func anOutletMayBeAPropertyOfUIKits() throws {
    let flow = LiveFlow(
      source: """
        class Root: UICollectionViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = collectionView === view ? "Its list" : "Another"
          }
        }
        """,
      storyboard: Self.storyboard(
        """
        <collectionViewController id="root" customClass="Root" customModuleProvider="target" sceneMemberID="viewController">
          <collectionView key="view" contentMode="scaleToFill" dataMode="prototypes" id="list">
            <collectionViewFlowLayout key="collectionViewLayout" id="layout"/>
            <cells/>
            <connections>
              <outlet property="dataSource" destination="root" id="c1"/>
              <outlet property="delegate" destination="root" id="c2"/>
            </connections>
          </collectionView>
          <connections>
            <outlet property="collectionView" destination="list" id="c3"/>
          </connections>
        </collectionViewController>
        """))
    #expect(try flow.passes("- assertScreen: Its list") == nil)
  }

  /// The runtime does not know the generic arguments of a class of Objective-C's.
  @Test func aFetchRequestIsCastToOneOfAnotherResult() throws {
    let flow = flow(
      imports: "import CoreData",
      """
      let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
      let any = request as! NSFetchRequest<NSFetchRequestResult>
      title = any.entityName ?? "none"
      """)
    #expect(try flow.passes("- assertVisible: Book") == nil)
  }

  private static func storyboard(_ controller: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    initialViewController="root">
      <scenes>
        <scene sceneID="s1">
          <objects>
            \(controller)
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }
}
