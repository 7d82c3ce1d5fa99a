import FlowModel

/// Numbers that are drawn at random: which one is not known, but between which they lie.
extension LibraryBuilder {
  mutating func addRandomNumbers() {
    for type in ["Int", "Double"] + FixedInteger.Kind.allCases.map(\.name) {
      staticMethod(type, "random(in:)") { call in
        guard case .range(let range) = call[0] else { throw call.stop("random(in:)", for: call[0]) }
        let what = "\(type).random(…)"
        if call.isWide(range), call.interpreter.world.stated(what) == nil {
          return .unknown(Unknown(what, call.location, kind: type, individual: Individual()))
        }
        return call.drawn(what, type, try call.bounds(of: range))
      }
    }
    staticMethod("Bool", "random()") { call in
      let what = "Bool.random(…)"
      return call.interpreter.world.stated(what) ?? .unknown(Unknown(what, call.location, type: call.types.bool))
    }
    function("arc4random()") { call in
      call.drawn("arc4random(…)", "UInt32", .whole(0...Int(UInt32.max)))
    }
    // Of none it gives nought (its manual page).
    function("arc4random_uniform(_:)") { call in
      guard let bound = call[0].integerValue else { throw call.stop("arc4random_uniform", for: call[0]) }
      return call.drawn("arc4random_uniform(…)", "UInt32", .whole(0...max(0, bound - 1)))
    }
    function("drand48()") { call in call.drawn("drand48(…)", "Double", .real(0...1.0.nextDown)) }
  }
}

extension Library.Call {
  /// A number between bounds, unless it is stated.
  fileprivate func drawn(_ what: String, _ type: String, _ bounds: NumberBounds?) -> Value {
    interpreter.world.stated(what) ?? Unknown.number(what, location, type, bounds)
  }

  /// Whether a number that is drawn from a range is one of a kind: it is one of 2^62 or more.
  fileprivate func isWide(_ range: RangeBox) -> Bool {
    // A Double that is drawn is reckoned with: its bounds say more.
    if case .double = range.lower { return false }
    guard let lower = range.lower.doubleValue, let upper = range.upper.doubleValue else { return false }
    return upper - lower >= 4.6e18
  }

  /// Between which numbers one lies that is drawn from a range; nil where its ends are not known.
  ///
  /// - Throws: a trap where there is none to draw.
  fileprivate func bounds(of range: RangeBox) throws -> NumberBounds? {
    for end in [range.lower, range.upper] { if case .unknown = end { return nil } }
    let isOpen = range.kind == .halfOpen
    if let lower = range.lower.integerValue, let upper = range.upper.integerValue {
      guard !isOpen || lower < upper else { throw trap("Can't get random value with an empty range") }
      return .whole(lower...(isOpen ? upper - 1 : upper))
    }
    guard let lower = range.lower.doubleValue, let upper = range.upper.doubleValue else { return nil }
    guard !isOpen || lower < upper else { throw trap("Can't get random value with an empty range") }
    guard (upper - lower).isFinite else { throw trap("There is no uniform distribution on an infinite range") }
    return .real(lower...(isOpen ? upper.nextDown : upper))
  }
}
