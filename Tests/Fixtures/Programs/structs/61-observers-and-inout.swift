// When observers and accessors run as places are handed on with inout.
struct Log {
  static var lines: [String] = []; static func add(_ s: String) { lines.append(s) }
  static func flush() { print(lines.joined(separator: " ")); lines = [] }
}
struct Inner {
  var n = 1 {
    willSet { Log.add("n:\(n)->\(newValue)") }
    didSet { Log.add("n<\(oldValue)") }
  }
  var list = [1, 2] { didSet { Log.add("list\(list)") } }
}
struct Outer {
  var inner = Inner() { didSet { Log.add("inner") } }
  var computed: Int {
    get { Log.add("get"); return inner.n }
    set { Log.add("set\(newValue)"); inner.n = newValue }
  }
  subscript(i: Int) -> Int {
    get { Log.add("get[\(i)]"); return inner.list[i] }
    set { Log.add("set[\(i)]"); inner.list[i] = newValue }
  }
}
final class Box {
  var outer = Outer() {
    willSet { Log.add("will") }
    didSet { Log.add("did") }
  }
}
func nothing(_ n: inout Int) {}
func add(_ n: inout Int, _ by: Int = 1) { n += by }
func twice(_ n: inout Int) { add(&n); add(&n) }
var outer = Outer()
nothing(&outer.inner.n); Log.flush()
add(&outer.computed, 4); Log.flush()
twice(&outer.inner.n); Log.flush()
outer[1] += 5; Log.flush()
outer.inner.list.append(9); Log.flush()
outer.inner.list[0] = 7; Log.flush()
outer.inner.list.swapAt(0, 1); Log.flush()
let box = Box()
box.outer.inner.n = 3; Log.flush()
box.outer.computed += 1; Log.flush()
nothing(&box.outer[0]); Log.flush()
twice(&box.outer.inner.list[1]); Log.flush()
var optional: Outer? = Outer()
optional?.inner.n += 1; Log.flush()
add(&optional!.computed); Log.flush()
var table = ["a": Outer()]
table["a"]?.inner.n = 8; Log.flush()
table["b", default: Outer()].computed = 2; Log.flush()
print(table["b"]!.inner.n, table.count)
func change(_ outer: inout Outer) -> Int { outer.inner.n = 20; return outer.computed }
print(change(&box.outer)); Log.flush()
var lazyOne = LazyOne()
struct LazyOne {
  lazy var made: [Int] = {
    Log.add("made"); return [1]
  }()
  { didSet { Log.add("lazy did") } }
}
lazyOne.made.append(2); Log.flush()
print(lazyOne.made)
