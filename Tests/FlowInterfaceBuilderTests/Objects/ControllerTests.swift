import FlowInterfaceBuilder
import Testing

@Suite("Controllers")
struct ControllerTests {
  @Test("identity, class and presentation")
  func identity() throws {
    let document = try Fixture.storyboard(
      """
      <tableViewController storyboardIdentifier="Orders" title="Orders" userLabel="All orders" id="a"
        useStoryboardIdentifierAsRestorationIdentifier="YES" modalPresentationStyle="formSheet" nibName="OrdersView"
        modalTransitionStyle="crossDissolve" definesPresentationContext="YES" hidesBottomBarWhenPushed="YES"
        modalInPopover="YES" customClass="OrdersController" customModule="Shop" customModuleProvider="target"
        sceneMemberID="viewController">
        <layoutGuides><viewControllerLayoutGuide type="top" id="t"/></layoutGuides>
        <extendedEdge key="edgesForExtendedLayout" top="YES" bottom="YES"/>
        <tableView key="view" id="v"/>
        <toolbarItems><barButtonItem systemItem="add" id="t-1"/><barButtonItem title="Sort" id="t-2"/></toolbarItems>
        <size key="freeformSize" width="320" height="1000"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        <nil key="simulatedStatusBarMetrics"/>
        <size key="contentSizeForViewInPopover" width="300" height="200"/>
      </tableViewController>
      """)
    let controller = try #require(document.scenes[0].viewController)
    #expect(controller.elementName == "tableViewController")
    #expect(controller.customClass == "OrdersController")
    #expect(controller.customModule == "Shop")
    #expect(controller.customModuleProvider == "target")
    #expect(controller.userLabel == "All orders")
    #expect(controller.storyboardIdentifier == "Orders")
    #expect(controller.restorationIdentifier == "Orders")
    #expect(controller.title == "Orders")
    #expect(controller.nibName == "OrdersView")
    #expect(controller.modalPresentationStyle == "formSheet")
    #expect(controller.modalTransitionStyle == "crossDissolve")
    #expect(controller.presentation.definesPresentationContext == true)
    #expect(controller.presentation.hidesBottomBarWhenPushed == true)
    #expect(controller.presentation.isModalInPresentation == true)
    #expect(controller.presentation.isToolbarHidden == nil)
    #expect(controller.presentation.edgesForExtendedLayout == ["top", "bottom"])
    #expect(controller.rootView?.id == "v")
    #expect(controller.toolbarItems.map(\.systemItem) == ["add", nil])
    #expect(controller.toolbarItems.map(\.title) == [nil, "Sort"])
    #expect(controller.controllerLayoutGuides.map(\.type) == ["top"])
    #expect(controller.preferredContentSize == InterfaceSize(width: 300, height: 200))
    #expect(controller.simulatedMetrics.freeformSize == InterfaceSize(width: 320, height: 1000))
    #expect(controller.simulatedMetrics.destination?.name == "freeformSimulatedSizeMetrics")
    #expect(controller.simulatedMetrics.statusBar?.name == "nil")
    #expect(controller.simulatedMetrics.topBar == nil)
    #expect(controller.simulatedMetrics.all.count == 2)
    #expect(controller.scene == document.scenes[0])
  }

  @Test("navigation item, its buttons and the tab bar item")
  func bars() throws {
    let document = try Fixture.storyboard(
      """
      <viewController id="a" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" title="Shop" image="cart" badgeValue="3" id="i"/>
        <navigationItem key="navigationItem" title="Cart" prompt="Step 1" largeTitleDisplayMode="never" id="n">
          <barButtonItem key="backBarButtonItem" title="Back to cart" id="b"/>
          <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="l"/>
          <rightBarButtonItems>
            <barButtonItem title="Pay" style="done" id="r-1"/>
            <barButtonItem id="r-2"><button key="customView" id="r-3"/></barButtonItem>
          </rightBarButtonItems>
          <segmentedControl key="titleView" id="t"><segments><segment title="All"/><segment title="Open" enabled="NO"/>
          </segments></segmentedControl>
        </navigationItem>
      </viewController>
      """)
    let controller = try #require(document.object(withID: "a"))
    let item = try #require(controller.navigationItem)
    #expect(item.title == "Cart")
    #expect(item.prompt == "Step 1")
    #expect(item.largeTitleDisplayMode == "never")
    #expect(item.backBarButtonItem?.title == "Back to cart")
    #expect(item.leftBarButtonItems.map(\.systemItem) == ["cancel"])
    #expect(item.rightBarButtonItems.map(\.id) == ["r-1", "r-2"])
    #expect(item.rightBarButtonItems[1].customView?.id == "r-3")
    #expect(item.titleView?.segments.map(\.title) == ["All", "Open"])
    #expect(item.titleView?.segments.map(\.isEnabled) == [nil, false])
    #expect(controller.tabBarItem?.title == "Shop")
    #expect(controller.tabBarItem?.image == "cart")
    #expect(controller.tabBarItem?.badgeValue == "3")
  }

  @Test("a reference names its storyboard, scene and bundle")
  func reference() throws {
    let document = try Fixture.storyboard(
      """
      <viewControllerPlaceholder storyboardName="Checkout" referencedIdentifier="Pay" bundleIdentifier="org.example.pay"
        id="p" sceneMemberID="viewController"/>
      """)
    #expect(document.scenes[0].isReference)
    let reference = try #require(document.scenes[0].viewController)
    #expect(reference.storyboardName == "Checkout")
    #expect(reference.referencedIdentifier == "Pay")
    #expect(reference.bundleIdentifier == "org.example.pay")
  }

  @Test("a controller kind that nobody has heard of is the scene's controller, with all that it holds")
  func unknownKind() throws {
    let document = try Fixture.storyboard(
      """
      <holographicController id="a" customClass="Deck" sceneMemberID="viewController">
        <deck key="stage" id="d"><shelves><card id="c" customClass="Card"><connections>
          <segue destination="e" kind="warp" identifier="out" id="g"/><beam destination="a" id="h"/>
        </connections></card></shelves></deck>
      </holographicController>
      <exit id="e" sceneMemberID="exit"/>
      """)
    let controller = try #require(document.scenes[0].viewController)
    #expect(controller.allContainedObjects.map(\.id) == ["d", "c"])
    let card = try #require(document.object(withID: "c"))
    #expect(card.owner?.id == "d")
    #expect(card.connections.map(\.kind) == [.segue, .other("beam")])
    #expect(document.segues.map(\.kind) == ["warp"])
    #expect(document.segues[0].sourceObject == card)
  }
}
