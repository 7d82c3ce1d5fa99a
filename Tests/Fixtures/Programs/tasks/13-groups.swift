// Swift 5: what is handed to another queue is not Sendable.
struct Thumbnail: Sendable, Equatable { let id: Int; let size: Int }
enum ImageError: Error { case broken(Int) }
func thumbnail(_ id: Int) async throws -> Thumbnail {
  if id % 7 == 0 { throw ImageError.broken(id) }
  await Task.yield()
  return Thumbnail(id: id, size: id * 100)
}
func all(_ ids: [Int]) async throws -> [Thumbnail] {
  try await withThrowingTaskGroup(of: (Int, Thumbnail).self) { group in
    for (index, id) in ids.enumerated() {
      group.addTask { (index, try await thumbnail(id)) }
    }
    var found: [(Int, Thumbnail)] = []
    for try await pair in group { found.append(pair) }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
func lenient(_ ids: [Int]) async -> [Int: Int] {
  await withTaskGroup(of: (Int, Int?).self, returning: [Int: Int].self) { group in
    for id in ids { group.addTask { (id, try? await thumbnail(id).size) } }
    var sizes: [Int: Int] = [:]
    for await (id, size) in group { sizes[id] = size }
    return sizes
  }
}
print(try await all([5, 2, 9]).map(\.size))
do {
  print(try await all([1, 7, 3]))
} catch ImageError.broken(let id) {
  print("broken", id)
}
print(await lenient([3, 14, 1]).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
let total = await withTaskGroup(of: Int.self) { group in
  for n in 1...10 { group.addTask { n } }
  return await group.reduce(0, +)
}
print(total)
func limited(_ ids: [Int], width: Int) async -> [Int] {
  await withTaskGroup(of: Int.self) { group in
    var waiting = ids[...]
    var done: [Int] = []
    for _ in 0..<width { if let id = waiting.popFirst() { group.addTask { id * 2 } } }
    while let value = await group.next() {
      done.append(value)
      if let id = waiting.popFirst() { group.addTask { id * 2 } }
    }
    return done.sorted()
  }
}
print(await limited([1, 2, 3, 4, 5], width: 2), await limited([], width: 3))
let first = await withTaskGroup(of: Int?.self) { group in
  group.addTask { nil }
  group.addTask { 5 }
  var value: Int?
  for await result in group where result != nil {
    value = result
    group.cancelAll()
  }
  return value
}
print(first ?? 0)
async let left = all([1, 2])
async let right = lenient([7])
let (l, r) = (try await left, await right)
print(l.map(\.id), r.isEmpty)
let unstructured = [3, 1, 2].map { id in Task { try await thumbnail(id).size } }
var sizes: [Int] = []
for task in unstructured { sizes.append((try? await task.value) ?? 0) }
print(sizes)
