// What a deferred block of an initialiser sets is observed; what the initialiser itself sets is not.
class Field {
  var text: String { didSet { print("text", oldValue, text) } }
  init(_ text: String) {
    self.text = ""
    defer { self.text = text }
    self.text = "plain"
  }
}
print(Field("deferred").text)

class Named: Field {
  var name = "none" { didSet { print("name", name) } }
  override init(_ text: String) {
    super.init(text)
    if !text.isEmpty {
      defer { name = text }
      name = "before"
    }
    name = "after"
  }
}
print(Named("x").name)

struct Size {
  var width: Int { didSet { print("width", width) } }
  init(_ width: Int) {
    self.width = 0
    defer { self.width = width }
  }
}
print(Size(4).width)
