import Foundation
import Testing

@testable import HeadlessUIKit

/// What fields do by themselves as a user edits them.
@MainActor
struct FieldHabitTests {
  private let simulation = Simulation()

  private func field(_ text: String = "") -> UITextField {
    let root = simulation.run { Screen("A") }
    let field = simulation.run { UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40)) }
    field.text = text
    root.view.addSubview(field)
    simulation.show(navigation(over: root))
    return field
  }

  private func navigation(over root: UIViewController) -> UINavigationController {
    simulation.run { UINavigationController(rootViewController: root) }
  }

  private var questions: [String] { simulation.undecidedEffects.map(\.question) }

  @Test("A text that becomes a secret while it is edited is emptied by the next character")
  func becomesSecret() {
    let field = field()
    simulation.run { field.isSecureTextEntry = true }
    simulation.run { _ = field.becomeFirstResponder() }
    simulation.type("abc")
    simulation.run {
      field.isSecureTextEntry = false
      field.isSecureTextEntry = true
    }
    simulation.type("d")
    #expect(field.text == "d")
    #expect(questions == [])
    simulation.run {
      field.isSecureTextEntry = false
      field.isSecureTextEntry = true
      field.text = "xyz"
    }
    simulation.type("d")
    #expect(questions == ["whether the next character empties a secret whose text code set while it was edited"])
  }

  @Test("The button that empties a field begins editing")
  func clearBegins() {
    let field = field("Ada")
    field.clearButtonMode = .always
    #expect(simulation.tap("Clear text") == .handled)
    #expect(simulation.run { field.isFirstResponder })
    #expect(field.text == "")
  }

  @Test("A search bar with text has a button that empties it: the delegate hears of the text, then of editing")
  func clearSearch() {
    final class Log: UISearchBarDelegate {
      var lines: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append("'\(searchText)'") }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
    }
    let log = Log()
    let root = simulation.run { Screen("A") }
    let search = simulation.run { UISearchBar(frame: CGRect(x: 0, y: 200, width: 393, height: 56)) }
    search.delegate = log
    search.prompt = "Find one"
    root.view.addSubview(search)
    simulation.show(root)
    #expect(simulation.screenElements.flatMap(\.texts) == ["Find one"])
    search.text = "Bo"
    #expect(simulation.screenElements.flatMap(\.texts) == ["Bo", "Find one", "Clear text"])
    simulation.tap("Clear text")
    #expect(log.lines == ["''", "begin"])
    #expect(simulation.run { search.isFirstResponder })
  }

  @Test("Whether a search bar without the keyboard lets itself be cancelled is left open")
  func cancelWithoutKeyboard() {
    let root = simulation.run { Screen("A") }
    let search = simulation.run { UISearchBar(frame: CGRect(x: 0, y: 200, width: 393, height: 56)) }
    search.showsCancelButton = true
    root.view.addSubview(search)
    simulation.show(root)
    simulation.tap("Cancel")
    #expect(questions == ["whether the button to cancel is enabled: the search bar has not the keyboard"])
  }

  @Test("An empty field that wants text has no return key")
  func returnKey() {
    final class Keeper: UITextFieldDelegate {
      var count = 0
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        count += 1
        return true
      }
    }
    let keeper = Keeper()
    let field = field()
    field.delegate = keeper
    field.enablesReturnKeyAutomatically = true
    field.returnKeyType = .done
    simulation.touchField(field)
    simulation.pressReturn()
    #expect(keeper.count == 0)
    #expect(simulation.keyboardElements.map(\.isEnabled) == [false])
    simulation.type("a")
    let key = simulation.keyboardElements
    #expect(key.map(\.texts) == [["done"]])
    simulation.touch(key[0])
    #expect(keeper.count == 1)
  }

  @Test("The kind of keyboard says which keys there may be")
  func keys() {
    let field = field()
    #expect(simulation.openTexts == [])
    simulation.touchField(field)
    #expect(simulation.openTexts.contains("q"))
    field.keyboardType = .numberPad
    #expect(simulation.keyboardElements.map(\.texts) == [])
    #expect(simulation.openTexts.contains("5"))
    #expect(!simulation.openTexts.contains("q"))
    field.inputView = simulation.run { UIView(frame: .zero) }
    #expect(simulation.openTexts == [])
  }

  @Test("A field has the keyboard again as its screen comes back, which is not certain")
  func comesBack() {
    let field = field("a")
    simulation.touchField(field)
    let navigation = field.window?.rootViewController as? UINavigationController
    simulation.run { navigation?.pushViewController(Screen("B"), animated: true) }
    simulation.settle()
    #expect(simulation.run { !field.isFirstResponder })
    simulation.run { _ = navigation?.popViewController(animated: true) }
    simulation.settle()
    #expect(simulation.run { field.isFirstResponder })
    #expect(questions == [])
    simulation.type("b")
    #expect(questions == [#"whether UITextField "a" has the keyboard again as its screen comes back"#])
    simulation.touchField(field)
    simulation.type("c")
    #expect(questions.count == 1)
  }

  @Test("Where a finger puts the caret in a long text is left open, behind a short one it is not")
  func caret() {
    let field = field("ab")
    simulation.touchField(field)
    simulation.type("c")
    #expect(questions == [])
    simulation.run { field.text = "a text of so many words that it goes beyond the middle" }
    simulation.type("c")
    #expect(questions == [])
    simulation.touchField(field)
    simulation.type("d")
    #expect(questions.count == 1)
    #expect(questions[0].hasPrefix("where in the text of UITextField"))
  }

  @Test("The return key goes to the next field of an alert, in the last one it chooses the preferred action")
  func alertFields() {
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    var log: [String] = []
    let alert = simulation.run { UIAlertController(title: "Name", message: nil, preferredStyle: .alert) }
    simulation.run {
      alert.addTextField()
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in log.append("ok") })
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      root.present(alert, animated: true)
    }
    simulation.settle()
    simulation.type("a")
    simulation.pressReturn()
    simulation.type("b")
    #expect(alert.textFields?.map(\.text) == ["a", "b"])
    simulation.pressReturn()
    #expect(questions == ["which action of the alert the return key chooses"])
    alert.preferredAction = alert.actions[0]
    simulation.pressReturn()
    #expect(log == ["ok"])
    #expect(root.presentedViewController == nil)
  }

  @Test("A date is kept between its ends")
  func dates() {
    let picker = simulation.run { UIDatePicker(frame: .zero) }
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: 100)
    picker.date = Date(timeIntervalSinceReferenceDate: 200)
    #expect(picker.date == picker.maximumDate)
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: 300)
    picker.date = Date(timeIntervalSinceReferenceDate: 400)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 400))
  }
}

extension Simulation {
  /// Touches a field where it is listed.
  fileprivate func touchField(_ field: UITextField) {
    for element in screenElements {
      if case .view(let view) = element.target, view === field { touch(element) }
    }
  }
}
