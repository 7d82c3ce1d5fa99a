import Foundation

enum SearchError: Error, Equatable { case empty, timeout }
final class LegacySearch: Sendable {
  func find(_ text: String, completion: @escaping @Sendable (Result<[String], SearchError>) -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) {
      completion(text.isEmpty ? .failure(.empty) : .success([text, text + "s"]))
    }
  }
}
extension LegacySearch {
  func find(_ text: String) async throws -> [String] {
    try await withCheckedThrowingContinuation { continuation in
      find(text) { continuation.resume(with: $0.mapError { $0 as any Error }) }
    }
  }
}
let search = LegacySearch()
print(try await search.find("word"))
do { _ = try await search.find("") } catch { print(error as? SearchError == .empty) }

func withTimeout<T: Sendable>(_ seconds: Double, _ body: @escaping @Sendable () async throws -> T) async throws -> T {
  try await withThrowingTaskGroup(of: T.self) { group in
    group.addTask { try await body() }
    group.addTask {
      try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
      throw SearchError.timeout
    }
    defer { group.cancelAll() }
    return try await group.next()!
  }
}
print(try await withTimeout(2) { try await search.find("fast").count })
do {
  _ = try await withTimeout(0.02) {
    try await Task.sleep(nanoseconds: 2_000_000_000)
    return 0
  }
} catch { print("timed out", error) }

let sleeper = Task { () -> String in
  do {
    try await Task.sleep(nanoseconds: 5_000_000_000)
    return "slept"
  } catch is CancellationError {
    return "woken"
  }
}
sleeper.cancel()
print(try await sleeper.value)
let checking = Task {
  try Task.checkCancellation()
  return 1
}
checking.cancel()
print((try? await checking.value).map { $0 == 1 } ?? true)
enum Trace { @TaskLocal static var id = "none" }
func work() async -> String { "trace \(Trace.id)" }
print(await work())
await Trace.$id.withValue("42") {
  print(await work())
  let inherited = Task { await work() }
  let detached = Task.detached { await work() }
  print(await inherited.value, await detached.value)
}
print(Trace.id)
func handled() async -> String {
  await withTaskCancellationHandler {
    await Task.yield()
    return Task.isCancelled ? "cancelled" : "normal"
  } onCancel: {
    print("never called")
  }
}
print(await handled())
actor Gate {
  private var waiting: [CheckedContinuation<Int, Never>] = []
  func wait() async -> Int { await withCheckedContinuation { waiting.append($0) } }
  func open(_ value: Int) {
    for continuation in waiting { continuation.resume(returning: value) }
    waiting = []
  }
  var count: Int { waiting.count }
}
let gate = Gate()
let waiters = (0..<3).map { _ in Task { await gate.wait() } }
while await gate.count < 3 { await Task.yield() }
await gate.open(9)
var opened: [Int] = []
for waiter in waiters { opened.append(await waiter.value) }
print(opened)
