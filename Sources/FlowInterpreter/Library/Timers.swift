import FlowModel

/// A timer of a run loop.
final class TimerBox: NativeBox {
  private(set) var isValid = true
  let interval: Double
  let repeats: Bool
  private(set) var userInfo: Value
  private var body: ((Value) throws -> Void)?
  private var timer: Scheduler.Timer?

  init(_ interval: Double, repeats: Bool, userInfo: Value = .none, _ body: @escaping (Value) throws -> Void) {
    self.interval = repeats ? max(interval, 0.0001) : interval
    self.repeats = repeats
    self.userInfo = userInfo
    self.body = body
  }

  /// What `Timer()` gives, with which apps fill a variable: nobody schedules it, and it is not valid.
  static func idle() -> TimerBox {
    let timer = TimerBox(0, repeats: false) { _ in }
    timer.isValid = false
    return timer
  }

  override var typeName: String { "Timer" }
  override var isReference: Bool { true }

  /// Hangs it on the main run loop.
  func schedule(after delay: Double? = nil, _ loop: Scheduler) {
    guard isValid, timer == nil else { return }
    arm(loop.now + (delay ?? interval), loop)
  }

  private func arm(_ time: Double, _ loop: Scheduler) {
    loop.note(.timer, dueAt: time)
    timer = loop.after(time - loop.now + loop.timerDelay) { [self] in
      guard isValid else { return }
      loop.enqueue(
        .body { [self] in
          guard isValid else { return }
          try fire()
          // Turns that were missed are left out.
          var next = time + interval
          while repeats, next <= loop.now { next += interval }
          if isValid { arm(next, loop) }
        }, on: loop.main, needsRunLoop: true)
    }
  }

  func fire() throws {
    guard isValid else { return }
    if !repeats { invalidateLater() }
    try body?(.native(self))
    if !repeats { invalidate() }
  }

  private func invalidateLater() { timer?.cancel() }

  /// - Foundation: it lets go of its target and of what it was given (documentation of Timer.invalidate()).
  func invalidate() {
    isValid = false
    timer?.cancel()
    timer = nil
    body = nil
    userInfo = .none
  }
}

/// A `perform(_:with:afterDelay:)` whose time has not come.
private final class PerformRequest {
  let target: Value
  let selector: String
  let argument: Value
  private var timer: TimerBox?
  init(_ target: Value, _ selector: String, _ argument: Value) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  /// Waits for its time, if that ever comes.
  func wait(_ delay: Double, _ loop: Scheduler, _ body: @escaping (Value) throws -> Void) {
    let timer = TimerBox(delay, repeats: false, body)
    self.timer = timer
    // - Foundation: the delay is that of a timer of the run loop (documentation of perform(_:with:afterDelay:)), which on
    //   a thread of a queue nobody runs.
    if loop.isOnMainThread { timer.schedule(loop) }
  }

  /// Lets go of what it holds.
  func end() {
    timer?.invalidate()
    timer = nil
  }

  /// The method's name in a selector as it is written: `self.find(_:)`, `Search.find`, `find:`.
  static func name(_ selector: String) -> Substring {
    let whole = selector.prefix { $0 != "(" && $0 != ":" }
    return whole.split(separator: ".").last ?? whole
  }
}

/// Those of an app.
private final class PerformRequests {
  private(set) var all: [PerformRequest] = []

  func add(_ request: PerformRequest) { all.append(request) }

  /// Calls requests off; they let go of their targets.
  func cancel(where isMeant: (PerformRequest) -> Bool) {
    let ended = all.filter(isMeant)
    all.removeAll { request in ended.contains { $0 === request } }
    for request in ended { request.end() }
  }
}

extension Library.Call {
  /// The timer that the arguments describe.
  fileprivate func makeTimer() throws -> TimerBox {
    guard let time = named("timeInterval") ?? named("withTimeInterval") ?? named("interval") else {
      throw stop("a timer at a date")
    }
    let repeats = if case .bool(let flag)? = named("repeats") { flag } else { false }
    let (interpreter, location) = (interpreter, location)
    if let target = named("target") {
      guard case .selector(let selector)? = named("selector") else { throw stop("a timer without a selector") }
      return TimerBox(
        try seconds(time), repeats: repeats, userInfo: named("userInfo").map { .optional($0.numberBoxed) } ?? .none
      ) {
        timer in
        try interpreter.perform(selector.text, on: target, [timer], at: location)
      }
    }
    let block = try lastClosure()
    block.isHanded(to: .none)
    return TimerBox(try seconds(time), repeats: repeats) { timer in
      _ = try interpreter.call(block, [timer], at: location)
    }
  }
}

extension Interpreter {
  /// Sends a message by its selector, with as many arguments as it takes.
  func perform(_ selector: String, on target: Value, _ arguments: [Value], at location: TreeLocation) throws {
    var text = selector
    if let open = text.firstIndex(of: "(") { text = String(text[..<open]) }
    let name = String(text.split(separator: ".").last ?? "")
    guard let type = thisType(of: target) else {
      throw Stop(reason: "a message to what is no object", location: location)
    }
    let codes = candidates(program.symbols[name], of: type, isStatic: false).compactMap(\.member.code)
    guard let code = codes.first,
      codes.count == 1 || codes.allSatisfy({ $0.function.parameters.count == code.function.parameters.count })
    else { throw Stop(reason: "which method the selector \(selector) means", location: location) }
    let given = received(arguments, by: code, at: location)
    let values = code.function.parameters.indices.map { $0 < given.count ? given[$0] : Value.none }
    _ = try call(code, this: target, values, captures: [], generics: type.bindings, at: location)
  }
}

extension LibraryBuilder {
  mutating func addTimers() {
    staticMethod("Timer", "scheduledTimer(...)") { call in
      let timer = try call.makeTimer()
      // A thread of a queue has no run loop that anyone runs: its timers never fire.
      if call.loop.isOnMainThread { timer.schedule(call.loop) }
      return .native(timer)
    }
    initializer("Timer", "()") { _ in .native(TimerBox.idle()) }
    initializer("Timer", "(...)") { call in .native(try call.makeTimer()) }
    method("Timer", "fire()") { call in
      try call.native(call.value, TimerBox.self).fire()
      return .void
    }
    method("Timer", "invalidate()") { call in
      try call.native(call.value, TimerBox.self).invalidate()
      return .void
    }
    property("Timer", "isValid") { call in .bool(try call.native(call.value, TimerBox.self).isValid) }
    property("Timer", "timeInterval") { call in
      let timer = try call.native(call.value, TimerBox.self)
      return .double(timer.repeats ? timer.interval : 0)
    }
    property("Timer", "userInfo") { call in
      let timer = try call.native(call.value, TimerBox.self)
      guard timer.isValid else { throw call.stop("what a timer that is not valid was given") }
      return timer.userInfo
    }
    setter("Timer", "tolerance") { _, _ in .void }
    for type in ["NSObject", "Any"] {
      method(type, "perform(_:with:afterDelay:)") { call in
        guard case .selector(let selector) = call[0] else { throw call.stop("perform without a selector") }
        let request = PerformRequest(call.value, selector.text, call[1].numberBoxed)
        let requests = call.interpreter.kept(PerformRequests.init)
        let delay = try call.seconds(call[2])
        requests.add(request)
        let (interpreter, location) = (call.interpreter, call.location)
        request.wait(delay, call.loop) { _ in
          requests.cancel { $0 === request }
          try interpreter.perform(request.selector, on: request.target, [request.argument], at: location)
        }
        return .void
      }
    }
    addPerformRequests()
    addMessagesToThreads()
  }

  private mutating func addPerformRequests() {
    staticMethod("NSObject", "cancelPreviousPerformRequests(withTarget:)") { call in
      let target = call[0]
      call.interpreter.kept(PerformRequests.init).cancel { call.interpreter.areIdentical($0.target, target) }
      return .void
    }
    staticMethod("NSObject", "cancelPreviousPerformRequests(withTarget:selector:object:)") { call in
      guard case .selector(let selector) = call[1] else { throw call.stop("a selector is asked for") }
      let (target, argument) = (call[0], call[2].flattened)
      let name = PerformRequest.name(selector.text)
      call.interpreter.kept(PerformRequests.init).cancel { each in
        guard call.interpreter.areIdentical(each.target, target), PerformRequest.name(each.selector) == name else {
          return false
        }
        switch (each.argument.flattened, argument) {
        case (nil, nil): return true
        case (let one?, let other?): return Equality.areEqual(one, other)
        default: return false
        }
      }
      return .void
    }
  }
}
