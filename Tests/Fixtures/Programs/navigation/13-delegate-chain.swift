// Swift 5: a function uses a variable of the top level.
protocol TouchHandling: AnyObject {
  var next: TouchHandling? { get }
  func handles(_ touch: Touch) -> Bool
}
struct Touch { let name: String; let x: Int; let y: Int }
extension TouchHandling {
  func send(_ touch: Touch) -> String {
    if handles(touch) { return "\(touch.name) by \(self.label)" }
    return next?.send(touch) ?? "\(touch.name) is dropped"
  }
  var label: String { "\(type(of: self))" }
}
class Node: TouchHandling {
  private(set) weak var superview: Node?
  private(set) var subviews: [Node] = []
  let frame: (x: Int, y: Int, width: Int, height: Int)
  var isHidden = false
  weak var controller: Controller?
  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) { frame = (x, y, width, height) }
  var next: TouchHandling? { controller ?? superview }
  func handles(_ touch: Touch) -> Bool { false }
  @discardableResult func add(_ child: Node) -> Self {
    child.superview = self
    subviews.append(child)
    return self
  }
  func hit(_ x: Int, _ y: Int) -> Node? {
    guard !isHidden, (0..<frame.width).contains(x), (0..<frame.height).contains(y) else { return nil }
    for child in subviews.reversed() {
      if let found = child.hit(x - child.frame.x, y - child.frame.y) { return found }
    }
    return self
  }
}
final class Button: Node {
  var isEnabled = true
  var action: (() -> Void)?
  override func handles(_ touch: Touch) -> Bool {
    guard isEnabled, touch.name == "tap" else { return false }
    action?()
    return true
  }
}
class Controller: TouchHandling {
  let view: Node
  weak var parent: Controller?
  init(_ view: Node) {
    self.view = view
    view.controller = self
  }
  var next: TouchHandling? { view.superview ?? parent }
  func handles(_ touch: Touch) -> Bool { false }
}
final class Pager: Controller {
  private(set) var page = 0
  override func handles(_ touch: Touch) -> Bool {
    guard touch.name == "swipe" else { return false }
    page += 1
    return true
  }
}
let window = Node(0, 0, 100, 100)
let button = Button(10, 10, 20, 10)
let panel = Node(0, 50, 100, 50)
let pager = Pager(panel)
let inner = Button(0, 0, 50, 50)
panel.add(inner)
window.add(button).add(panel)
var taps = 0
button.action = { taps += 1 }
func touch(_ name: String, _ x: Int, _ y: Int) {
  guard let target = window.hit(x, y) else { return print(name, "outside") }
  print(target.label, "->", target.send(Touch(name: name, x: x, y: y)))
}
touch("tap", 15, 15)
touch("tap", 30, 15)
touch("swipe", 15, 15)
touch("tap", 10, 60)
touch("swipe", 10, 60)
inner.isEnabled = false
touch("tap", 10, 60)
inner.isHidden = true
touch("swipe", 10, 60)
touch("tap", 200, 0)
print(taps, pager.page)
