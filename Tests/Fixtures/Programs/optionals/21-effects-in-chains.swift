final class Node {
  let name: String
  var next: Node?
  var values: [Int]? = nil
  var info: [String: [Int]] = [:]
  var handler: ((Int) -> Int?)?
  init(_ name: String) { self.name = name }
  func touch() -> Node? { print("touch \(name)"); return next }
  func me() -> Node { print("me \(name)"); return self }
  subscript(i: Int) -> Int? {
    get { values?[i] }
    set { values?[i] = newValue ?? -1 }
  }
}
func make(_ value: Int) -> Int { print("make \(value)"); return value }
let a = Node("a"), b = Node("b")
a.next = b
a.touch()?.me().values = [make(1)]
b.touch()?.me().values = [make(2)]
print(b.values ?? [])
a.next?.values?.append(make(3))
a.next?.next?.values?.append(make(4))
b.next?.values?[make(0)] = make(9)
a.next?.values?[make(0)] = make(9)
print(b.values!)
b[1] = make(8)
a[1] = make(7)
print(b.values!, a.values as Any)
a.next?.info["x", default: []].append(make(5))
a.next?.next?.info["x", default: []].append(make(6))
print(b.info)
b.handler = { $0 > 1 ? $0 * 2 : nil }
print(a.next?.handler?(2) as Any, a.next?.handler?(1) as Any, a.handler?(make(3)) as Any)
let done: Void? = a.next?.next?.values?.removeAll()
print(done == nil)
if (a.next?.values?.append(1)) != nil { print("appended") }
print(a.next?.name.count ?? 0, a.touch()?.touch()?.name ?? "end")
let dictionary: [String: Node] = ["b": b]
dictionary["b"]?.values?[0] += make(10)
dictionary["z"]?.values?[0] += make(10)
print(b.values!, dictionary["z"]?.name.uppercased() as Any)
var optional: Int? = 3
optional? += 2
optional! -= 1
print(optional as Any)
optional = nil
optional? += make(1)
print(optional as Any)
let text: String?? = .some(nil)
print(text as Any, text == nil, text! == nil)
