/// Something that is not known: what, in words that a tester can read, and the line that it comes from.
package final class Unknown: @unchecked Sendable {
  package let what: String
  package let location: TreeLocation
  /// Whether it may be, or hold, an object that the app or a framework made: what is done with it may change that.
  package let hides: Bool
  /// Whether it is a name that nobody declares, and none of a type: a library's, one of a file that is not here, or
  /// misspelt.
  package let isUndeclared: Bool
  /// The library's type that it surely has, so that it is there: a date; nil where none is known.
  package let kind: String?
  /// What is known of it, where it is a text.
  package let form: TextForm?
  /// Its type as code declares it; nil where that is not known.
  package let type: RuntimeType?
  /// The Optional properties that surely hold something: of date components those that were asked for.
  package let parts: Set<String>
  /// The properties that are known although it is not: of a rectangle its width.
  package let known: [String: Value]
  /// Where it lies by the clock, where it is a date.
  package let moment: Moment?
  /// Between which numbers it lies, where it is a number.
  package let bounds: NumberBounds?
  /// What it is equal to alone, where there is one of it.
  package let individual: Individual?
  /// What it was made of, where it is the data of a value.
  let encoded: Value?
  /// The values of which it is one; none where it may be any.
  let among: [Value]
  /// What it is in each of the zones that the device may have, where it hangs on that; none where it does not.
  let byZone: [Value]
  /// The random order that it is an element of, and which.
  let order: (RandomOrder, place: Int)?
  /// The question that this one asks in other words, and its answer where this one's is yes.
  fileprivate let asks: (question: Unknown, answer: Bool)?
  /// Whether it is there at all, where it is an Optional: one question, however often and in whatever words it is asked.
  package private(set) lazy var presence = Unknown(what, location, isTrue: isThere, asksPresence: true)
  /// Whether it is a question whose answer is yes.
  fileprivate let isTrue: Bool
  /// Whether it is the question whether something is there at all.
  package let asksPresence: Bool
  /// The same as a value of the type that a declaration gave it last.
  private var typed: Unknown?
  /// Whether it is nil.
  package private(set) lazy var absence = Unknown("\(what) is nil", location, asks: (presence, false))

  /// - Parameters:
  ///   - asks: the question that this one asks in other words, and its answer where this one's is yes.
  ///   - isTrue: whether it is a question whose answer is yes.
  ///   - type: its type as code declares it.
  ///   - form: what is known of it, where it is a text.
  ///   - moment: where it lies by the clock, where it is a date.
  ///   - bounds: between which numbers it lies, where it is a number.
  ///   - individual: what it is equal to alone.
  ///   - encoded: the value whose data it is.
  ///   - among: the values of which it is one.
  ///   - byZone: what it is in each of the zones that the device may have.
  ///   - order: the random order that it is an element of.
  package init(
    _ what: String, _ location: TreeLocation, hides: Bool = false, isUndeclared: Bool = false,
    asks: (question: Unknown, answer: Bool)? = nil,
    kind: String? = nil, parts: Set<String> = [], known: [String: Value] = [:], isTrue: Bool = false,
    type: RuntimeType? = nil, form: TextForm? = nil, moment: Moment? = nil, bounds: NumberBounds? = nil,
    individual: Individual? = nil, encoded: Value? = nil, among: [Value] = [], byZone: [Value] = [],
    order: (RandomOrder, place: Int)? = nil, asksPresence: Bool = false
  ) {
    self.among = among
    self.byZone = byZone
    self.order = order
    self.bounds = bounds
    self.moment = moment
    self.individual = individual
    self.encoded = encoded
    self.form = form
    self.type = type
    self.kind = kind
    self.parts = parts
    self.known = known
    self.isTrue = isTrue
    self.asksPresence = asksPresence
    self.what = what.utf8.count > Self.mostBytes ? String(what.prefix(Self.mostBytes / 4)) + "…" : what
    self.location = location
    self.hides = hides
    self.isUndeclared = isUndeclared
    self.asks = asks
  }

  /// How long its words are at most: what code asks of what is not known, again and again, has no end.
  private static let mostBytes = 4_096

  /// What a value is that is not known; nil for one that is.
  package static func of(_ value: Value) -> Unknown? { if case .unknown(let unknown) = value { unknown } else { nil } }

  /// By what name an element of a list that is not known is one of what is known of it.
  static func element(_ index: Int) -> String { "[\(index)]" }

  /// The element that is known although the list is not.
  func knownElement(_ index: [Argument]) -> Value? {
    guard index.count == 1, case .int(let place) = index[0].value else { return nil }
    return known[Self.element(place)]
  }

  /// Whether it is no Optional, so that it is there.
  package var isThere: Bool { kind != nil || type.map { $0.wrapped == nil && !$0.isUnknown } == true }

  /// What something that belongs to it is: a property, an element, a payload.
  package func part(_ what: String, _ location: TreeLocation? = nil) -> Unknown {
    Unknown(what, location ?? self.location, hides: hides)
  }

  /// The same where code says by a declaration of which of the library's types it is; nothing that is known is lost.
  ///
  /// - Parameter kind: a type whose values are no Optionals.
  func typed(as kind: String) -> Unknown {
    guard self.kind == nil, type == nil, known.isEmpty, asks == nil else { return self }
    if let typed, typed.kind == kind { return typed }
    let made = Unknown(
      what, location, kind: kind, parts: parts, form: form, moment: moment, bounds: bounds, individual: individual,
      encoded: encoded, among: among, byZone: byZone, order: order)
    typed = made
    return made
  }

  /// The same after a part of it was changed, of which nothing is known any longer.
  var changed: Unknown { known.isEmpty ? self : Unknown(what, location, hides: hides, kind: kind) }
}

/// What was answered of what is not known: a question that is asked again, in these or in other words, has its answer.
package struct Answers {
  private var known: [ObjectIdentifier: (question: Unknown, answer: Bool)] = [:]

  package init() {}

  /// The answer that a question has; nil where it is open.
  package subscript(_ question: Unknown) -> Bool? {
    get {
      let (fact, isTurned) = fact(of: question)
      if fact.isTrue { return !isTurned }
      return known[ObjectIdentifier(fact)].map { $0.answer != isTurned }
    }
    set {
      let (fact, isTurned) = fact(of: question)
      known[ObjectIdentifier(fact)] = newValue.map { (fact, $0 != isTurned) }
    }
  }

  /// What a question is about in the end, and whether its answer is the contrary of the question's.
  private func fact(of question: Unknown) -> (Unknown, isTurned: Bool) {
    var (question, isTurned) = (question, false)
    while let asks = question.asks {
      isTurned = isTurned != !asks.answer
      question = asks.question
    }
    return (question, isTurned)
  }
}
