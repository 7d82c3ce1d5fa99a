import Foundation
import HeadlessUIKit
import Testing

/// Parts of controls, cells and bars that a finger reaches.
@MainActor
struct ControlTests {
  private let simulation = Simulation()

  @Test("A storyboard's stepper has its range and step")
  func decodedStepper() throws {
    let simulation = try Simulation.launched(
      StoryboardFixture(
        initial: "a",
        scenes: [
          .init(
            id: "a",
            view:
              #"<subviews><stepper maximumValue="5" stepValue="3" id="s"/><slider minValue="2" maxValue="4" value="3" id="v"/></subviews>"#
          )
        ]))
    let view = try #require(simulation.visibleScreen?.view)
    let stepper = try #require(view.subviews.first as? UIStepper)
    simulation.tap("Increment")
    #expect(stepper.value == 3)
    simulation.tap("Increment")
    #expect(stepper.value == 5)
    #expect((view.subviews.last as? UISlider)?.value == 3)
  }

  @Test("A secret is seen as dots; the button that empties a field asks the delegate")
  func fields() {
    final class Keeper: UITextFieldDelegate {
      var keeps = true
      func textFieldShouldClear(_ textField: UITextField) -> Bool { !keeps }
    }
    let keeper = Keeper()
    let root = simulation.run { Screen("A") }
    let field = simulation.run { UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)) }
    field.text = "Ada"
    field.isSecureTextEntry = true
    field.clearButtonMode = .always
    field.delegate = keeper
    root.view.addSubview(field)
    simulation.show(root)
    #expect(simulation.screenElements.flatMap(\.texts) == ["•••", "Clear text"])
    simulation.tap("Clear text")
    #expect(field.text == "Ada")
    keeper.keeps = false
    simulation.tap("Clear text")
    #expect(field.text == "")
    #expect(simulation.screenElements.flatMap(\.texts) == [])
  }

  @Test("A view in place of the accessory is seen, and its control acts by itself")
  func accessoryView() {
    let table = simulation.run { UITableViewController(style: .plain) }
    let cell = simulation.run { UITableViewCell(style: .default, reuseIdentifier: nil) }
    let button = simulation.run { UIButton(type: .system) }
    button.setTitle("Drop", for: .normal)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    cell.accessoryType = .detailButton
    cell.accessoryView = button
    simulation.show(table)
    table.view.addSubview(cell)
    #expect(simulation.screenElements.flatMap(\.texts) == ["Drop"])
    #expect(simulation.tap("Drop") == .handled)
    #expect(taps == 1)
  }

  @Test("A controller that hides the bottom bar takes the tabs off the screen", .proves("F1.4.12"))
  func hiddenTabs() {
    let tabs = simulation.run { UITabBarController() }
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    navigation.tabBarItem.title = "Home"
    simulation.run { tabs.viewControllers = [navigation, Screen("Other")] }
    simulation.show(tabs)
    #expect(simulation.screenElements.filter { $0.kind == .tab }.count == 2)
    simulation.run {
      let chat = Screen("Chat")
      chat.hidesBottomBarWhenPushed = true
      navigation.pushViewController(chat, animated: true)
    }
    simulation.settle()
    #expect(simulation.screenElements.filter { $0.kind == .tab }.isEmpty)
    simulation.run { _ = navigation.popViewController(animated: true) }
    simulation.settle()
    #expect(simulation.screenElements.filter { $0.kind == .tab }.count == 2)
  }

  @Test("A collection without a layout raises UIKit's exception")
  func collectionWithoutLayout() {
    let reason = "UICollectionView must be initialized with a non-nil layout parameter"
    simulation.run { _ = UICollectionViewController(nibName: nil, bundle: nil).view }
    #expect(simulation.exceptions.map(\.reason) == [reason])
    simulation.run { _ = UICollectionView(frame: .zero) }
    #expect(simulation.exceptions.map(\.reason) == [reason, reason])
    simulation.run { _ = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
    #expect(simulation.exceptions.count == 2)
  }

  @Test("Tapping the middle of what has several parts is left open")
  func middles() {
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let pages = simulation.run { UIPageControl(frame: .zero) }
    pages.numberOfPages = 3
    pages.accessibilityLabel = "Pages"
    root.view.addSubview(pages)
    simulation.tap("Pages")
    #expect(
      simulation.undecidedEffects.map(\.question) == [
        "whether a tap in the middle of a page control goes on or back"
      ])
  }
}
