import FlowInterfaceBuilder
import Foundation
import HeadlessUIKit
import Testing

@testable import FlowLayout

/// Scenes that are laid out, and how they compare with what their documents say.
@MainActor
struct LayoutTests {
  /// A storyboard of one scene for an iPhone 8, in a navigation controller.
  private func document(_ views: String, constraints: String) throws -> InterfaceDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" useSafeAreas="YES">
          <device id="retina4_7" orientation="portrait"/>
          <scenes>
              <scene sceneID="s-0">
                  <objects>
                      <navigationController id="nav" sceneMemberID="viewController">
                          <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">
                              <rect key="frame" x="0.0" y="20" width="375" height="44"/>
                          </navigationBar>
                          <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r-0"/></connections>
                      </navigationController>
                  </objects>
              </scene>
              <scene sceneID="s-1">
                  <objects>
                      <viewController id="one" storyboardIdentifier="First" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="root">
                              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                              <subviews>
      \(views)
                              </subviews>
                              <constraints>
      \(constraints)
                              </constraints>
                              <viewLayoutGuide key="safeArea" id="safe"/>
                          </view>
                          <navigationItem key="navigationItem" id="item"/>
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>
      """
    return try InterfaceReader.read(bytes: Array(text.utf8), file: "Main.storyboard")
  }

  private func view(_ name: String, _ id: String, _ frame: (Int, Int, Int, Int), _ more: String = "") -> String {
    """
    <\(name) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(more)>
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
    </\(name)>
    """
  }

  private func pins(_ id: String, top: Int) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="\(id)-1"/>
    <constraint firstItem="\(id)" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="\(id)-2"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="\(top)" id="\(id)-3"/>
    """
  }

  private func height(_ id: String, _ height: Int) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="height" constant="\(height)" id="\(id)-4"/>
    """
  }

  @Test("What is equal, not determined, different and left out, below the navigation bar that the storyboard brings")
  func comparison() throws {
    let document = try document(
      view("view", "same", (0, 74, 375, 40)) + view("view", "other", (0, 124, 375, 50))
        + view("label", "text", (0, 184, 375, 21), "text=\"A\"")
        + view("view", "old", (0, 200, 200, 40), "misplaced=\"YES\""),
      constraints: pins("same", top: 10) + height("same", 40) + pins("other", top: 60) + height("other", 40)
        + pins("text", top: 120) + pins("old", top: 150) + height("old", 40))
    let layout = AppLayout([document])
    #expect(layout.scenes.map(\.id) == ["Main#one"])
    #expect(layout.scenes[0].device.name == "iPhone 8")
    #expect(layout.scenes[0].views.map(\.state) == [.equal, .different, .undetermined, .excluded])
    #expect(
      layout.scenes[0].views.map(\.reason) == [
        nil, "height is 40 and not 50", "height not determined", "Xcode marks it as misplaced",
      ])
    #expect(
      LayoutReport(layout, compares: true).text == """
        Main.storyboard:23:8: UIView other: height is 40 and not 50
        3 views of 1 scenes compared: 1 equal, 1 undetermined, 1 different; 1 left out.
        The size of 1 of them hangs on texts or images: 0 equal, 1 undetermined, 0 different.

        """)
  }

  @Test("Frames on another device, turned, with question marks for what is not determined")
  func frames() throws {
    let document = try document(
      view("view", "same", (0, 74, 375, 40)) + view("label", "text", (0, 184, 375, 21), "text=\"A\""),
      constraints: pins("same", top: 10) + height("same", 40) + pins("text", top: 120))
    let device = try #require(Device(named: "iPhone SE (1st gen)"))
    let layout = AppLayout([document], on: DesignDevice(device: device, orientation: .landscapeRight))
    #expect(
      LayoutReport(layout, compares: false).text == """
        Main#one on iPhone SE (1st gen), landscape
          UIView same  0, 42, 568 × 40
          UILabel text  0, 152, 568 × ?

        """)
  }

  @Test("A screen by its names; another name is none")
  func names() throws {
    let document = try document(
      view("view", "same", (0, 74, 375, 40)), constraints: pins("same", top: 10) + height("same", 40))
    for name in ["First", "one", "Main#one"] { #expect(AppLayout([document], screen: name).scenes.count == 1) }
    #expect(AppLayout([document], screen: "Second").scenes.isEmpty)
  }

  @Test("The JSON has the totals, and the frames without what is not determined")
  func json() throws {
    let document = try document(
      view("view", "same", (0, 74, 375, 40)) + view("label", "text", (0, 184, 375, 21), "text=\"A\""),
      constraints: pins("same", top: 10) + height("same", 40) + pins("text", top: 120))
    let data = try LayoutReport(AppLayout([document]), compares: true).json()
    let whole = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let totals = try #require(whole["totals"] as? [String: Int])
    #expect(totals["compared"] == 2 && totals["equal"] == 1 && totals["undetermined"] == 1 && totals["text"] == 1)
    let scenes = try #require(whole["scenes"] as? [[String: Any]])
    let views = try #require(scenes.first?["views"] as? [[String: Any]])
    #expect(views[1]["frame"] as? [String: Double] == ["x": 0, "y": 184, "width": 375])
    #expect(views[1]["state"] as? String == "undetermined")
  }
}
