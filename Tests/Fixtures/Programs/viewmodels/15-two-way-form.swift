final class Field<Value: Equatable> {
  private var observers: [(Value) -> Void] = []
  private(set) var error: String?
  private let rule: (Value) -> String?
  var value: Value {
    didSet {
      guard value != oldValue else { return }
      error = rule(value)
      for observer in observers { observer(value) }
    }
  }
  init(_ value: Value, rule: @escaping (Value) -> String? = { _ in nil }) {
    self.value = value
    self.rule = rule
    error = rule(value)
  }
  func onChange(_ observer: @escaping (Value) -> Void) { observers.append(observer) }
}
final class TextField {
  var text = "" { didSet { print("field shows '\(text)'") } }
  var onEdit: ((String) -> Void)?
  func type(_ new: String) {
    text = new
    onEdit?(new)
  }
}
final class Label {
  var text: String? { didSet { if text != oldValue { print("label: \(text ?? "-")") } } }
}
func bind(_ field: Field<String>, to view: TextField) {
  view.text = field.value
  view.onEdit = { [unowned field] in field.value = $0 }
  field.onChange { [weak view] value in
    if view?.text != value { view?.text = value }
  }
}
final class SignUp {
  let mail = Field("") { $0.contains("@") ? nil : "no mail address" }
  let age = Field(0) { $0 >= 18 ? nil : "too young by \(18 - $0)" }
  lazy var errors: () -> [String] = { [unowned self] in [mail.error, age.error].compactMap { $0 } }
}
let signUp = SignUp()
let mailField = TextField()
let ageField = TextField()
let errorLabel = Label()
bind(signUp.mail, to: mailField)
ageField.onEdit = { text in
  guard let age = Int(text) else { return }
  signUp.age.value = age
}
let refresh = { errorLabel.text = signUp.errors().first }
signUp.mail.onChange { _ in refresh() }
signUp.age.onChange { _ in refresh() }
refresh()
mailField.type("ada")
mailField.type("ada@x.org")
ageField.type("twelve")
ageField.type("12")
ageField.type("36")
signUp.mail.value = "reset"
print(signUp.errors(), mailField.text)
