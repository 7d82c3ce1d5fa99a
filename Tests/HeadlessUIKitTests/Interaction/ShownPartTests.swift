import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What bars, lists, menus, pages and alerts show beside their own views, and when they do not.
@MainActor
struct ShownPartTests {
  private let simulation = Simulation()

  private var texts: [String] { simulation.screenElements.flatMap(\.texts) }
  private var questions: [String] { simulation.undecidedEffects.map(\.question) }

  @Test("A search that goes on stands in place of the navigation bar, and may darken what it searches")
  func search() {
    let root = simulation.run { Screen("Names") }
    let button = simulation.run { UIButton(type: .system) }
    button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
    button.setTitle("Go", for: .normal)
    root.view.addSubview(button)
    let search = simulation.run { UISearchController(searchResultsController: nil) }
    search.searchBar.placeholder = "Find"
    root.navigationItem.searchController = search
    root.navigationItem.rightBarButtonItem = simulation.run {
      UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    }
    simulation.show(simulation.run { UINavigationController(rootViewController: root) })
    #expect(texts.sorted() == ["Add", "Find", "Go", "Names"])
    simulation.run { search.isActive = true }
    simulation.settle()
    #expect(texts.sorted() == ["Cancel", "Find", "Go"])
    simulation.tap("Go")
    #expect(
      questions == [
        "whether the search that goes on darkens what is touched: obscuresBackgroundDuringPresentation is set"
      ])
    search.hidesNavigationBarDuringPresentation = false
    #expect(texts.sorted() == ["Add", "Cancel", "Find", "Go", "Names"])
  }

  @Test("The titles of an open menu and of the groups in it are seen")
  func menus() {
    let root = simulation.run { Screen("A") }
    let button = simulation.run { UIButton(type: .system) }
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    button.setTitle("Open", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = simulation.run {
      UIMenu(
        title: "Top",
        children: [
          UIAction(title: "One") { _ in },
          UIMenu(title: "Group", options: .displayInline, children: [UIAction(title: "Two") { _ in }]),
          UIMenu(title: "More", children: [UIAction(title: "Three") { _ in }]),
        ])
    }
    root.view.addSubview(button)
    simulation.show(root)
    simulation.tap("Open")
    #expect(texts.suffix(5) == ["Top", "One", "Group", "Two", "More"])
    #expect(simulation.tap("Top") == .unanswered)
    simulation.tap("More")
    #expect(texts.suffix(2) == ["More", "Three"])
  }

  @Test("A cell shows its accessory for editing while it is edited")
  func accessories() {
    let table = simulation.run { UITableViewController(style: .plain) }
    let cell = simulation.run { UITableViewCell(style: .default, reuseIdentifier: nil) }
    cell.accessoryType = .detailButton
    let label = simulation.run { UILabel(frame: .zero) }
    label.text = "Edits"
    cell.editingAccessoryView = label
    table.tableView.staticSections = [.init(header: nil, footer: nil, cells: [cell])]
    simulation.show(table)
    #expect(texts == ["More Info"])
    simulation.run { table.setEditing(true, animated: false) }
    #expect(texts == ["Edits"])
    cell.editingAccessoryView = nil
    #expect(texts == [])
    cell.editingAccessoryType = .detailButton
    #expect(texts == ["More Info"])
  }

  @Test("Rows that are selected are so no longer as a table is edited")
  func selection() {
    let table = simulation.run { UITableViewController(style: .plain) }
    let cell = simulation.run { UITableViewCell(style: .default, reuseIdentifier: nil) }
    table.tableView.staticSections = [.init(header: nil, footer: nil, cells: [cell])]
    simulation.show(table)
    simulation.run {
      table.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      table.tableView.setEditing(true, animated: false)
    }
    #expect(table.tableView.indexPathForSelectedRow == nil)
  }

  @Test("An activity indicator says whether it turns")
  func spinner() {
    let root = simulation.run { Screen("A") }
    let spinner = simulation.run { UIActivityIndicatorView(frame: CGRect(x: 20, y: 100, width: 20, height: 20)) }
    root.view.addSubview(spinner)
    simulation.show(root)
    #expect(texts == [])
    spinner.startAnimating()
    #expect(texts == ["In progress"])
    spinner.hidesWhenStopped = false
    spinner.stopAnimating()
    #expect(texts == ["Progress halted"])
  }

  @Test("An action sheet in a popover has no button to cancel")
  func popover() throws {
    let simulation = Simulation(device: try #require(Device(named: "iPad (10th gen)")))
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    simulation.run {
      let sheet = UIAlertController(title: "Which?", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "This", style: .default))
      sheet.addAction(UIAlertAction(title: "None", style: .cancel))
      sheet.popoverPresentationController?.sourceView = root.view
      root.present(sheet, animated: true)
    }
    simulation.settle()
    #expect(simulation.screenElements.flatMap(\.texts) == ["Which?", "This"])
  }

  @Test("Of more buttons than an alert has room for, those at the end may not be seen")
  func alertRoom() {
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    simulation.run {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      for place in 1...14 { sheet.addAction(UIAlertAction(title: "\(place)", style: .default)) }
      sheet.addAction(UIAlertAction(title: "None", style: .cancel))
      root.present(sheet, animated: true)
    }
    simulation.settle()
    let open = simulation.screenElements.filter { $0.questionOfRoom != nil }.flatMap(\.texts)
    #expect(open == ["11", "12", "13", "14"])
  }

  @Test("A stepper's button is disabled at its end, unless the values go round")
  func stepper() {
    let root = simulation.run { Screen("A") }
    let stepper = simulation.run { UIStepper(frame: CGRect(x: 20, y: 100, width: 94, height: 32)) }
    root.view.addSubview(stepper)
    simulation.show(root)
    func isEnabled(_ text: String) -> Bool? { simulation.screenElements.first { $0.texts == [text] }?.isEnabled }
    #expect([isEnabled("Decrement"), isEnabled("Increment")] == [false, true])
    stepper.value = 100
    #expect([isEnabled("Decrement"), isEnabled("Increment")] == [true, false])
    stepper.wraps = true
    #expect([isEnabled("Decrement"), isEnabled("Increment")] == [true, true])
  }

  @Test("A press of no duration recognizes a tap, one of ten seconds no long press")
  func presses() {
    final class Log {
      var lines: [String] = []
    }
    let log = Log()
    let root = simulation.run { Screen("A") }
    let view = simulation.run { UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 40)) }
    view.text = "Here"
    view.isUserInteractionEnabled = true
    let press = simulation.run { UILongPressGestureRecognizer() }
    press.minimumPressDuration = 0
    press.triggers.append(.code(simulation.run { UIAction { _ in log.lines.append("\(press.state)") } }))
    view.addGestureRecognizer(press)
    root.view.addSubview(view)
    simulation.show(root)
    simulation.tap("Here")
    #expect(log.lines == ["began", "ended"])
    press.minimumPressDuration = 10
    simulation.touch(simulation.screenElements.first { $0.texts == ["Here"] }!, .longPress)
    simulation.tap("Here")
    #expect(log.lines == ["began", "ended"])
    #expect(questions == [])
  }

  @Test("What few authors have seen assistive technology read is open")
  func openTexts() {
    let root = simulation.run { UITableViewController(style: .plain) }
    root.tabBarItem.title = "Home"
    root.tabBarItem.badgeValue = "7"
    let tabs = simulation.run { UITabBarController() }
    tabs.viewControllers = [root]
    simulation.show(tabs)
    #expect(simulation.openTexts == ["Empty list", "7", "7 item", "7 items", "7, tab"])
  }
}
