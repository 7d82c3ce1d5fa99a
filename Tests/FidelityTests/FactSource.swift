/// Where a fact is known from: one of the sources that the table at the document's top describes, or a single page.
struct FactSource: Sendable, ExpressibleByStringLiteral {
  /// What a row calls it.
  let name: String

  /// A page that only a row or two rest on.
  init(stringLiteral name: String) { self.name = name }

  private init(name: String) { self.name = name }

  /// One of UIKit's header files, by the name of its class.
  static func header(_ name: String) -> Self { Self(name: "\(name).h") }

  /// Apple's documentation of a symbol, or one of its articles.
  static func documentation(_ title: String) -> Self { Self(name: "documentation of \(title)") }

  static let lifecycleLogs = Self(name: "lifecycle logs")
  static let newHeaders = Self(name: "newer headers")
  static let interfaceProbe = Self(name: "Interface Builder probe")
  static let bookExamples = Self(name: "Neuburg's examples")
  static let wangling = Self(name: "wangling.me")
  static let reactNativeScreens = Self(name: "react-native-screens")
  static let doublePush = Self(name: "double push demonstration")
  static let chameleon = Self(name: "Chameleon")
  static let qmui = Self(name: "QMUI")
  static let snapshotTesting = Self(name: "swift-snapshot-testing")
  static let snapshotDevices = Self(name: "snapshot device table")
  static let leefilll = Self(name: "leefilll")
  static let phchan = Self(name: "phchan9")
  static let kingcos = Self(name: "kingcos")
  static let crashLogs = Self(name: "crash logs")
  static let background = Self(name: "common knowledge, not looked up")

  /// The sources that many rows rest on, with what they are.
  static let described: [(source: FactSource, text: String)] = [
    ("UI….h", "UIKit's public header files, as in the iPhoneOS 16.5 SDK (github.com/theos/sdks, commit 4af4cb1d)"),
    (.newHeaders, "later wording of those headers, as the lifecycle logs quote it"),
    ("documentation of …", "the page of that name on developer.apple.com/documentation/uikit"),
    (
      .lifecycleLogs,
      """
      the blog post 【iOS】UIViewController：生命周期的真实顺序与容器控制器 (2026-07-27): time-stamped logs, Xcode 26.6, Mac Catalyst 26.5; \
      its order carries over to iOS, its counts were not checked there
      """
    ),
    (
      .interfaceProbe, "a public project that probes what Interface Builder's files do; iOS 18.2 simulator, Swift 6.0.3"
    ),
    (
      .bookExamples,
      "github.com/mattneub/Programming-iOS-Book-Examples, commit 4f785bf1: logs in the comments, iOS 9 to 15"
    ),
    (.wangling, "wangling.me, 2014-02, The inconsistent order of view transition events; iOS 7"),
    (.reactNativeScreens, "github.com/software-mansion/react-native-screens, folder ios, commit 8fe8b874"),
    (.doublePush, "a public repository that shows a double push on iOS 17"),
    (
      .chameleon,
      "github.com/BigZaphod/Chameleon, commit 84605ede: UIKit made anew, with notes on what the real one does"
    ),
    (.qmui, "github.com/Tencent/QMUI_iOS, commit 4dca2347: sizes measured on devices"),
    (.snapshotTesting, "github.com/pointfreeco/swift-snapshot-testing, commit 6bb6c9ae: its table of devices"),
    (.snapshotDevices, "a public table of devices for snapshot tests, with its own tests"),
    (.leefilll, "a blog with logs of presentations, iPhone 11, iOS 13"),
    (.phchan, "github.com/phchan9/til, ios/note-about-viewController-containment.md, 2016: time-stamped logs"),
    (.kingcos, "github.com/kingcos/UIViewController-UIView-LifecycleDemo, iOS 10"),
    (.crashLogs, "crash reports and console logs that many people have published"),
  ]
}
