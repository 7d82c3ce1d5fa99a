import Testing

@testable import HeadlessUIKit

/// Views that a storyboard varies by size class.
@MainActor
struct SizeClassVariationTests {
  private func simulation(
    _ views: String, root variation: String = "", device: String = "iPhone 16"
  ) throws -> Simulation {
    try Simulation.launched(
      StoryboardFixture(
        initial: "a", scenes: [.init(id: "a", view: "<subviews>\(views)</subviews>\(variation)")]),
      device: try #require(Device(named: device)))
  }

  private func label(_ text: String, _ inside: String = "", attributes: String = "") -> String {
    "<label contentMode=\"left\" text=\"\(text)\" id=\"\(text.lowercased())\" \(attributes)>\(inside)</label>"
  }

  private func texts(_ simulation: Simulation) -> [String] { simulation.screenElements.flatMap(\.texts) }

  @Test(
    "Hidden under some size classes",
    arguments: [
      ("<variation key=\"widthClass=compact\" hidden=\"YES\"/>", "iPhone 16", []),
      ("<variation key=\"widthClass=compact\" hidden=\"YES\"/>", "iPad (10th gen)", ["Tip"]),
      ("<variation key=\"heightClass=regular-widthClass=compact\" hidden=\"YES\"/>", "iPhone 16", []),
      ("<variation key=\"widthClass=regular\" hidden=\"YES\"/>", "iPhone 16", ["Tip"]),
      ("<variation key=\"widthClass=compact\" alpha=\"0.0\"/>", "iPhone 16", []),
      (
        "<variation key=\"widthClass=compact\" hidden=\"YES\"/>"
          + "<variation key=\"heightClass=regular-widthClass=compact\" hidden=\"NO\"/>", "iPhone 16", ["Tip"]
      ),
      ("<variation key=\"heightClass=regular\" text=\"Hint\"/>", "iPhone 16", ["Hint"]),
    ])
  func hidden(variation: String, device: String, expected: [String]) throws {
    #expect(texts(try simulation(label("Tip", variation), device: device)) == expected)
  }

  @Test(
    "A variation that says nothing that the property can be changes nothing",
    arguments: ["hidden=\"MAYBE\"", "alpha=\"nan\"", "alpha=\"\"", "userInteractionEnabled=\"\"", ""])
  func nonsense(attribute: String) throws {
    #expect(texts(try simulation(label("Tip", "<variation key=\"widthClass=compact\" \(attribute)/>"))) == ["Tip"])
  }

  @Test("Shown under some size classes although it is hidden")
  func shown() throws {
    let tip = label("Tip", "<variation key=\"widthClass=regular\" hidden=\"NO\"/>", attributes: "hidden=\"YES\"")
    #expect(texts(try simulation(tip)) == [])
    #expect(texts(try simulation(tip, device: "iPad (10th gen)")) == ["Tip"])
  }

  @Test("Not installed under some size classes, and installed again in its place when the device turns")
  func installed() throws {
    let root = """
      <variation key="default"><mask key="subviews"><exclude reference="two"/></mask></variation>
      <variation key="heightClass=compact"><mask key="subviews"><include reference="two"/></mask></variation>
      """
    let simulation = try simulation(label("One") + label("Two") + label("Three"), root: root)
    #expect(texts(simulation) == ["One", "Three"])
    simulation.turnDevice(to: .landscapeLeft)
    #expect(texts(simulation) == ["One", "Two", "Three"])
    simulation.turnDevice(to: .portrait)
    #expect(texts(simulation) == ["One", "Three"])
  }

  @Test("Installed but for some size classes, in a stack")
  func excluded() throws {
    let stack = """
      <stackView contentMode="scaleToFill" axis="vertical" id="s"><subviews>\(label("One"))\(label("Two"))</subviews>
      <variation key="widthClass=compact"><mask key="subviews"><exclude reference="one"/></mask></variation></stackView>
      """
    #expect(texts(try simulation(stack)) == ["Two"])
    #expect(texts(try simulation(stack, device: "iPad (10th gen)")) == ["One", "Two"])
  }

  @Test("A width and a height that say different things are undecided")
  func conflict() throws {
    let tip = label(
      "Tip",
      "<variation key=\"widthClass=compact\" hidden=\"YES\"/><variation key=\"heightClass=regular\" hidden=\"NO\"/>")
    #expect(
      try simulation(tip).undecidedEffects.first?.question
        == "which of two variations by size class goes first, that by width or that by height")
  }

  /// What a view is under another size class is no view in it.
  @Test func aFrameUnderASizeClassIsNoSubview() throws {
    let simulation = try simulation(
      """
      <visualEffectView contentMode="scaleToFill" id="e">
        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <view key="contentView" contentMode="center" id="c">
          <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
          <subviews>\(label("Tip"))</subviews>
        </view>
        <blurEffect style="light"/>
        <variation key="heightClass=compact-widthClass=regular" fixedFrame="YES">
          <rect key="frame" x="100" y="0.0" width="200" height="200"/>
        </variation>
      </visualEffectView>
      """)
    #expect(simulation.exceptions.isEmpty)
    #expect(texts(simulation) == ["Tip"])
    let effect = try #require(simulation.visibleScreen?.view.subviews.first)
    #expect(effect.subviews.count == 1)
  }
}
