// Value semantics of storages of one's own, of nested collections and of captured copies.
final class Storage {
  var items: [Int]; init(_ i: [Int]) { items = i; Storage.made += 1 }; nonisolated(unsafe) static var made = 0
}
struct Stack {
  private var storage = Storage([])
  private var isShared = false
  var items: [Int] { storage.items }
  mutating func push(_ n: Int) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.items) }
    storage.items.append(n)
  }
}
var a = [[1, 2], [3]]
var b = a
b[0].append(9); b.append([])
let c = b
b[1][0] = 8
print(a, b, c)
var d = ["x": [1], "y": []]
let e = d
d["x"]?.append(2); d["z", default: []].append(5); d["y"] = nil
print(d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, e.count)
struct Note { var text: String; var marks: Set<Int> = [] }
var notes = [Note(text: "a"), Note(text: "b")]
for var note in notes { note.text += "!"; note.marks.insert(1) }
print(notes.map(\.text))
for index in notes.indices { notes[index].marks.insert(index) }
var kept = notes
let reader = { kept.map { $0.marks.count } }
let frozen = { [kept] in kept.map { $0.text } }
kept[0].marks = []; kept[1].text = "changed"
print(reader(), frozen(), notes.map { $0.marks.count })
func grow(_ list: [Int]) -> [Int] { var list = list; list += list; return list }
let base = [1]
print(grow(grow(base)), base)
var tuple = (list: [1], n: 2)
var other = tuple
other.list.append(2); other.n += 1
swap(&tuple, &other)
print(tuple, other)
var optional: [Int]? = [1]
let before = optional
optional?.append(2); optional! += [3]
print(before!, optional!)
enum Tree {
  case leaf; indirect case node(Tree, [Int], Tree)
  mutating func add(_ n: Int) {
    switch self {
    case .leaf: self = .node(.leaf, [n], .leaf)
    case .node(var l, var v, let r): if n < v[0] { l.add(n) } else { v.append(n) }; self = .node(l, v, r)
    }
  }
  var all: [Int] {
    switch self {
    case .leaf: [];
    case .node(let l, let v, let r): l.all + v + r.all
    }
  }
}
var tree = Tree.leaf
tree.add(5); let old = tree; tree.add(3); tree.add(6)
print(tree.all, old.all)
var s = "abc"; let t = s; s.removeFirst(); s += t
print(s, t)
