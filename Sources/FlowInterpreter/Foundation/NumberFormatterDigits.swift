import Foundation

/// How many digits code asks for on one side of the point; nil for what it leaves to the style.
///
/// - Foundation: of the least and the most the one that is set later has its way: `maximumFractionDigits = 0` leaves no
///   digits of an amount's two (observed on iOS by many authors).
struct AskedDigits {
  private(set) var least: Int?
  private(set) var most: Int?

  mutating func setLeast(_ count: Int) {
    least = count
    if let most, most < count { self.most = count }
  }

  mutating func setMost(_ count: Int) {
    most = count
    if let least, least > count { self.least = count }
  }
}

extension SimulatedNumberFormatter {
  /// Gives the formatter the digits that Apple's has by now; a plain program keeps those of Linux.
  ///
  /// - Foundation: the style none writes no nought before the point (observed on iOS by many authors); groups are those of
  ///   the locale: two digits before the last three in India (CLDR). On Linux both are otherwise.
  func adoptDigits() {
    if integerDigits.least == nil, !hasOwnPattern {
      if formatter.numberStyle == .none {
        formatter.minimumIntegerDigits = 0
      } else if formatter.minimumIntegerDigits == 0, integerDigits.most == nil {
        // It was of the style none before.
        formatter.minimumIntegerDigits = 1
      }
    }
    adopt(fractionDigits, \.minimumFractionDigits, \.maximumFractionDigits)
    adopt(integerDigits, \.minimumIntegerDigits, \.maximumIntegerDigits)
    if formatter.numberStyle != .none, !hasOwnGroups, let locale = formatter.locale, Self.hasPairs(locale) {
      formatter.secondaryGroupingSize = 2
    }
  }

  private func adopt(
    _ asked: AskedDigits, _ least: ReferenceWritableKeyPath<NumberFormatter, Int>,
    _ most: ReferenceWritableKeyPath<NumberFormatter, Int>
  ) {
    if let count = asked.most {
      formatter[keyPath: most] = count
      if formatter[keyPath: least] > count { formatter[keyPath: least] = count }
    }
    if let count = asked.least {
      formatter[keyPath: least] = count
      if formatter[keyPath: most] < count { formatter[keyPath: most] = count }
    }
  }

  private static func hasPairs(_ locale: Locale) -> Bool {
    1_234_567.formatted(.number.locale(locale)).prefix { $0.isNumber }.count == 2
  }

  /// Whether it writes amounts of a currency with another count of digits than its locale's currency has.
  ///
  /// - Foundation: whether the digits follow the currency's code is not documented.
  var hasDigitsOfOtherCurrency: Bool {
    guard formatter.numberStyle == .currency, hasOwnCurrency, fractionDigits.most == nil, fractionDigits.least == nil,
      let code = formatter.currencyCode
    else { return false }
    func digits(_ code: String) -> Int {
      let text = 1.formatted(.currency(code: code).locale(Locale(identifier: "en_US_POSIX")))
      return text.split(separator: ".").dropFirst().first?.count ?? 0
    }
    return digits(code) != formatter.minimumFractionDigits
  }
}

extension LibraryBuilder {
  /// The counts of digits on both sides of the point.
  mutating func addNumberFormatterDigits() {
    let counts:
      [(
        String, ReferenceWritableKeyPath<NumberFormatter, Int>,
        ReferenceWritableKeyPath<SimulatedNumberFormatter, AskedDigits>, Bool
      )] =
        [
          ("minimumFractionDigits", \.minimumFractionDigits, \.fractionDigits, true),
          ("maximumFractionDigits", \.maximumFractionDigits, \.fractionDigits, false),
          ("minimumIntegerDigits", \.minimumIntegerDigits, \.integerDigits, true),
          ("maximumIntegerDigits", \.maximumIntegerDigits, \.integerDigits, false),
        ]
    for (name, path, asked, isLeast) in counts {
      property("NumberFormatter", name) { call in
        let this = try call.this(SimulatedNumberFormatter.self)
        if call.interpreter.framework != nil { this.adoptDigits() }
        return .int(this.formatter[keyPath: path])
      }
      setter("NumberFormatter", name) { call, base in
        let this = try call.unbridge(base, SimulatedNumberFormatter.self)
        let count = try call.int(0)
        guard call.interpreter.framework != nil else {
          this.formatter[keyPath: path] = count
          return .void
        }
        if isLeast { this[keyPath: asked].setLeast(count) } else { this[keyPath: asked].setMost(count) }
        this.adoptDigits()
        return .void
      }
    }
  }
}
