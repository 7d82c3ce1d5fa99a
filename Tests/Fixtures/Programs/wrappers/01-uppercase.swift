@propertyWrapper
struct Uppercase {
  private var text = ""
  var wrappedValue: String {
    get { text }
    set { text = newValue.uppercased() }
  }
}
struct Tag { @Uppercase var name: String }
var tag = Tag()
tag.name = "swift"
print(tag.name)
