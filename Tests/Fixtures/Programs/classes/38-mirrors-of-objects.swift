import Foundation

/// Mirrors of objects with weak, unowned, lazy and wrapped properties, and of those that come from `NSObject`.
@propertyWrapper
struct Injected<Service> {
  var wrappedValue: Service
}
class Parent {}
class Node {
  weak var parent: Parent?
  unowned let owner: Parent
  lazy var cache: [Int] = [1, 2]
  var count = 1 { didSet { print("counted \(oldValue)") } }
  init(owner: Parent) { self.owner = owner }
}
class Model: NSObject {
  var title = "t"
  @Injected var number = 2
}
class SubModel: Model {
  var detail: String? = nil
}
func show(_ mirror: Mirror) {
  print(mirror.children.map { "\($0.label ?? "-"): \(type(of: $0.value))" })
}

let parent = Parent()
let node = Node(owner: parent)
show(Mirror(reflecting: node))
node.parent = parent
for child in Mirror(reflecting: node).children where child.value is Parent { print(child.label ?? "-") }
print(node.cache)
for child in Mirror(reflecting: node).children {
  if let list = child.value as? [Int] { print(child.label ?? "-", list) }
}

var mirror: Mirror? = Mirror(reflecting: SubModel())
while let each = mirror {
  print(each.subjectType)
  show(each)
  mirror = each.superclassMirror
}
let plain = NSObject()
print(Mirror(reflecting: plain).children.count, Mirror(reflecting: plain).superclassMirror == nil)
for child in Mirror(reflecting: SubModel()).superclassMirror!.children {
  if let wrapped = child.value as? Injected<Int> { print(child.label ?? "-", wrapped.wrappedValue) }
}
