import FlowScript
import Testing

/// Flows that ask for safe areas, and for what covers what.
@MainActor
struct GeometryRunTests {
  private func flow(
    _ views: String, constraints: String = "", className: String? = nil, code: String = "", header: String = ""
  ) -> SnippetFlow {
    let custom = className.map { "customClass=\"\($0)\" customModule=\"App\" customModuleProvider=\"target\"" } ?? ""
    return SnippetFlow(
      source: code, header: header,
      storyboard: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" initialViewController="nav"><scenes>
        <scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController">
          <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/><connections>
          <segue destination="menu" kind="relationship" relationship="rootViewController" id="r0"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s1"><objects><viewController id="menu" storyboardIdentifier="Menu" \(custom) \
        sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v1">
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>\(constraints)</constraints></view></viewController></objects></scene>
        </scenes></document>
        """)
  }

  /// The report of what follows the launch.
  private func lines(_ flow: SnippetFlow, _ steps: String) throws -> String {
    try flow.report(steps).split(separator: "\n").drop { !$0.hasPrefix("  ✗") && !$0.hasPrefix("  ?") }.dropLast()
      .joined(separator: "\n")
  }

  private func expect(_ flow: SnippetFlow, _ steps: String, _ expected: String) throws {
    let lines = try lines(flow, steps)
    #expect(lines == expected)
  }

  private static func button(_ title: String, _ id: String, _ frame: String, placed: Bool = false) -> String {
    """
    <button contentMode="scaleToFill" \(placed ? "translatesAutoresizingMaskIntoConstraints=\"NO\"" : "") id="\(id)">
      <rect key="frame" \(frame)/><state key="normal" title="\(title)"/></button>
    """
  }

  @Test("assertSafeArea: the device's insets and the bar's, on the device and in the orientation of the header")
  func safeArea() throws {
    #expect(try flow("").passes("- assertSafeArea: {top: 97.667, left: 0, bottom: 34, right: 0}") == nil)
    let landscape = flow("", header: "  device: iPhone 13\n  orientation: landscape\n")
    #expect(try landscape.passes("- assertSafeArea: {screen: Menu, top: 32, left: 47, bottom: 21, right: 47}") == nil)
    try expect(
      flow("", header: "  device: iPhone 8\n"), "- assertSafeArea: {top: 88, bottom: 34}",
      """
        ✗ assertSafeArea top: 88, bottom: 34  (flow.yaml:7:3)
            failed: the safe area of Menu has other insets
            - expected: top 88, bottom 34
            + actual:   top 64, bottom 0
            screens: UINavigationController › Menu
            at App/Main.storyboard:7:30
      """)
  }

  @Test("assertSafeArea: what nobody has published is undecided, what is no number fails")
  func openSafeArea() throws {
    try expect(
      flow("", header: "  os: 26\n"), "- assertSafeArea: {top: 98}",
      """
        ? assertSafeArea top: 98  (flow.yaml:7:3)
            undecided: the safe area of Menu is not known: nobody has published how far bars reach in at the top here
            screens: UINavigationController › Menu
            at App/Main.storyboard:7:30
      """)
    #expect(try flow("", header: "  os: 26\n").passes("- assertSafeArea: {bottom: 34}") == nil)
    #expect(try flow("").report("- assertSafeArea: {top: \"${'big'}\"}").contains("top is 'big', no number"))
    #expect(try flow("").report("- assertSafeArea").contains("assertSafeArea"))
  }

  @Test("assertNotCovered: an element in the safe area passes, one that reaches out of it fails with how far")
  func outside() throws {
    let pinned = """
      <constraint firstItem="b1" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c1"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="b1" secondAttribute="trailing" id="c2"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="b1" secondAttribute="bottom" id="c3"/>
      <constraint firstItem="b1" firstAttribute="height" constant="50" id="c4"/>
      """
    let button = Self.button("Buy", "b1", "x=\"0\" y=\"0\" width=\"10\" height=\"10\"", placed: true)
    #expect(try flow(button, constraints: pinned).passes("- assertNotCovered: Buy") == nil)
    let toEdge = pinned.replacingOccurrences(
      of: "firstItem=\"safe\" firstAttribute=\"bottom\"", with: "firstItem=\"v1\" firstAttribute=\"bottom\"")
    try expect(
      flow(button, constraints: toEdge), "- assertNotCovered: Buy",
      """
        ✗ assertNotCovered "Buy"  (flow.yaml:6:3)
            failed: UIButton "Buy" reaches out of the safe area of Menu
            - safe area: x 0…393, y 97.667…818
            + element:   x 0…393, y 802…852
            outside: 34 points at the bottom
            screens: UINavigationController › Menu
            at App/Main.storyboard:9:13
            pin it to the safe area instead of the view's edge, or add to additionalSafeAreaInsets
      """)
  }

  @Test("assertNotCovered: a sibling in front fails with both views and the overlap, one behind does not matter")
  func covered() throws {
    let below = Self.button("Buy", "b1", "x=\"100\" y=\"200\" width=\"100\" height=\"50\"")
    let above = """
      <view contentMode="scaleToFill" id="o1"><rect key="frame" x="0" y="240" width="393" height="60"/>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
      """
    #expect(try flow(above + below).passes("- assertNotCovered: Buy") == nil)
    try expect(
      flow(below + above), "- assertNotCovered: Buy",
      """
        ✗ assertNotCovered "Buy"  (flow.yaml:6:3)
            failed: UIButton "Buy" lies under UIView o1
            - element: x 100…200, y 200…250
            + over it: x 0…393, y 240…300
            overlap: 100 × 10 points
            screens: UINavigationController › Menu
            at App/Main.storyboard:9:13
            whoever puts UIView o1 there leaves room for it: with additionalSafeAreaInsets of the controller below, or \
      a constraint between the two
      """)
    let clear = above.replacingOccurrences(of: "alpha=\"1\"", with: "alpha=\"0\"")
    #expect(try flow(below + clear).passes("- assertNotCovered: Buy") == nil)
    let hidden = above.replacingOccurrences(of: "<view content", with: "<view hidden=\"YES\" content")
    #expect(try flow(below + hidden).passes("- assertNotCovered: Buy") == nil)
  }

  @Test("assertNotCovered: what constraints do not determine is undecided, and so is what code sets that is not known")
  func undecided() throws {
    let button = Self.button("Buy", "b1", "x=\"0\" y=\"0\" width=\"10\" height=\"10\"", placed: true)
    let pinned = """
      <constraint firstItem="b1" firstAttribute="centerX" secondItem="v1" secondAttribute="centerX" id="c1"/>
      <constraint firstItem="b1" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c2"/>
      """
    try expect(
      flow(button, constraints: pinned), "- assertNotCovered: Buy",
      """
        ? assertNotCovered "Buy"  (flow.yaml:6:3)
            undecided: whether UIButton "Buy" is covered is not known: it hangs on the width and height of UIButton "Buy", which \
      its constraints do not determine
            screens: UINavigationController › Menu
            at App/Main.storyboard:9:13
            constraints that pin edges or give numbers say where a view lies; texts have no size here
      """)
    let fixed = Self.button("Buy", "b1", "x=\"100\" y=\"200\" width=\"100\" height=\"50\"")
    func menu(_ function: String) -> String { "class MenuViewController: UIViewController {\n  \(function)\n}" }
    let unused = flow(fixed, className: "MenuViewController", code: menu("func move() { view.frame.origin.y = 20 }"))
    #expect(try unused.passes("- assertNotCovered: Buy") == nil)
    let moved = menu("override func viewDidLoad() { super.viewDidLoad(); view.subviews[0].frame = saved }")
    let report = try flow(fixed, className: "MenuViewController", code: moved).report("- assertNotCovered: Buy")
    #expect(report.contains("  ? assertNotCovered \"Buy\""), "\(report)")
  }

  @Test("additionalSafeAreaInsets that code gives in plain numbers count")
  func code() throws {
    let fixed = Self.button("Buy", "b1", "x=\"100\" y=\"700\" width=\"100\" height=\"50\"")
    let code = """
      class MenuViewController: UIViewController {
        override func viewDidLoad() { additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 8, bottom: 100, right: 8) }
      }
      """
    let flow = flow(fixed, className: "MenuViewController", code: code)
    #expect(try flow.passes("- assertSafeArea: {left: 8, bottom: 134, right: 8}") == nil)
    #expect(try flow.report("- assertNotCovered: Buy").contains("outside: 32 points at the bottom"))
  }

  @Test("The header's orientation must be one")
  func orientation() throws {
    #expect(
      try flow("", header: "  orientation: sideways\n").report("- assertSafeArea: {top: 1}")
        == """
        flow.yaml:4:16: error: 'sideways' is no orientation
          the orientations are portrait, landscape, landscapeLeft, landscapeRight, portraitUpsideDown

        """)
  }
}
