final class Customer {
  let name: String
  var card: Card?
  init(name: String) { self.name = name }
  deinit { print("\(name) leaves") }
}
final class Card {
  let number: Int
  unowned let customer: Customer
  init(number: Int, customer: Customer) {
    self.number = number
    self.customer = customer
  }
  var label: String { "\(number) of \(customer.name)" }
  deinit { print("card \(number) gone") }
}
var ada: Customer? = Customer(name: "Ada")
ada!.card = Card(number: 42, customer: ada!)
print(ada!.card!.label)
ada = nil

final class Node {
  let value: Int
  weak var parent: Node?
  private(set) var children: [Node] = []
  init(_ value: Int) { self.value = value }
  func add(_ child: Node) {
    children.append(child)
    child.parent = self
  }
  var path: [Int] { (parent?.path ?? []) + [value] }
  deinit { print("node \(value) gone") }
}
var root: Node? = Node(1)
let leaf = Node(3)
do {
  let branch = Node(2)
  root?.add(branch)
  branch.add(leaf)
  branch.add(Node(4))
}
print(leaf.path)
root = nil
print(leaf.path, leaf.parent == nil)

final class Poller {
  var onTick: (() -> Void)?
  var ticks = 0
  func start(weakly: Bool) {
    if weakly {
      onTick = { [weak self] in
        guard let self else { return print("nobody") }
        ticks += 1
        print("tick \(ticks)")
      }
    } else {
      onTick = { self.ticks += 1 }
    }
  }
  deinit { print("poller gone after \(ticks)") }
}
var weakPoller: Poller? = Poller()
weakPoller?.start(weakly: true)
let tick = weakPoller?.onTick
tick?()
weakPoller = nil
tick?()
var strongPoller: Poller? = Poller()
strongPoller?.start(weakly: false)
strongPoller?.onTick?()
weak var leaked = strongPoller
strongPoller = nil
print(leaked == nil, leaked?.ticks ?? -1)
leaked?.onTick = nil
print(leaked == nil)
struct WeakBox { weak var object: Node? }
var boxes = [WeakBox(object: leaf), WeakBox(object: Node(9))]
boxes.removeAll { $0.object == nil }
print(boxes.count)
