// Main queue, groups, work items that are cancelled, debouncing, serial queues and what order promises.
import Foundation

final class Debouncer {
  private var item: DispatchWorkItem?; let delay: Double; init(_ d: Double) { delay = d }
  func call(_ work: @escaping () -> Void) {
    item?.cancel(); let i = DispatchWorkItem(block: work); item = i;
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: i)
  }
}
let debouncer = Debouncer(0.02); var log: [String] = []
for word in ["a", "ab", "abc"] { debouncer.call { log.append("search \(word)") } }
let group = DispatchGroup(); let queue = DispatchQueue(label: "serial"); var results = [Int](repeating: 0, count: 3)
for i in 0..<3 {
  group.enter();
  queue.async {
    let v = i * i;
    DispatchQueue.main.async {
      results[i] = v; group.leave()
    }
  }
}
group.notify(queue: .main) { log.append("all \(results)") }
DispatchQueue.main.async {
  log.append("first"); DispatchQueue.main.async { log.append("nested") }; log.append("still first")
}
DispatchQueue.main.async { log.append("second") }
log.append("now \(queue.sync { 3 })")
let item = DispatchWorkItem { log.append("never") }; item.cancel(); DispatchQueue.main.async(execute: item)
let done = DispatchWorkItem { log.append("work") }; done.notify(queue: .main) { log.append("after work") };
DispatchQueue.main.async(execute: done)
var timerCount = 0
let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { t in
  timerCount += 1; if timerCount == 3 { t.invalidate() }
}
NotificationCenter.default.addObserver(forName: Notification.Name("n"), object: nil, queue: nil) {
  log.append("note \($0.userInfo?["k"] as? Int ?? 0)")
}
NotificationCenter.default.post(name: Notification.Name("n"), object: nil, userInfo: ["k": 5]); log.append("posted")
DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
  log.sort(); print(log, timerCount, timer.isValid, item.isCancelled, done.isCancelled); exit(0)
}
RunLoop.main.run()
