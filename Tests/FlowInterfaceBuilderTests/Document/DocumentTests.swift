import FlowInterfaceBuilder
import Testing

@Suite("Documents")
struct DocumentTests {
  @Test("settings of the document and its canvas")
  func settings() throws {
    let document = try Fixture.document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
        systemVersion="22G91" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"
        useSafeAreas="YES" launchScreen="YES" initialViewController="none">
        <device id="ipad11_0rounded" orientation="landscape" layout="fullscreen" appearance="dark">
          <adaptation id="splitview2_3"/></device>
        <resources><image name="star" width="10" height="12"/><namedColor name="Brand"/></resources>
        <simulatedMetricsContainer key="defaultSimulatedMetrics">
          <simulatedStatusBarMetrics key="statusBar"/><simulatedOrientationMetrics key="orientation" orientation="landscapeRight"/>
          <simulatedScreenMetrics key="destination" type="retina4"/></simulatedMetricsContainer>
      </document>
      """, file: "App/Main~ipad.storyboard")
    #expect(document.name == "Main")
    #expect(document.toolsVersion == "22155")
    #expect(document.systemVersion == "22G91")
    #expect(document.formatVersion == "3.0")
    #expect(document.usesAutolayout)
    #expect(document.usesTraitCollections)
    #expect(document.usesSafeAreas)
    #expect(document.isLaunchScreen)
    #expect(document.initialViewControllerID == "none")
    #expect(document.initialViewController == nil)
    #expect(document.device?.id == "ipad11_0rounded")
    #expect(document.device?.orientation == "landscape")
    #expect(document.device?.appearance == "dark")
    #expect(document.device?.adaptation == "splitview2_3")
    #expect(document.resources.map(\.name) == ["image", "namedColor"])
    #expect(document.simulatedMetrics?.statusBar != nil)
    #expect(document.simulatedMetrics?.orientation?["orientation"] == "landscapeRight")
    #expect(document.simulatedMetrics?.destination?["type"] == "retina4")
    #expect(document.object(withID: "ipad11_0rounded") == nil, "only objects have identifiers")
  }

  @Test("a xib's file's owner, first responder and top-level objects")
  func xib() throws {
    let document = try Fixture.document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="v"/><customObject id="c" customClass="Helper"/></objects></document>
      """, file: "Badge.xib")
    #expect(document.kind == .xib)
    #expect(document.scenes == [])
    #expect(document.topLevelObjects.map(\.id) == ["-1", "-2", "v", "c"])
    #expect(document.filesOwner?.customClass == "Badge")
    #expect(document.topLevelObjects[1].isFirstResponder)
    #expect(document.topLevelObjects.map(\.isFilesOwner) == [true, false, false, false])
  }

  @Test(
    "the platform is what the document states",
    arguments: [
      ("type=\"a.CocoaTouch.Storyboard.XIB\" targetRuntime=\"iOS.CocoaTouch.iPad\"", .iOS),
      ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"", .iOS),
      ("type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\" targetRuntime=\"MacOSX.Cocoa\"", .macOS),
      ("type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"", .macOS),
      ("type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\" targetRuntime=\"AppleTV\"", .tvOS),
      ("type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"", .watchOS),
      ("targetRuntime=\"Toaster\"", .other("Toaster")),
    ] as [(String, InterfacePlatform)])
  func platform(attributes: String, platform: InterfacePlatform) throws {
    let document = try Fixture.document("<document \(attributes)/>")
    #expect(document.platform == platform)
    #expect(document.isSimulated == (platform == .iOS))
  }

  @Test("segues are those of connections: a tie breaker's reference is none")
  func tieBreakers() throws {
    let document = try Fixture.document(
      """
      <document><scenes><scene sceneID="s"><objects><viewController id="a"><connections>
      <segue destination="a" kind="embed" id="g"/></connections></viewController></objects></scene></scenes>
      <inferredMetricsTieBreakers><segue reference="g"/></inferredMetricsTieBreakers></document>
      """)
    #expect(document.segues.map(\.id) == ["g"])
    #expect(document.scenes[0].segues == document.segues)
  }

  @Test("a scene's dock holds what is neither controller, exit nor first responder")
  func dock() throws {
    let document = try Fixture.storyboard(
      """
      <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
      <view id="v"/><tapGestureRecognizer id="t"/><customObject id="c" customClass="Helper"/>
      <viewController storyboardIdentifier="Start" id="a" sceneMemberID="viewController"/>
      <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
      """)
    let scene = document.scenes[0]
    #expect(scene.viewController?.id == "a")
    #expect(scene.exit?.id == "e")
    #expect(scene.firstResponder?.id == "f")
    #expect(scene.dockObjects.map(\.id) == ["v", "t", "c"])
    #expect(document.scene(withID: "s") == scene)
    #expect(document.viewControllers.map(\.id) == ["a"])
    #expect(document.viewController(withIdentifier: "Start") == document.viewControllers[0])
    #expect(document.viewController(withIdentifier: "start") == nil)
  }

  @Test("byte ranges lead back to the source, so that an edit leaves every other byte alone")
  func edit() throws {
    let source = "<document>\n  <!-- x -->\n\t<a  title = 'A &amp; B'\n/></document>\n"
    let document = try Fixture.document(source)
    let element = try #require(document.root.children.first)
    #expect(element.source == "<a  title = 'A &amp; B'\n/>")
    #expect(element.startTagByteRange == element.byteRange)
    #expect(document.root.contentByteRange == 10..<source.utf8.count - 12)
    let title = element.attributes[0]
    #expect(title.value == "A & B")
    #expect(title.location.description == "Main.storyboard:3:6")
    var bytes = document.text
    bytes.replaceSubrange(title.valueByteRange, with: "C".utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == "<document>\n  <!-- x -->\n\t<a  title = 'C'\n/></document>\n")
  }

  @Test("an identifier with a reference in it is found by what it says")
  func encodedIdentifier() throws {
    let document = try Fixture.document(
      "<document><objects><view id=\"a&#45;b\"/><view id=\"a-b\"/></objects></document>")
    #expect(document.object(withID: "a-b")?.element == document.topLevelObjects[0].element)
    #expect(document.object(withID: "a&#45;b") == nil)
  }
}
