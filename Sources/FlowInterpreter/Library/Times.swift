import FlowModel
import Foundation

/// A length of time: `Duration`, `DispatchTimeInterval`.
final class DurationBox: NativeBox {
  let seconds: Double
  private let name: String
  init(_ seconds: Double, _ name: String) {
    self.seconds = seconds
    self.name = name
  }
  override var typeName: String { name }
  override var description: String { "\(seconds) seconds" }
  override func isEqual(to other: NativeBox) -> Bool { (other as? DurationBox)?.seconds == seconds }
  override func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
  override func isLess(than other: NativeBox) -> Bool? { (other as? DurationBox).map { seconds < $0.seconds } }
}

/// A point on the simulation's clock: `DispatchTime`, `ContinuousClock.Instant`, a date that is so far from now.
final class MomentBox: NativeBox {
  let time: Double
  private let name: String
  init(_ time: Double, _ name: String) {
    self.time = time
    self.name = name
  }
  override var typeName: String { name }
  override func isEqual(to other: NativeBox) -> Bool { (other as? MomentBox)?.time == time }
  override func hash(into hasher: inout Hasher) { hasher.combine(time) }
  override func isLess(than other: NativeBox) -> Bool? { (other as? MomentBox).map { time < $0.time } }
}

extension Library.Call {
  /// A length of time in seconds, as a number or one of the libraries' types.
  func seconds(_ value: Value) throws -> Double {
    if let number = value.doubleValue { return number }
    if let number = value.integerValue { return Double(number) }
    switch value {
    case .native(let box as DurationBox): return box.seconds
    case .implicit(let box):
      let name = interpreter.program.symbols.text(of: box.name)
      if name == "never" { return .infinity }
      if name == "zero" { return 0 }
      if let unit = LibraryBuilder.timeUnits[name], let first = box.arguments?.first?.value {
        return try seconds(first) * unit
      }
      // `.name` of an extension of Double.
      if box.arguments == nil, let number = try interpreter.coerce(value, to: types.double, at: location).doubleValue {
        return number
      }
    default: break
    }
    throw stop("a length of time is asked for")
  }

  /// A point in time in seconds of the simulation's clock; infinite for `.distantFuture`.
  func moment(_ value: Value) throws -> Double {
    switch value.flattened {
    case .native(let box as MomentBox)?: return box.time
    case .native(let box as FoundationBox<Date>)?:
      if let now = interpreter.readClock() { return loop.now + box.content.timeIntervalSince(now) }
    case .unknown(let unknown)?:
      if let time = unknown.moment?.loopTime { return time }
    default: break
    }
    switch caseName(value) {
    case "distantFuture": return .infinity
    case "now": return loop.now
    default: throw stop("a point in time that is not known")
    }
  }
}

extension LibraryBuilder {
  static let timeUnits: [String: Double] = [
    "seconds": 1, "milliseconds": 1e-3, "microseconds": 1e-6, "nanoseconds": 1e-9,
  ]

  mutating func addTimes() {
    for (name, count) in [
      ("NSEC_PER_SEC", 1_000_000_000), ("NSEC_PER_MSEC", 1_000_000), ("NSEC_PER_USEC", 1000),
      ("USEC_PER_SEC", 1_000_000),
      ("MSEC_PER_SEC", 1000),
    ] {
      global(name) { _ in .fixed(FixedInteger(bits: UInt64(count), kind: .uint64)) }
    }
    for (unit, factor) in Self.timeUnits {
      for (type, made) in [
        ("Duration", "Duration"), ("DispatchTimeInterval", "DispatchTimeInterval"),
        ("DispatchTime", "DispatchTimeInterval"),
        ("ContinuousClock.Instant", "Duration"),
      ] {
        staticMethod(type, "\(unit)(_:)") { call in .native(DurationBox(try call.seconds(call[0]) * factor, made)) }
      }
    }
    staticProperty("DispatchTimeInterval", "never") { _ in .native(DurationBox(.infinity, "DispatchTimeInterval")) }
    // `Task.sleep(until: .now + …)`, whose label alone tells that it is no length.
    staticProperty("Duration", "now") { call in .native(MomentBox(call.loop.now, "ContinuousClock.Instant")) }
    staticProperty("Duration", "zero") { _ in .native(DurationBox(0, "Duration")) }
    for type in ["DispatchTime", "DispatchWallTime"] {
      staticMethod(type, "now()") { call in .native(MomentBox(call.loop.now, type)) }
      staticProperty(type, "distantFuture") { _ in .native(MomentBox(.infinity, type)) }
      staticMethod(type, "+(_:_:)") { call in .native(MomentBox(try call.moment(call[0]) + call.seconds(call[1]), type))
      }
      staticMethod(type, "-(_:_:)") { call in .native(MomentBox(try call.moment(call[0]) - call.seconds(call[1]), type))
      }
      staticMethod(type, "advanced(by:)") { call in
        .native(MomentBox(try call.moment(call.value) + call.seconds(call[0]), type))
      }
      property(type, "uptimeNanoseconds") { call in
        .unknown(Unknown("the time since the device started", call.location))
      }
    }
    for (sign, factor) in [("+", 1.0), ("-", -1.0)] {
      staticMethod("Duration", "\(sign)(_:_:)") { call in
        .native(DurationBox(try call.seconds(call[0]) + factor * call.seconds(call[1]), "Duration"))
      }
    }
    staticMethod("Duration", "*(_:_:)") { call in
      .native(DurationBox(try call.seconds(call[0]) * call.seconds(call[1]), "Duration"))
    }
    staticMethod("Duration", "/(_:_:)") { call in
      .native(DurationBox(try call.seconds(call[0]) / call.seconds(call[1]), "Duration"))
    }
    for clock in ["ContinuousClock", "SuspendingClock"] {
      let instant = "ContinuousClock.Instant"
      initializer(clock, "()") { _ in .native(CaseBox(clock, "clock")) }
      property(clock, "now") { call in .native(MomentBox(call.loop.now, instant)) }
      staticProperty(clock, "now") { call in .native(MomentBox(call.loop.now, instant)) }
      staticProperty(instant, "now") { call in .native(MomentBox(call.loop.now, instant)) }
      staticMethod(instant, "+(_:_:)") { call in
        .native(MomentBox(try call.moment(call[0]) + call.seconds(call[1]), instant))
      }
      method(instant, "advanced(by:)") { call in
        .native(MomentBox(try call.moment(call.value) + call.seconds(call[0]), instant))
      }
      method(clock, "sleep(...)") { call in try call.sleep() }
    }
  }
}
