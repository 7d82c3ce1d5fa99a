import FlowInterfaceBuilder
import Testing

@Suite("Views")
struct ViewTests {
  @Test("geometry, states and layout")
  func layout() throws {
    let view = try Fixture.object(
      "v",
      in: """
        <view contentMode="scaleToFill" ambiguous="YES" misplaced="YES" alpha="0.5" hidden="YES" tag="7" fixedFrame="YES"
          userInteractionEnabled="NO" placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="44"
          horizontalHuggingPriority="251" verticalCompressionResistancePriority="749.5" id="v">
          <rect key="frame" x="1" y="2.5" width="3" height="4"/>
          <rect key="bounds" x="0.0" y="0.0" width="3" height="4"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
          <viewLayoutGuide key="safeArea" id="sa"/>
          <constraints>
            <constraint firstItem="l" firstAttribute="width" secondItem="v" secondAttribute="height" multiplier="16:9" \
        constant="-8" priority="999" relation="greaterThanOrEqual" identifier="ratio" symbolic="YES" id="k"/>
            <constraint firstAttribute="bottom" placeholder="YES" id="k-2"/>
          </constraints>
          <variation key="heightClass=compact-widthClass=regular" alpha="1">
            <mask key="subviews"><exclude reference="l"/><include reference="m"/></mask>
          </variation>
        </view>
        """)
    #expect(view.isView)
    #expect(view.frame == InterfaceRect(x: 1, y: 2.5, width: 3, height: 4))
    #expect(view.bounds == InterfaceRect(x: 0, y: 0, width: 3, height: 4))
    #expect(view.autoresizingMask == ["widthSizable", "flexibleMaxY"])
    #expect(view.isAmbiguous)
    #expect(view.isMisplaced)
    #expect(view.isHidden == true)
    #expect(view.alpha == 0.5)
    #expect(view.tag == 7)
    #expect(view.isFixedFrame == true)
    #expect(view.isUserInteractionEnabled == false)
    #expect(view.isEnabled == nil)
    #expect(view.placeholderIntrinsicSize?.width == "infinite")
    #expect(view.placeholderIntrinsicSize?.height == "44")
    #expect(view.horizontalHuggingPriority == 251)
    #expect(view.verticalCompressionResistancePriority == 749.5)
    #expect(view.safeAreaGuide?.id == "sa")
    let constraint = view.constraints[0]
    #expect(constraint.firstItemID == "l")
    #expect(constraint.multiplier == 16.0 / 9)
    #expect(constraint.constant == -8)
    #expect(constraint.priority == 999)
    #expect(constraint.relation == "greaterThanOrEqual")
    #expect(constraint.identifier == "ratio")
    #expect(constraint.isSymbolic)
    #expect(!constraint.isPlaceholder)
    #expect(view.constraints[1].isPlaceholder)
    #expect(view.constraints[1].relation == "equal")
    #expect(view.constraints[1].priority == 1000)
    let variation = view.variations[0]
    #expect(variation.widthClass == "regular")
    #expect(variation.heightClass == "compact")
    #expect(variation.properties.map(\.name) == ["alpha"])
    #expect(variation.excluded(from: "subviews") == ["l"])
    #expect(variation.included(in: "subviews") == ["m"])
    #expect(variation.excluded(from: "constraints") == [])
    #expect(view.containedObjects == [])
  }

  @Test("gesture recognizers are found through their collection")
  func gestures() throws {
    let view = try Fixture.object(
      "v",
      in: """
        <view id="v"><connections>
          <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="o"/></connections></view>
        <tapGestureRecognizer id="t"><connections><action selector="tap:" destination="-1" id="a"/></connections>
        </tapGestureRecognizer>
        """)
    #expect(view.gestureRecognizers.map(\.elementName) == ["tapGestureRecognizer"])
    #expect(view.gestureRecognizers[0].actions.map(\.selector) == ["tap:"])
  }

  @Test("a static table keeps its sections, cells and the views in them")
  func staticTable() throws {
    let table = try Fixture.object(
      "t",
      in: """
        <tableView dataMode="static" id="t"><view key="tableHeaderView" id="h"/><sections>
          <tableViewSection headerTitle="Account" footerTitle="All yours" id="s"><cells>
            <tableViewCell accessoryType="disclosureIndicator" selectionStyle="none" rowHeight="60" id="c">
              <tableViewCellContentView key="contentView" id="cc"><subviews><label text="Sign out" id="l"/></subviews>
              </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
        """)
    #expect(table.hasStaticCells)
    #expect(table.prototypeCells == [])
    #expect(table.tableHeaderView?.id == "h")
    #expect(table.sections.map(\.headerTitle) == ["Account"])
    #expect(table.sections.map(\.footerTitle) == ["All yours"])
    let cell = try #require(table.sections.first?.cells.first)
    #expect(cell.accessoryType == "disclosureIndicator")
    #expect(cell.selectionStyle == "none")
    #expect(cell.rowHeight == 60)
    #expect(cell.contentView?.subviews.map(\.text) == ["Sign out"])
    #expect(cell.contentView?.subviews.first?.owner?.id == "cc")
  }

  @Test("prototype cells of tables and of collections, whose content view has no identifier")
  func prototypes() throws {
    let table = try Fixture.object(
      "t",
      in: """
        <tableView dataMode="prototypes" id="t"><prototypes><tableViewCell reuseIdentifier="Row" id="c"/></prototypes>
        </tableView>
        """)
    #expect(table.prototypeCells.map(\.reuseIdentifier) == ["Row"])
    let collection = try Fixture.object(
      "k",
      in: """
        <collectionView dataMode="prototypes" id="k"><cells><collectionViewCell reuseIdentifier="Tile" id="c">
          <view key="contentView" contentMode="center"><subviews><imageView image="tile" id="i"/></subviews></view>
        </collectionViewCell></cells></collectionView>
        """)
    #expect(collection.prototypeCells.map(\.reuseIdentifier) == ["Tile"])
    #expect(collection.prototypeCells[0].contentView?.subviews.map(\.image) == ["tile"])
    #expect(collection.allContainedObjects.map(\.elementName) == ["collectionViewCell", "view", "imageView"])
  }

  @Test("malformed numbers and truth values are read as if they were missing")
  func malformedValues() throws {
    let view = try Fixture.object(
      "v",
      in: """
        <view alpha="9e999" tag="1.5" hidden="MAYBE" horizontalHuggingPriority="nan" id="v">
          <rect key="frame" x="a" y="" width="3" height="4"/><rect key="bounds" width="3"/>
          <constraints><constraint multiplier="1:0" constant="x" priority="" id="k"/></constraints></view>
        """)
    #expect(view.alpha == nil)
    #expect(view.tag == nil)
    #expect(view.isHidden == nil)
    #expect(view.horizontalHuggingPriority == nil)
    #expect(view.frame == InterfaceRect(x: 0, y: 0, width: 3, height: 4))
    #expect(view.bounds == nil)
    #expect(view.constraints.map(\.multiplier) == [1])
    #expect(view.constraints.map(\.constant) == [0])
    #expect(view.constraints.map(\.priority) == [1000])
  }

  @Test func framesByDistancesFromEdges() throws {
    let view = try Fixture.object(
      "a",
      in: """
        <view id="a">
          <rect key="frame" x="0" y="0" width="300" height="500"/>
          <subviews>
            <view id="b"><frame key="frameInset" minX="10" minY="20" width="30" height="40"/></view>
            <view id="c"><frame key="frameInset" minX="10" minY="10%" maxX="20" height="5%"/></view>
            <view id="d"><frame key="frameInset" maxX="20" maxY="30" width="50" height="60"/></view>
            <view id="e"><frame key="frameInset" width="50" height="60"/></view>
            <view id="f"><frame key="frameInset"/></view>
          </subviews>
        </view>
        """)
    #expect(
      view.subviews.map(\.frame) == [
        InterfaceRect(x: 10, y: 20, width: 30, height: 40), InterfaceRect(x: 10, y: 50, width: 270, height: 25),
        InterfaceRect(x: 230, y: 410, width: 50, height: 60), InterfaceRect(x: 0, y: 0, width: 50, height: 60),
        InterfaceRect(x: 0, y: 0, width: 300, height: 500),
      ])
  }
}
