import FlowInterfaceBuilder
import Testing

@Suite("Reading a document")
struct InterfaceReaderTests {
  @Test("a scene's controller, its button and the segue know their places")
  func scene() throws {
    let document = try Fixture.document(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a-1">
        <scenes>
          <scene sceneID="s-1">
            <objects>
              <viewController id="a-1" customClass="StartViewController" customModule="App" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v-1">
                  <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                  <subviews>
                    <button id="b-1"><state key="normal" title="Sign in"/>
                      <connections><segue destination="a-2" kind="show" identifier="signIn" id="g-1"/></connections>
                    </button>
                  </subviews>
                </view>
              </viewController>
              <placeholder placeholderIdentifier="IBFirstResponder" id="r-1" sceneMemberID="firstResponder"/>
            </objects>
          </scene>
        </scenes>
        <inferredMetricsTieBreakers><segue reference="g-1"/></inferredMetricsTieBreakers>
      </document>
      """)
    #expect(document.kind == .storyboard)
    #expect(document.platform == .iOS)
    let controller = try #require(document.scenes.first?.viewController)
    #expect(document.initialViewController == controller)
    #expect(controller.location.description == "Main.storyboard:6:9")
    #expect(controller.rootView?.frame == InterfaceRect(x: 0, y: 0, width: 390, height: 844))
    let button = try #require(controller.rootView?.subviews.first)
    #expect(button.title == "Sign in")
    #expect(button.segues == document.segues)
    let segue = try #require(document.segues.first)
    #expect(segue.identifier == "signIn")
    #expect(segue.location.description == "Main.storyboard:11:30")
    #expect(segue.sourceObject == button)
    #expect(document.scenes[0].firstResponder?.id == "r-1")
  }
}
