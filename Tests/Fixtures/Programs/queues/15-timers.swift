import Foundation

@MainActor
final class Stopwatch {
  private var timer: Timer?
  private(set) var ticks = 0
  let limit: Int
  var onTick: ((Int) -> Void)?
  var onEnd: (() -> Void)?
  init(limit: Int) { self.limit = limit }
  var isRunning: Bool { timer != nil }
  func start() {
    guard timer == nil else { return print("already running") }
    timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }
  private func tick() {
    ticks += 1
    onTick?(ticks)
    if ticks == limit {
      stop()
      onEnd?()
    }
  }
  func stop() {
    timer?.invalidate()
    timer = nil
  }
}
@MainActor
final class Debouncer {
  private var timer: Timer?
  private let interval: TimeInterval
  private let action: (String) -> Void
  init(_ interval: TimeInterval, action: @escaping (String) -> Void) {
    self.interval = interval
    self.action = action
  }
  func call(_ text: String) {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.action(text) }
    }
  }
  func flush() { timer?.fire() }
}
@main
@MainActor
enum Main {
  static func main() {
    let watch = Stopwatch(limit: 3)
    watch.onTick = { print("tick \($0)") }
    watch.onEnd = { print("time is up") }
    watch.start()
    watch.start()
    print("running", watch.isRunning)
    let once = Timer.scheduledTimer(withTimeInterval: 0.09, repeats: false) { _ in print("once") }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
    print(watch.ticks, watch.isRunning, once.isValid)

    let search = Debouncer(0.05) { print("search", $0) }
    for text in ["s", "sw", "swift"] { search.call(text) }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
    search.call("never")
    search.call("flushed")
    search.flush()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.15))
    let cancelled = Timer(timeInterval: 0.01, repeats: true) { _ in print("never") }
    RunLoop.main.add(cancelled, forMode: .common)
    cancelled.invalidate()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    print("end", cancelled.isValid)
  }
}
