// Task groups, cancelling, timeouts by racing, priorities of results by order of adding, async sequences of one's own.
enum Failure: Error { case odd(Int) }
func square(_ n: Int) async throws -> Int { if n == 13 { throw Failure.odd(n) }; await Task.yield(); return n * n }
func all(_ list: [Int]) async throws -> [Int] {
  try await withThrowingTaskGroup(of: (Int, Int).self) { group in
    for (i, n) in list.enumerated() { group.addTask { (i, try await square(n)) } }
    var result = Array(repeating: 0, count: list.count)
    for try await (i, s) in group { result[i] = s }
    return result
  }
}
struct Ticks: AsyncSequence {
  let n: Int
  struct Iterator: AsyncIteratorProtocol {
    var left: Int;
    mutating func next() async -> Int? {
      guard left > 0 else { return nil }; defer { left -= 1 }; await Task.yield(); return left
    }
  }
  func makeAsyncIterator() -> Iterator { Iterator(left: n) }
}
actor Store {
  private var items: [String: Int] = [:]; private(set) var log: [String] = []
  func add(_ k: String) { items[k, default: 0] += 1; log.append(k) }
  func value(_ k: String, orMake make: @Sendable () async -> Int) async -> Int {
    if let v = items[k] { return v }; let v = await make(); items[k] = v; return v
  }
  subscript(k: String) -> Int { items[k] ?? 0 }
  nonisolated var name: String { "store" }
}
@main struct Main {
  static func main() async {
    print((try? await all([1, 2, 3])) ?? [], (try? await all([1, 13])) as Any)
    do { _ = try await all([13]) } catch Failure.odd(let n) { print("odd", n) } catch { print("other") }
    var ticks: [Int] = []
    for await t in Ticks(n: 3) { ticks.append(t) }
    print(
      ticks, await Ticks(n: 4).map { $0 * 2 }.filter { $0 > 2 }.reduce(0, +), await Ticks(n: 3).first { $0 < 3 } as Any,
      await Ticks(n: 5).contains(4))
    let store = Store()
    await withTaskGroup(of: Void.self) { g in
      for i in 0..<10 { g.addTask { await store.add(i % 2 == 0 ? "even" : "odd") } }
    }
    print(
      await store["even"], await store["odd"], await store.log.count, store.name, await store.value("new") { 5 },
      await store.value("new") { 6 })
    let task = Task { () -> String in
      while !Task.isCancelled { await Task.yield() }; return "stopped"
    }
    task.cancel(); print(await task.value, task.isCancelled)
    let sleeper = Task { () throws -> Int in
      try await Task.sleep(nanoseconds: 5_000_000_000); return 1
    }
    sleeper.cancel()
    switch await sleeper.result {
    case .success(let n): print(n);
    case .failure(let e): print(e is CancellationError)
    }
    async let a = square(3), b = square(4)
    let sum = (try? await a + b) ?? 0
    print(sum)
    let failing = Task { try await square(13) }
    do { _ = try await failing.value } catch { print(error) }
    let cancelled = Task {
      try Task.checkCancellation(); return 1
    }
    cancelled.cancel()
    _ = await cancelled.result
    let value = await withTaskCancellationHandler {
      await Task.yield(); return "ran"
    } onCancel: {
      print("never")
    }
    print(value)
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    for i in 1...3 { continuation.yield(i) }; continuation.finish()
    var got: [Int] = []; for await x in stream { got.append(x) }; print(got)
    let count = await withCheckedContinuation { (c: CheckedContinuation<Int, Never>) in c.resume(returning: 9) }
    print(count)
    let r: Result<Int, Error> = await Task { try await square(5) }.result
    print((try? r.get()) as Any)
  }
}
