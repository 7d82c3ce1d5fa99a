import Foundation

final class Tally: @unchecked Sendable {
  private var counts: [String: Int] = [:]
  private let lock = NSLock()
  private(set) var total = 0

  func add(_ name: String) {
    lock.lock()
    defer { lock.unlock() }
    counts[name, default: 0] += 1
    total += 1
  }

  var summary: String { counts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ") }
}

let tally = Tally()
let group = DispatchGroup()
for index in 0..<20 {
  DispatchQueue.global().async(group: group) {
    tally.add(index % 2 == 0 ? "even" : "odd")
  }
}
group.wait()
print(tally.summary, tally.total)

let serial = DispatchQueue(label: "serial")
nonisolated(unsafe) var steps: [Int] = []
for index in 0..<5 { serial.async { steps.append(index) } }
serial.sync { print(steps) }

let barrier = DispatchQueue(label: "barrier", attributes: .concurrent)
nonisolated(unsafe) var value = 0
for _ in 0..<5 { barrier.async(flags: .barrier) { value += 1 } }
barrier.sync(flags: .barrier) { print(value) }
