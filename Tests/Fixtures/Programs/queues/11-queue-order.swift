// Swift 5: what is handed to another queue is not Sendable.
import Foundation

final class Log: @unchecked Sendable {
  private let queue = DispatchQueue(label: "log")
  private var lines: [String] = []
  func add(_ line: String) { queue.sync { lines.append(line) } }
  var all: [String] { queue.sync { lines } }
}
let log = Log()
func step(_ name: String) { log.add(name) }

let serial = DispatchQueue(label: "serial")
for n in 1...3 { serial.async { step("serial \(n)") } }
serial.sync { step("serial sync") }
print(log.all)

DispatchQueue.main.async {
  step("main 1")
  DispatchQueue.main.async {
    step("main 3, nested")
    DispatchQueue.main.async { step("main 5") }
  }
  step("main 1 end")
}
DispatchQueue.main.async { step("main 2") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
  serial.async {
    step("serial from main")
    DispatchQueue.main.async {
      step("back on main")
      print(log.all.dropFirst(4).joined(separator: "\n"))
      finish()
    }
  }
}
step("main body")

func finish() {
  let group = DispatchGroup()
  let results = Log()
  for n in [3, 1, 2] {
    DispatchQueue.global().async(group: group) { results.add("result \(n)") }
  }
  group.notify(queue: .main) {
    print(results.all.sorted())
    let late = DispatchWorkItem { print("never printed") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.03, execute: late)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { late.cancel() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      print("end", late.isCancelled)
      exit(0)
    }
  }
}
dispatchMain()
