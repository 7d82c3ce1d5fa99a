// Result: get, map, flatMap, mapError, catching, typed throws, rethrowing higher functions, errors with context.
import Foundation

enum NetError: Error, Equatable { case offline, status(Int), decode(field: String) }
enum AppError: Error, CustomStringConvertible, LocalizedError {
  case net(NetError), validation([String]), unknown(any Error)
  var description: String {
    switch self {
    case .net(let n): "net(\(n))";
    case .validation(let f): "invalid: " + f.joined(separator: ",");
    case .unknown(let e): "unknown \(e)"
    }
  }
  var errorDescription: String? { if case .validation = self { "Please check" } else { nil } }
}
func load(_ n: Int) -> Result<String, NetError> {
  n == 0 ? .failure(.offline) : n > 200 ? .failure(.status(n)) : .success("v\(n)")
}
print(load(1), load(0), load(404), load(5).map(\.count), load(0).map(\.count))
print(
  load(1).flatMap { load($0.count + 300) }, load(1).flatMap { .success($0 + "!") } as Result<String, NetError>,
  load(0).mapError(AppError.net), load(0).flatMapError { _ in Result<String, AppError>.success("cached") })
print(
  (try? load(3).get()) ?? "none", (try? load(0).get()) ?? "none", Result { try load(0).get() },
  load(7) == .success("v7"))
do { _ = try load(500).get() } catch NetError.status(let code) where code >= 500 { print("server", code) } catch {
  print("no")
}
func typed(_ n: Int) throws(NetError) -> Int { guard n > 0 else { throw .decode(field: "n") }; return n }
do { print(try typed(1)); print(try typed(0)) } catch {
  switch error {
  case .decode(let f): print("field", f);
  case .offline, .status: print("other")
  }
}
func each<T, R, E: Error>(_ l: [T], _ f: (T) throws(E) -> R) throws(E) -> [R] {
  var r: [R] = []; for x in l { r.append(try f(x)) }; return r
}
print(each([1, 2]) { $0 * 2 }, (try? each([1, 0], typed)) as Any)
func validate(_ name: String, _ age: Int?) throws -> String {
  var f: [String] = []; if name.isEmpty { f.append("name") }; if (age ?? -1) < 0 { f.append("age") };
  if !f.isEmpty { throw AppError.validation(f) }; return "\(name) \(age!)"
}
for (n, a) in [("a", 3), ("", nil), ("b", -1)] as [(String, Int?)] {
  do { print(try validate(n, a)) } catch let e as AppError {
    print(e, "|", e.localizedDescription, "|", e.errorDescription ?? "nil")
  } catch { print("?") }
}
let all = [1, 0, 250, 4].map(load)
let (good, bad) = all.reduce(into: ([String](), [NetError]())) { r, x in
  switch x {
  case .success(let s): r.0.append(s);
  case .failure(let e): r.1.append(e)
  }
}
print(
  good, bad, all.compactMap { try? $0.get() },
  all.filter { if case .failure(.status) = $0 { true } else { false } }.count)
struct Wrapped: Error { let underlying: any Error; let context: String }
func wrap<T>(_ c: String, _ f: () throws -> T) throws -> T {
  do { return try f() } catch { throw Wrapped(underlying: error, context: c) }
}
do { _ = try wrap("outer") { try wrap("inner") { try load(0).get() } } } catch let w as Wrapped {
  print(
    w.context, (w.underlying as? Wrapped)?.context ?? "-",
    ((w.underlying as? Wrapped)?.underlying as? NetError) == .offline)
}
func finish(_ r: Result<Int, any Error>, then done: (Int?, (any Error)?) -> Void) {
  switch r {
  case .success(let n): done(n, nil);
  case .failure(let e): done(nil, e)
  }
}
finish(.success(3)) { print($0 as Any, $1 as Any) };
finish(Result { throw NetError.offline }) { print($0 as Any, $1 as? NetError as Any) }
extension Result where Success: Sequence {
  var total: Int { (try? get()).map { $0.reduce(0) { n, _ in n + 1 } } ?? -1 }
}
print(load(12).total, load(0).total, Result<[Int], NetError>.success([1, 2]).total)
let e: any Error = AppError.net(.status(3)); if case AppError.net(.status(let s)) = e { print("matched", s) }
print(
  (NetError.offline as NSError).code, (NetError.status(1) as NSError).domain,
  (NSError(domain: "D", code: 4, userInfo: [NSLocalizedDescriptionKey: "said"])).localizedDescription)
do { try { throw NetError.offline }() } catch is NetError { print("is") }
func nested() throws { do { throw NetError.offline } catch NetError.status { print("no") } }
do { try nested() } catch { print("passed on", error) }
