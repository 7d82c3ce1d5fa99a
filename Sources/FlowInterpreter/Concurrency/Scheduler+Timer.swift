extension Scheduler {
  /// Something that is due at a time.
  final class Timer {
    let time: Double
    let number: Int
    var fire: (() -> Void)?
    init(_ time: Double, _ number: Int, _ fire: @escaping () -> Void) {
      self.time = time
      self.number = number
      self.fire = fire
    }
    func cancel() { fire = nil }
  }
}
