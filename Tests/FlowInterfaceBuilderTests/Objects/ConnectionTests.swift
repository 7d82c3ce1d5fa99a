import FlowInterfaceBuilder
import Testing

@Suite("Connections")
struct ConnectionTests {
  @Test("a segue keeps all that the document says of it")
  func segue() throws {
    let document = try Fixture.storyboard(
      """
      <viewController id="a" sceneMemberID="viewController"><navigationItem key="navigationItem" id="n">
        <barButtonItem key="rightBarButtonItem" id="r"><connections>
          <segue destination="a" kind="popoverPresentation" identifier="menu" animates="NO" trigger="accessoryAction"
            popoverAnchorBarButtonItem="r" destinationCreationSelector="makeMenu:" customClass="MenuSegue"
            customModule="App" customModuleProvider="target" modalPresentationStyle="overFullScreen"
            modalTransitionStyle="flipHorizontal" splitViewControllerTargetIndex="1" id="g">
            <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue>
          <segue destination="e" kind="unwind" unwindAction="done:" id="u"/>
        </connections></barButtonItem></navigationItem>
        <connections><segue destination="a" kind="relationship" relationship="viewControllers" id="w"/></connections>
      </viewController><exit id="e" sceneMemberID="exit"/>
      """)
    let segue = document.segues[0]
    #expect(segue.id == "g")
    #expect(segue.kind == "popoverPresentation")
    #expect(segue.identifier == "menu")
    #expect(!segue.animates)
    #expect(segue.trigger == "accessoryAction")
    #expect(segue.destinationCreationSelector == "makeMenu:")
    #expect(segue.customClass == "MenuSegue")
    #expect(segue.customModule == "App")
    #expect(segue.customModuleProvider == "target")
    #expect(segue.modalPresentationStyle == "overFullScreen")
    #expect(segue.modalTransitionStyle == "flipHorizontal")
    #expect(segue.splitViewControllerTargetIndex == 1)
    #expect(segue.popoverAnchor?.id == "r")
    #expect(segue.popoverArrowDirections == ["up", "left"])
    #expect(segue.sourceObject?.id == "r")
    #expect(segue.sourceScene == document.scenes[0])
    let unwind = document.segues[1]
    #expect(unwind.unwindAction == "done:")
    #expect(unwind.animates)
    #expect(unwind.destination?.isExit == true)
    let relationship = document.segues[2]
    #expect(relationship.isRelationship)
    #expect(relationship.relationship == "viewControllers")
    #expect(relationship.sourceObject?.segues == [relationship])
  }

  @Test("outlets, collections and actions know both ends; unknown kinds are kept")
  func kinds() throws {
    let button = try Fixture.object(
      "b",
      in: """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
        <button id="b"><connections>
          <outlet property="delegate" destination="-1" id="o"/>
          <outletCollection property="peers" destination="gone" collectionClass="NSMutableArray" id="p"/>
          <action selector="tap:" destination="-1" eventType="touchUpInside" id="a"/>
          <action selector="press:" target="-1" id="x"/>
          <binding destination="-1" name="value" keyPath="self.count" id="k"/>
        </connections></button>
        """)
    #expect(button.connections.map(\.kind) == [.outlet, .outletCollection, .action, .action, .other("binding")])
    #expect(button.outlets.map(\.property) == ["delegate"])
    #expect(button.outlets[0].destination?.isFilesOwner == true)
    #expect(button.outlets[0].source == button)
    #expect(button.outletCollections.map(\.destinationID) == ["gone"])
    #expect(button.outletCollections[0].destination == nil)
    #expect(button.actions.map(\.selector) == ["tap:", "press:"])
    #expect(button.actions.map(\.eventType) == ["touchUpInside", nil])
    #expect(button.actions.map(\.destinationID) == ["-1", "-1"])
    #expect(button.actions[0].location.description == "View.xib:6:3")
    #expect(button.segues == [])
  }
}
