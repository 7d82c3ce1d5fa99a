// Swift 5: variables of types and of the script are changed from everywhere.
struct Failure: Error { let n: Int }
var log: [String] = []
func work(_ n: Int) throws -> Int {
  log.append("start \(n)")
  defer { log.append("end \(n)") }
  defer { if n == 2 { log.append("two") } }
  if n == 1 {
    return {
      log.append("value"); return 10
    }()
  }
  guard n < 5 else {
    defer { log.append("guard") }
    throw Failure(n: n)
  }
  for i in 0..<n {
    defer { log.append("loop \(i)") }
    if i == 1 { continue }
    if i == 3 { break }
    log.append("body \(i)")
  }
  return n
}
for n in [1, 2, 4, 7] {
  do { log.append("= \(try work(n))") } catch let error as Failure { log.append("! \(error.n)") } catch {
    log.append("?")
  }
  print(log.joined(separator: ", "))
  log = []
}
func counter() -> Int { var value = 1; defer { value = 100 }; value += 1; return value }
print(counter())
final class Resource {
  let name: String; init(_ name: String) { self.name = name; print("open", name) }; deinit { print("close", name) }
}
func use() { let a = Resource("a"); defer { print("deferred", a.name) }; let b = Resource("b"); _ = b; print("using") }
use()
func nested() { defer { print("outer") }; do { defer { print("inner") }; print("in") }; print("after") }
nested()
func early(_ flag: Bool) { if flag { defer { print("flag") }; print("if"); return }; print("not") }
early(true); early(false)
func change(_ list: inout [Int]) { defer { list.append(3) }; list.append(1); defer { list.append(2) } }
var list: [Int] = []
change(&list)
print(list)
func rethrow() {
  do { defer { print("cleanup") }; throw Failure(n: 9) } catch { print("caught", (error as! Failure).n) }
}
rethrow()
var depth = 0
func recursive(_ n: Int) {
  depth += 1; defer { depth -= 1 }; if n > 0 { recursive(n - 1) } else { print("depth", depth) }
}
recursive(4)
print(depth)
