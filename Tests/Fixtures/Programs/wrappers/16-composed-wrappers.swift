@propertyWrapper
struct Lowercase {
  private var text: String
  init(wrappedValue: String) { text = wrappedValue.lowercased() }
  var wrappedValue: String {
    get { text }
    set { text = newValue.lowercased() }
  }
}
@propertyWrapper
struct Limited<Text: StringProtocol> {
  private var text: Text
  let length: Int
  init(wrappedValue: Text, _ length: Int) {
    self.length = length
    text = wrappedValue
  }
  var wrappedValue: String {
    get { String(text.prefix(length)) }
    set { if let new = newValue as? Text { text = new } }
  }
  var projectedValue: Bool { text.count > length }
}
@propertyWrapper
struct Versioned<Value> {
  private(set) var versions: [Value]
  init(wrappedValue: Value) { versions = [wrappedValue] }
  var wrappedValue: Value {
    get { versions[versions.count - 1] }
    set { versions.append(newValue) }
  }
  var projectedValue: [Value] { versions }
  mutating func rollback() { if versions.count > 1 { versions.removeLast() } }
}
struct Draft {
  @Versioned var text = ""
  @Limited(5) var tag = "initially long"
  @Lowercase var author = "ADA"
  @Versioned @Lowercase var title = "FIRST"
  mutating func undo() { _text.rollback() }
}
var draft = Draft()
draft.text = "one"
draft.text = "two"
draft.text += "!"
print(draft.$text, draft.text)
draft.undo()
draft.undo()
print(draft.text, draft.$text.count)
print(draft.tag, draft.$tag)
draft.tag = "abc"
print(draft.tag, draft.$tag, draft.author)
draft.title = "SECOND"
print(draft.title, draft.$title.map(\.wrappedValue))
var copy = draft
copy.text = "copied"
print(draft.$text.count, copy.$text.count)
func greet(@Lowercase _ name: String) -> String { "hi " + name }
print(greet("BOB"))
struct Profile {
  @Lowercase var name: String
  @Versioned var age: Int
}
let profile = Profile(name: "EVE", age: 3)
print(profile.name, profile.$age)
