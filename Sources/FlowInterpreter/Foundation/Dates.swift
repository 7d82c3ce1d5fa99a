import FlowModel
import Foundation

extension Date: FoundationValue { package static var bridgedName: String { "Date" } }
extension DateInterval: FoundationValue { package static var bridgedName: String { "DateInterval" } }

extension ComparisonResult: FoundationValue { package static var bridgedName: String { "ComparisonResult" } }

extension LibraryBuilder {
  mutating func addDates() {
    cases([
      "orderedAscending": ComparisonResult.orderedAscending, "orderedSame": .orderedSame,
      "orderedDescending": .orderedDescending,
    ])
    reads("rawValue") { (this: ComparisonResult) in this.rawValue }
    // The time is the simulation's, which no program can know.
    initializer("Date", "()") { call in call.now(0) }
    staticProperty("Date", "now") { call in call.now(0) }
    initializer("Date", "(timeIntervalSinceNow:)") { call in
      // A loop that waits until such a date comes to its end.
      call.loop.tick()
      return call.now(call[0].doubleValue)
    }
    makes(Date.self, "(timeIntervalSince1970:)") { (time: Double) in Date(timeIntervalSince1970: time) }
    makes(Date.self, "(timeIntervalSinceReferenceDate:)") { (time: Double) in Date(timeIntervalSinceReferenceDate: time)
    }
    makes(Date.self, "(timeInterval:since:)") { (time: Double, date: Date) in Date(timeInterval: time, since: date) }
    gives(Date.self, "distantPast", Date.distantPast)
    gives(Date.self, "distantFuture", Date.distantFuture)
    gives(Date.self, "timeIntervalBetween1970AndReferenceDate", Date.timeIntervalBetween1970AndReferenceDate)
    reads("timeIntervalSince1970") { (date: Date) in date.timeIntervalSince1970 }
    reads("timeIntervalSinceReferenceDate") { (date: Date) in date.timeIntervalSinceReferenceDate }
    property("Date", "description") { call in
      let date = try call.this(Date.self)
      guard abs(date.timeIntervalSinceReferenceDate) < 1e11 else { throw call.stop("a date that no calendar has") }
      return .string(date.description)
    }
    does("timeIntervalSince(_:)") { (date: Date, other: Date) in date.timeIntervalSince(other) }
    does("addingTimeInterval(_:)") { (date: Date, time: Double) in date.addingTimeInterval(time) }
    does("advanced(by:)") { (date: Date, time: Double) in date.advanced(by: time) }
    does("distance(to:)") { (date: Date, other: Date) in date.distance(to: other) }
    does("compare(_:)") { (date: Date, other: Date) in date.compare(other) }
    changes("addTimeInterval(_:)") { (date: inout Date, time: Double) in
      date.addTimeInterval(time)
      return Nothing()
    }
    offers(Date.self, "+(_:_:)") { (date: Date, time: Double) in date + time }
    offers(Date.self, "-(_:_:)") { (date: Date, time: Double) in date - time }
    property("Date", "timeIntervalSinceNow") { call in
      let now = call.interpreter.readClock()
      if let now, case .native(let date as FoundationBox<Date>)? = call.value.flattened {
        return .double(date.content.timeIntervalSince(now))
      }
      return .unknown(Unknown("the time since a date", call.location, kind: "Double"))
    }

    makes(DateInterval.self, "(start:end:)") { (start: Date, end: Date) in DateInterval(start: start, end: end) }
    makes(DateInterval.self, "(start:duration:)") { (start: Date, duration: Double) in
      DateInterval(start: start, duration: duration)
    }
    reads("start") { (this: DateInterval) in this.start }
    reads("end") { (this: DateInterval) in this.end }
    reads("duration") { (this: DateInterval) in this.duration }
    does("contains(_:)") { (this: DateInterval, date: Date) in this.contains(date) }
    does("intersects(_:)") { (this: DateInterval, other: DateInterval) in this.intersects(other) }
    does("intersection(with:)") { (this: DateInterval, other: DateInterval) in this.intersection(with: other) }
  }
}

extension Library.Call {
  /// What the clock shows, and some seconds; nil where those are not known.
  fileprivate func now(_ seconds: Double?) -> Value {
    if let date = interpreter.readClock(), let seconds { return date.addingTimeInterval(seconds).bridged }
    let now = reading()
    let moment = seconds.map { now.moved(by: $0, $0) }
    return .unknown(Unknown("the date at which it runs", location, kind: "Date", moment: moment))
  }

  /// A date of which it is known how many seconds it lies behind what the clock shows now.
  ///
  /// - Parameter what: the date in words.
  package func date(_ what: String, secondsFromNow seconds: ClosedRange<Double>) -> Value {
    if let now = interpreter.readClock(), let clock = interpreter.clock {
      return max(clock.launchDate, now.addingTimeInterval(seconds.lowerBound)).bridged
    }
    let moment = reading().moved(by: seconds.lowerBound, seconds.upperBound)
    return .unknown(Unknown(what, location, kind: "Date", moment: moment))
  }

  /// A reading of the clock.
  private func reading() -> Moment {
    interpreter.loop.readings += 1
    // What an earlier launch has kept is older.
    let launch = interpreter.defaults.launches << 32
    return Moment(
      turn: launch + interpreter.loop.turns, reading: launch + interpreter.loop.readings, at: interpreter.loop.now)
  }
}
