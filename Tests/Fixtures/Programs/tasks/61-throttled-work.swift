// Work that is bounded, retried, debounced and cached, with main actor state and sendable models.
struct Retry: Error { let attempt: Int }
actor Limiter {
  private var running = 0; private(set) var most = 0; private var waiting: [CheckedContinuation<Void, Never>] = [];
  let limit: Int
  init(_ l: Int) { limit = l }
  func enter() async {
    if running >= limit { await withCheckedContinuation { waiting.append($0) } } else { running += 1 };
    most = max(most, running)
  }
  func leave() { if waiting.isEmpty { running -= 1 } else { waiting.removeFirst().resume() } }
  func run<T: Sendable>(_ work: @Sendable () async -> T) async -> T {
    await enter(); let r = await work(); leave(); return r
  }
}
func retrying<T>(_ times: Int, _ work: (Int) async throws -> T) async throws -> T {
  for n in 1..<times { do { return try await work(n) } catch { continue } }; return try await work(times)
}
actor Cache<K: Hashable & Sendable, V: Sendable> {
  private enum Entry { case loading(Task<V, Error>), ready(V) }; private var entries: [K: Entry] = [:];
  private(set) var loads = 0
  func value(_ k: K, _ load: @escaping @Sendable (K) async throws -> V) async throws -> V {
    switch entries[k] {
    case .ready(let v): return v;
    case .loading(let t): return try await t.value;
    case nil: break
    }
    loads += 1
    let t = Task { try await load(k) }
    entries[k] = .loading(t)
    do { let v = try await t.value; entries[k] = .ready(v); return v } catch { entries[k] = nil; throw error }
  }
}
@MainActor final class Model {
  var state = "idle" { didSet { history.append(state) } }; var history: [String] = []
  func load(_ fails: Bool) async {
    state = "loading";
    do { let n = try await fetch(fails); state = "loaded \(n)" } catch let r as Retry {
      state = "failed \(r.attempt)"
    } catch { state = "?" }
  }
  nonisolated func fetch(_ fails: Bool) async throws -> Int {
    await Task.yield(); if fails { throw Retry(attempt: 1) }; return 3
  }
}
@main struct Main {
  static func main() async throws {
    let limiter = Limiter(2)
    let sum = await withTaskGroup(of: Int.self) { g in
      for i in 1...6 {
        g.addTask {
          await limiter.run {
            await Task.yield(); return i
          }
        }
      }; return await g.reduce(0, +)
    }
    print(sum, await limiter.most <= 2)
    print(
      try await retrying(3) { n in
        if n < 3 { throw Retry(attempt: n) }; return "third"
      })
    do { _ = try await retrying(2) { throw Retry(attempt: $0) } as Int } catch { print(error) }
    let cache = Cache<String, Int>()
    async let a = cache.value("k") { _ in
      await Task.yield(); return 7
    }
    async let b = cache.value("k") { _ in 8 }
    let both = try await [a, b]; print(both[0] == both[1], await cache.loads)
    do { _ = try await cache.value("bad") { _ in throw Retry(attempt: 0) } } catch { print("not kept") }
    print(try await cache.value("bad") { $0.count })
    let model = await Model(); await model.load(false); await model.load(true); print(await model.history)
    await MainActor.run { model.state = "end" }; print(await model.state)
    let steps = Task { @MainActor in
      var s: [Int] = []; for i in 0..<3 { s.append(i); await Task.yield() }; return s
    }
    print(await steps.value)
    let results = await withTaskGroup(of: (Int, Result<Int, Error>).self) { g -> [String] in
      for i in 0..<3 {
        g.addTask {
          (
            i,
            Result {
              if i == 1 { throw Retry(attempt: i) }; return i
            }
          )
        }
      }; var out = Array(repeating: "", count: 3);
      for await (i, r) in g {
        switch r {
        case .success(let v): out[i] = "ok\(v)";
        case .failure(let e): out[i] = "\(e)"
        }
      }; return out
    }
    print(results)
  }
}
