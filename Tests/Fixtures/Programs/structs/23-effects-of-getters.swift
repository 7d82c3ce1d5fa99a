// Swift 5: variables of types and of the script are changed from everywhere.
struct Path {
  var parts: [String] = []
  mutating func add(_ part: String) -> Int {
    parts.append(part)
    return parts.count
  }
  var last: String { parts.last ?? "-" }
}

final class Router {
  private var stored = Path()
  var gets = 0
  var sets = 0

  var path: Path {
    get {
      gets += 1
      return stored
    }
    set {
      sets += 1
      stored = newValue
    }
  }

  var counts: [String: Int] = [:] {
    didSet { print("counts \(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })") }
  }

  subscript(index: Int) -> Path {
    get {
      print("get \(index)")
      return stored
    }
    set {
      print("set \(index)")
      stored = newValue
    }
  }
}

func next() -> Int {
  print("index")
  return 0
}

let router = Router()
_ = router.path.add("home")
print(router.gets, router.sets)
router.path.parts.append("detail")
print(router.gets, router.sets)
router.path.parts[0] += "!"
print(router.gets, router.sets)
print(router.path.last, router.gets, router.sets)
_ = router[next()].add("more")
router[next()].parts.removeLast()
router.counts["a", default: 0] += 1
router.counts["a", default: 0] += 1
print(router[next()].parts)

var log: [String] = []
func trace(_ name: String) -> Int {
  log.append(name)
  return log.count
}
var grid = [[0, 0, 0], [0, 0, 0]]
grid[trace("row") - 1][trace("column") - 1] += trace("value")
print(log, grid)

final class Counter {
  var value = 0 { didSet { print("\(oldValue) to \(value)") } }
}
func counter(_ counter: Counter) -> Counter {
  print("asked")
  return counter
}
let shared = Counter()
counter(shared).value += 2
counter(shared).value = counter(shared).value * 3
