class Control {
  var isEnabled = true { didSet { print("Control.isEnabled \(oldValue) -> \(isEnabled)") } }
  var title: String {
    get { "control" }
    set { print("Control ignores \(newValue)") }
  }
  func draw() -> String { "<\(title)>" }
  func handle(_ event: String) -> Bool { event == "touch" }
  final func describe() -> String { "\(type(of: self)): \(draw()) \(handle("key"))" }
  class func make() -> Control { Control() }
  subscript(_ name: String) -> String { "c:\(name)" }
}
class Button: Control {
  private var text = "button"
  override var isEnabled: Bool {
    willSet { print("Button will be \(newValue)") }
    didSet { print("Button was \(oldValue)") }
  }
  override var title: String {
    get { text + "/" + super.title }
    set {
      super.title = newValue
      text = newValue
    }
  }
  override func handle(_ event: String) -> Bool { super.handle(event) || event == "key" }
  override class func make() -> Control { Button() }
  override subscript(_ name: String) -> String { super[name] + "+b" }
}
final class IconButton: Button {
  override func draw() -> String { "*" + super.draw() }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue && title != "locked/control" }
  }
}
let controls = [Control.make(), Button.make(), IconButton()]
for control in controls { print(control.describe()) }
for control in controls {
  control.title = "T"
  control.isEnabled = false
}
print(controls.map(\.title), controls.map { $0["x"] })
let icon = IconButton()
icon.title = "locked"
icon.isEnabled = true
print(icon.isEnabled)
let kinds: [Control.Type] = [Control.self, Button.self]
print(kinds.map { "\($0.make())".isEmpty }, kinds.map { "\(type(of: $0.make()))" })
let method = icon.handle
print(method("key"), method("none"), Button.handle(icon)("touch"))
