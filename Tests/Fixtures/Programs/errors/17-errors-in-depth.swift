// Swift 5: variables of types and of the script are changed from everywhere.
enum FormError: Error, CustomStringConvertible, Equatable {
  case empty(field: String), tooLong(field: String, max: Int), nested([FormError])
  var description: String {
    switch self {
    case .empty(let f): "\(f) is empty";
    case let .tooLong(f, m): "\(f) > \(m)";
    case .nested(let e): e.map(\.description).joined(separator: "; ")
    }
  }
}
struct Rule<T> {
  let check: (T) throws -> Void;
  func and(_ o: Rule) -> Rule {
    Rule { v in
      var errors: [FormError] = [];
      for r in [self, o] { do { try r.check(v) } catch let e as FormError { errors.append(e) } };
      if !errors.isEmpty { throw errors.count == 1 ? errors[0] : FormError.nested(errors) }
    }
  }
}
let notEmpty = Rule<String> { if $0.isEmpty { throw FormError.empty(field: "name") } };
func max(_ n: Int) -> Rule<String> { Rule { if $0.count > n { throw FormError.tooLong(field: "name", max: n) } } }
let never = Rule<String> { _ in throw FormError.empty(field: "never") }
for (v, r) in [
  ("", notEmpty), ("abcdef", max(3)), ("ok", notEmpty.and(max(3))), ("", notEmpty.and(never)),
  ("long one", max(2).and(never)),
] {
  do { try r.check(v); print("fine") } catch FormError.nested(let all) where all.count > 1 {
    print("many:", all)
  } catch let e as FormError { print("one:", e, e == .empty(field: "name")) } catch { print("?") }
}
func each<T>(_ items: [T], _ f: (T) throws -> Void) rethrows -> Int {
  var n = 0; for i in items { try f(i); n += 1 }; return n
}
print(each([1, 2]) { _ in }, (try? each([1, 2]) { if $0 == 2 { throw FormError.nested([]) } }) as Any)
final class Session {
  private(set) var log: [String] = []; var isOpen = false
  func run<T>(_ body: () throws -> T) throws -> T {
    isOpen = true; log.append("open"); defer { isOpen = false; log.append("close") };
    do { return try body() } catch { log.append("failed: \(error)"); throw error }
  }
}
let s = Session(); print(try s.run { 5 });
do { _ = try s.run { () throws -> Int in throw FormError.empty(field: "x") } } catch {
  print("\(error)", type(of: error))
}; print(s.log, s.isOpen)
struct Retry {
  var attempts = 0;
  mutating func run(_ n: Int, _ f: (Int) throws -> String) throws -> String {
    while true { attempts += 1; do { return try f(attempts) } catch  where attempts < n { continue } }
  }
}
var r = Retry();
print(
  try r.run(3) {
    if $0 < 3 { throw FormError.empty(field: "\($0)") }; return "done \($0)"
  }, r.attempts);
do { _ = try r.run(2) { _ in throw FormError.tooLong(field: "z", max: 0) } } catch { print(error, r.attempts) }
func parse(_ t: String) throws(FormError) -> Int { guard let n = Int(t) else { throw .empty(field: t) }; return n };
do { print(try parse("12")); print(try parse("x")) } catch { print(error.description) }
let results = ["1", "b", "3"].map { t in Result { try parse(t) } }; for case .success(let n) in results { print(n) };
print(
  results.compactMap { r -> String? in
    if case .failure(let e) = r { return "\(e)" }; return nil
  })
struct Wrapper: Error { let inner: any Error; var root: any Error { (inner as? Wrapper)?.root ?? inner } };
do {
  do { do { throw FormError.empty(field: "deep") } catch { throw Wrapper(inner: error) } } catch {
    throw Wrapper(inner: error)
  }
} catch let w as Wrapper { print(w.root) }
var value = 0;
func change() throws { value += 1; defer { value *= 10 }; value += 1; throw FormError.empty(field: "v") };
try? change(); print(value)
struct Acc {
  var total = 0; mutating func add(_ n: Int) throws { total += n; if n < 0 { throw FormError.empty(field: "neg") } }
}; var acc = Acc(); try? acc.add(5); try? acc.add(-2); do { try acc.add(-1) } catch {}; print(acc.total);
func addTo(_ x: inout Int) throws { x += 7; throw FormError.nested([]) }; try? addTo(&acc.total); print(acc.total)
