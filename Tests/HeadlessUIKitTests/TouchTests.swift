import HeadlessUIKit
import Testing

/// What a finger reaches, and what that sets off.
@MainActor
struct TouchTests {
  @Test("Tabs, the back button with the previous title, bar buttons")
  func bars() throws {
    let simulation = Simulation()
    let first = simulation.run { Screen("First") }
    let second = simulation.run { Screen("Second") }
    let tabs = simulation.run { UITabBarController() }
    var tapped: [String] = []
    simulation.run {
      first.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More", primaryAction: UIAction { _ in tapped.append("More") })
      tabs.viewControllers = [UINavigationController(rootViewController: first), second]
      tabs.viewControllers?[0].tabBarItem.title = "Home"
    }
    simulation.show(tabs)
    #expect(simulation.tap("More") == .handled)
    #expect(tapped == ["More"])
    simulation.run { first.navigationController?.pushViewController(Screen("Detail"), animated: true) }
    simulation.settle()
    let back = try #require(simulation.screenElements.first { $0.kind == .backButton })
    #expect(back.texts == ["First"])
    simulation.touch(back)
    #expect(simulation.visibleScreen === first)
    #expect(simulation.tap("Second") == .handled)
    #expect(simulation.visibleScreen === second)
  }

  @Test("What is hidden, transparent or under a card is not on the screen")
  func hidden() throws {
    let simulation = Simulation()
    let root = simulation.run { Screen("A") }
    for (text, change) in [("seen", 0), ("hidden", 1), ("transparent", 2)] {
      let label = simulation.run { UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 40)) }
      label.text = text
      label.isHidden = change == 1
      label.alpha = change == 2 ? 0 : 1
      root.view.addSubview(label)
    }
    simulation.show(root)
    #expect(simulation.screenElements.flatMap(\.texts) == ["seen"])
    simulation.run { root.present(Screen("M"), animated: true) }
    simulation.settle()
    #expect(simulation.screenElements.flatMap(\.texts) == [])
  }

  @Test("An alert: its texts and buttons, the handler after it is gone, nothing behind it in reach")
  func alert() throws {
    let simulation = Simulation()
    let root = simulation.run { Screen("A") }
    let button = simulation.run { UIButton(type: .system) }
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    button.setTitle("Delete", for: .normal)
    root.view.addSubview(button)
    simulation.show(root)
    var log: [String] = []
    simulation.run {
      let alert = UIAlertController(title: "Sure?", message: "It is gone then.", preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Yes", style: .destructive) { _ in
          log.append("yes, presented: \(root.presentedViewController != nil)")
        })
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      root.present(alert, animated: true)
    }
    simulation.settle()
    #expect(
      simulation.screenElements.filter { $0.isReachable }.flatMap(\.texts) == [
        "Sure?", "It is gone then.", "Yes", "No",
      ])
    #expect(!simulation.screenElements.contains { $0.texts == ["Delete"] })
    simulation.tap("Yes")
    #expect(log == ["yes, presented: false"])
    #expect(simulation.visibleScreen === root)
  }

  @Test("A text field takes the keyboard and tells of each change")
  func typing() {
    let simulation = Simulation()
    let root = simulation.run { Screen("A") }
    let field = simulation.run { UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)) }
    field.placeholder = "Name"
    var changes: [String?] = []
    field.addAction(UIAction { _ in changes.append(field.text) }, for: .editingChanged)
    root.view.addSubview(field)
    simulation.show(root)
    #expect(simulation.type("x") == false)
    #expect(simulation.tap("Name") == .handled)
    #expect(simulation.type("Ada"))
    #expect(simulation.erase(characters: 1))
    #expect(changes == ["A", "Ad", "Ada", "Ad"])
    #expect(simulation.screenElements.flatMap(\.texts) == ["Ad"])
    #expect(simulation.screenElements.compactMap(\.coveredPlaceholder) == ["Name"])
    simulation.hideKeyboard()
    #expect(!simulation.hasKeyboard)
  }

  @Test("Segments and switches")
  func choices() {
    let simulation = Simulation()
    let root = simulation.run { Screen("A") }
    let segments = simulation.run { UISegmentedControl(items: ["One", "Two"]) }
    let toggle = simulation.run { UISwitch(frame: .zero) }
    toggle.accessibilityLabel = "Wi-Fi"
    root.view.addSubview(segments)
    root.view.addSubview(toggle)
    simulation.show(root)
    simulation.tap("Two")
    #expect(segments.selectedSegmentIndex == 1)
    simulation.tap("Wi-Fi")
    #expect(toggle.isOn)
    #expect(simulation.screenElements.filter { $0.isSelected }.flatMap(\.texts) == ["Two"])
  }

  @Test("A static cell performs its segue, its accessory another; a label in it is as good as the cell")
  func staticCells() throws {
    let table = #"""
      <tableView key="view" dataMode="static" id="table"><sections><tableViewSection headerTitle="Options" id="s"><cells>
        <tableViewCell accessoryType="detailButton" id="cell"><tableViewCellContentView key="contentView" contentMode="center" id="content">
          <subviews><label text="Address" userInteractionEnabled="NO" id="l"/></subviews></tableViewCellContentView>
          <connections><segue destination="address" kind="show" identifier="cell" id="s1"/>
            <segue destination="help" kind="presentation" identifier="accessory" trigger="accessoryAction" id="s2"/>
          </connections></tableViewCell>
      </cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="list" id="d"/><outlet property="delegate" destination="list" id="e"/>
      </connections></tableView>
      """#
    let fixture = StoryboardFixture(
      initial: "nav",
      scenes: [
        .init(
          element: "navigationController", id: "nav",
          connections: #"<segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>"#),
        .init(element: "tableViewController", id: "list", attributes: #"title="List""#, view: table),
        .init(id: "address", attributes: #"title="Address Form""#),
        .init(id: "help", attributes: #"title="Help""#),
      ])
    let simulation = try Simulation.launched(fixture)
    #expect(simulation.screenElements.flatMap(\.texts) == ["List", "Options", "Address", "More Info"])
    simulation.tap("Address")
    #expect(simulation.visibleScreen?.title == "Address Form")
    let list = try #require(simulation.visibleStack.first as? UITableViewController)
    #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    simulation.touch(try #require(simulation.screenElements.first { $0.kind == .backButton }))
    #expect(list.tableView.indexPathForSelectedRow == nil)
    simulation.tap("More Info")
    #expect(simulation.visibleScreen?.title == "Help")
  }

  @Test("An action of a class that is not linked is undecided, at its line")
  func unlinkedAction() throws {
    let simulation = try Simulation.launched(
      StoryboardFixture(
        initial: "a",
        scenes: [
          .init(
            id: "a", attributes: #"customClass="GoneViewController""#,
            view: #"""
              <subviews><button id="b"><state key="normal" title="Sign in"/><connections>
                <action selector="signIn:" destination="a" eventType="touchUpInside" id="x"/>
              </connections></button></subviews>
              """#)
        ]))
    simulation.tap("Sign in")
    #expect(
      simulation.undecidedEffects.map(\.question) == ["what GoneViewController does in the action signIn:"])
    #expect(simulation.undecidedEffects.first?.location?.description == "Main.storyboard:6:3")
  }

  @Test("A bar button's segue is performed once, and a recognizer's on the view that has it")
  func triggersFireOnce() throws {
    let simulation = try Simulation.launched(
      StoryboardFixture(
        initial: "nav",
        scenes: [
          .init(
            element: "navigationController", id: "nav",
            connections: #"<segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>"#),
          .init(
            id: "a",
            view: #"""
              <subviews><imageView contentMode="scaleToFill" id="photo"><accessibility key="accessibilityConfiguration" label="Photo"/>
                <connections><outletCollection property="gestureRecognizers" destination="tap" id="g"/></connections>
              </imageView></subviews>
              """#,
            items: #"""
              <navigationItem key="navigationItem" title="A" id="item"><barButtonItem key="rightBarButtonItem" title="Next" id="n">
                <connections><segue destination="b" kind="show" id="s"/></connections></barButtonItem></navigationItem>
              """#,
            dock: #"""
              <tapGestureRecognizer id="tap"><connections><segue destination="b" kind="presentation" id="t"/></connections>
              </tapGestureRecognizer>
              """#),
          .init(id: "b", attributes: #"title="B""#),
        ]))
    simulation.tap("Next")
    #expect(simulation.visibleStack.map(\.title) == [nil, "B"])
    simulation.touch(try #require(simulation.screenElements.first { $0.kind == .backButton }))
    let start = simulation.trace.count
    simulation.tap("Photo")
    #expect(simulation.visibleScreen?.isPresentedItself == true)
    #expect(simulation.traceLines(from: start, of: [.performSegue]).count == 1)
    #expect(simulation.warnings == [])
  }
}
