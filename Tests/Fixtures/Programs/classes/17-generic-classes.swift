class Stack<Element> {
  private(set) var items: [Element] = []
  var top: Element? { items.last }
  func push(_ item: Element) { items.append(item) }
  @discardableResult func pop() -> Element? { items.popLast() }
}
final class LoggedStack<Element: CustomStringConvertible>: Stack<Element> {
  var log: [String] = []
  override func push(_ item: Element) {
    log.append("push \(item.description)")
    super.push(item)
  }
  override func pop() -> Element? {
    let item = super.pop()
    log.append("pop \(item?.description ?? "nothing")")
    return item
  }
}
let stack = LoggedStack<Int>()
stack.push(1)
stack.push(2)
stack.pop()
stack.pop()
stack.pop()
print(stack.log, stack.items.isEmpty, type(of: stack))
let plain: Stack<Int> = stack
plain.push(5)
print(stack.log.last!, plain.top ?? 0)

final class Cache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private var order: [Key] = []
  let capacity: Int
  init(capacity: Int) { self.capacity = capacity }
  subscript(key: Key) -> Value? {
    get {
      guard let value = values[key] else { return nil }
      touch(key)
      return value
    }
    set {
      guard let newValue else {
        values[key] = nil
        order.removeAll { $0 == key }
        return
      }
      values[key] = newValue
      touch(key)
      if order.count > capacity { values[order.removeFirst()] = nil }
    }
  }
  private func touch(_ key: Key) {
    order.removeAll { $0 == key }
    order.append(key)
  }
  var keys: [Key] { order }
}
let cache = Cache<String, Int>(capacity: 2)
cache["a"] = 1
cache["b"] = 2
_ = cache["a"]
cache["c"] = 3
print(cache.keys, cache["b"] as Any, cache["a"] as Any)
cache["a"] = nil
print(cache.keys)

final class LinkedList<T>: Sequence {
  final class Node {
    let value: T
    var next: Node?
    init(_ value: T) { self.value = value }
  }
  private var head: Node?
  private weak var tail: Node?
  private(set) var count = 0
  func append(_ value: T) {
    let node = Node(value)
    if let tail { tail.next = node } else { head = node }
    tail = node
    count += 1
  }
  func reverse() {
    var previous: Node?
    var current = head
    tail = head
    while let node = current {
      current = node.next
      node.next = previous
      previous = node
    }
    head = previous
  }
  func makeIterator() -> AnyIterator<T> {
    var current = head
    return AnyIterator {
      defer { current = current?.next }
      return current?.value
    }
  }
}
let list = LinkedList<String>()
for word in ["x", "y", "z"] { list.append(word) }
list.reverse()
list.append("end")
print(Array(list), list.count, list.map { $0.uppercased() }, list.contains("y"))
