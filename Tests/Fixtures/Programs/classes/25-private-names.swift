class Screen {
  private var state = 1
  private func label() -> String { "screen \(state)" }
  func show() -> String { label() }
  func advance() { state += 1 }
}

final class Detail: Screen {
  private var state = "detail"
  private func label() -> String { "own \(state)" }
  func showOwn() -> String { label() + "/" + show() }
  func rename(_ name: String) { state = name }
}

extension Detail {
  var both: String { "\(state) \(label())" }
}

struct Path {
  var parts: [String] = []
  var last: String { parts.last ?? "-" }
  mutating func add(_ part: String, after previous: String = "") { parts.append(previous + part) }
  mutating func fail(_ part: String) throws {
    parts.append(part)
    throw Missing()
  }
}

struct Missing: Error {}

final class Router {
  var path = Path()
  private var stored = Path()
  var computed: Path {
    get { stored }
    set { stored = newValue }
  }
}

let detail = Detail()
detail.advance()
detail.rename("changed")
print(detail.show(), detail.showOwn(), detail.both)

var path = Path()
path.add("a")
path.add("b", after: path.last)
try? path.fail("c")
print(path.parts)
let router = Router()
router.path.add("x")
router.path.add("y", after: router.path.last)
router.computed.add("z", after: router.path.last)
do { try router.computed.fail("w") } catch { print(error) }
print(router.path.parts, router.computed.parts)
