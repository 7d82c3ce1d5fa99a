import FlowModel
import Foundation

extension NumberFormatter.Style: FoundationValue { package static var bridgedName: String { "NumberFormatter.Style" } }
extension NumberFormatter.RoundingMode: FoundationValue {
  package static var bridgedName: String { "NumberFormatter.RoundingMode" }
}

/// A number formatter, and whether its locale is known: the app tells it, or the world the device's.
final class SimulatedNumberFormatter: FoundationClass {
  package static var bridgedName: String { "NumberFormatter" }
  let formatter = NumberFormatter()
  var hasLocale = false
  var fractionDigits = AskedDigits()
  var integerDigits = AskedDigits()
  /// Whether code said how digits are grouped.
  var hasOwnGroups = false
  /// Whether code gave it a pattern.
  var hasOwnPattern = false
  /// Whether code named the currency.
  var hasOwnCurrency = false

  /// Writes amounts with the symbol of the currency whose code was set.
  ///
  /// - Foundation: the symbol follows the code, as the locale writes it, whatever the style (observed on iOS; on Linux it
  ///   stays that of the locale's own currency).
  func adoptSymbol(_ call: Library.Call) throws {
    let writer = NumberFormatter()
    writer.locale = try known(call).locale
    writer.numberStyle = .currency
    writer.currencyCode = formatter.currencyCode
    writer.minimumFractionDigits = 0
    writer.maximumFractionDigits = 0
    guard let zero = writer.string(from: 0) else { return }
    formatter.currencySymbol = zero.filter { !$0.isNumber && !$0.isWhitespace }
  }

  /// Writes a number.
  ///
  /// - Foundation: after the point stand no more digits than `maximumFractionDigits` (documented). On Linux a decimal
  ///   formatter whose `minimumFractionDigits` was set writes up to three.
  func text(of number: NSNumber, _ call: Library.Call) throws -> String? {
    let formatter = try known(call)
    if call.interpreter.framework != nil, hasDigitsOfOtherCurrency {
      throw call.stop("how many digits an amount of \(formatter.currencyCode ?? "another currency") has")
    }
    if formatter.numberStyle == .currencyAccounting { return try accountingText(of: number, formatter, call) }
    guard call.interpreter.framework != nil, formatter.numberStyle == .decimal, formatter.minimumFractionDigits > 0,
      !formatter.usesSignificantDigits
    else { return formatter.string(from: number) }
    let digits = max(formatter.minimumFractionDigits, formatter.maximumFractionDigits)
    formatter.roundingIncrement = NSDecimalNumber(mantissa: 1, exponent: Int16(-min(digits, 100)), isNegative: false)
    defer { formatter.roundingIncrement = 0 }
    return formatter.string(from: number)
  }

  /// Writes an amount as accountants do.
  ///
  /// - Foundation: the symbol is the one that was set, as in amounts of money (documentation of currencySymbol). On Linux
  ///   this style writes that of the locale, whatever was set.
  private func accountingText(
    of number: NSNumber, _ formatter: NumberFormatter, _ call: Library.Call
  ) throws -> String? {
    let plain = NumberFormatter()
    plain.locale = formatter.locale
    plain.numberStyle = .currencyAccounting
    guard plain.currencySymbol != formatter.currencySymbol else { return formatter.string(from: number) }
    guard number.doubleValue >= 0 else {
      throw call.stop(
        "how an accounting amount below zero is written with the symbol '\(formatter.currencySymbol ?? "")'")
    }
    formatter.numberStyle = .currency
    defer { formatter.numberStyle = .currencyAccounting }
    return formatter.string(from: number)
  }

  func known(_ call: Library.Call) throws -> NumberFormatter {
    if !hasLocale {
      guard let device = call.deviceLocale else { throw call.stop("the device's locale is not known") }
      formatter.locale = device
    }
    if call.interpreter.framework != nil { adoptDigits() }
    return formatter
  }
}

extension LibraryBuilder {
  mutating func addNumberFormatters() {
    cases([
      "none": NumberFormatter.Style.none, "decimal": .decimal, "currency": .currency, "percent": .percent,
      "scientific": .scientific, "spellOut": .spellOut, "ordinal": .ordinal, "currencyISOCode": .currencyISOCode,
      "currencyPlural": .currencyPlural, "currencyAccounting": .currencyAccounting,
    ])
    cases([
      "ceiling": NumberFormatter.RoundingMode.ceiling, "floor": .floor, "down": .down, "up": .up, "halfEven": .halfEven,
      "halfDown": .halfDown, "halfUp": .halfUp,
    ])
    initializer("NumberFormatter", "()") { call in
      let made = SimulatedNumberFormatter()
      if let locale = call.deviceLocale {
        made.formatter.locale = locale
        made.hasLocale = true
      }
      return made.bridged
    }
    property("NumberFormatter", "locale") { call in
      try call.this(SimulatedNumberFormatter.self).known(call).locale.bridged
    }
    setter("NumberFormatter", "locale") { call, base in
      let this = try call.unbridge(base, SimulatedNumberFormatter.self)
      let locale = try call.argument(0, Locale?.self)
      this.formatter.locale = locale
      this.hasLocale = locale != nil
      return .void
    }
    holds("numberStyle", \SimulatedNumberFormatter.formatter.numberStyle)
    holds("roundingMode", \SimulatedNumberFormatter.formatter.roundingMode)
    addNumberFormatterDigits()
    for (name, path) in Self.numberFormatterCounts {
      property("NumberFormatter", name) { call in .int(try call.this(SimulatedNumberFormatter.self)[keyPath: path]) }
      setter("NumberFormatter", name) { call, base in
        let this = try call.unbridge(base, SimulatedNumberFormatter.self)
        this[keyPath: path] = try call.int(0)
        if name.hasSuffix("roupingSize") { this.hasOwnGroups = true }
        return .void
      }
    }
    for (name, path) in Self.numberFormatterFlags { holds(name, path) }
    for (name, path) in Self.numberFormatterTexts {
      property("NumberFormatter", name) { call in
        (try call.this(SimulatedNumberFormatter.self).known(call)[keyPath: path] ?? "").bridged
      }
      setter("NumberFormatter", name) { call, base in
        let this = try call.unbridge(base, SimulatedNumberFormatter.self)
        var formatter = this.formatter
        formatter[keyPath: path] = try call.argument(0, String?.self)
        if name.hasSuffix("Format") { this.hasOwnPattern = true }
        if name == "currencyCode" {
          this.hasOwnCurrency = true
          try this.adoptSymbol(call)
        }
        return .void
      }
    }
    method("NumberFormatter", "string(from:)") { call in
      try call.this(SimulatedNumberFormatter.self).text(of: try call.number(call[0]), call).bridged
    }
    method("NumberFormatter", "string(for:)") { call in
      guard let number = call[0].flattened else { return .none }
      return try call.this(SimulatedNumberFormatter.self).text(of: try call.number(number), call).bridged
    }
    method("NumberFormatter", "number(from:)") { call in
      let formatter = try call.this(SimulatedNumberFormatter.self).known(call)
      let text: String = try call.argument(0)
      // Apple's takes the whole text or nothing, Linux' what it can of it.
      guard let isWhole = formatter.isWhole(text) else { throw call.stop("whether '\(text)' is a number") }
      guard isWhole, let number = formatter.number(from: text) else { return .none }
      return .optional(number.bridged)
    }
    staticMethod("NumberFormatter", "localizedString(from:number:)") { call in
      .unknown(Unknown("a number as the device's locale writes it", call.location))
    }
  }

  private static var numberFormatterCounts:
    KeyValuePairs<String, ReferenceWritableKeyPath<SimulatedNumberFormatter, Int>>
  {
    [
      "groupingSize": \.formatter.groupingSize, "secondaryGroupingSize": \.formatter.secondaryGroupingSize,
      "formatWidth": \.formatter.formatWidth, "minimumSignificantDigits": \.formatter.minimumSignificantDigits,
      "maximumSignificantDigits": \.formatter.maximumSignificantDigits,
    ]
  }
  private static var numberFormatterFlags: KeyValuePairs<String, WritableKeyPath<SimulatedNumberFormatter, Bool>> {
    [
      "usesGroupingSeparator": \.formatter.usesGroupingSeparator, "isLenient": \.formatter.isLenient,
      "usesSignificantDigits": \.formatter.usesSignificantDigits,
      "alwaysShowsDecimalSeparator": \.formatter.alwaysShowsDecimalSeparator,
      "generatesDecimalNumbers": \.formatter.generatesDecimalNumbers, "allowsFloats": \.formatter.allowsFloats,
    ]
  }
  private static var numberFormatterTexts: KeyValuePairs<String, WritableKeyPath<NumberFormatter, String?>> {
    [
      "positivePrefix": \.optionalPositivePrefix, "negativePrefix": \.optionalNegativePrefix,
      "positiveSuffix": \.optionalPositiveSuffix, "negativeSuffix": \.optionalNegativeSuffix,
      "decimalSeparator": \.optionalDecimalSeparator, "groupingSeparator": \.optionalGroupingSeparator,
      "currencySymbol": \.optionalCurrencySymbol, "currencyCode": \.optionalCurrencyCode,
      "positiveFormat": \.optionalPositiveFormat, "negativeFormat": \.optionalNegativeFormat,
      "zeroSymbol": \.zeroSymbol,
      "paddingCharacter": \.optionalPaddingCharacter,
    ]
  }
}

/// The texts of a formatter as Optionals: Foundation declares them unwrapped.
extension NumberFormatter {
  fileprivate var optionalPositivePrefix: String? {
    get { positivePrefix }
    set { positivePrefix = newValue ?? "" }
  }
  fileprivate var optionalNegativePrefix: String? {
    get { negativePrefix }
    set { negativePrefix = newValue ?? "" }
  }
  fileprivate var optionalPositiveSuffix: String? {
    get { positiveSuffix }
    set { positiveSuffix = newValue ?? "" }
  }
  fileprivate var optionalNegativeSuffix: String? {
    get { negativeSuffix }
    set { negativeSuffix = newValue ?? "" }
  }
  fileprivate var optionalDecimalSeparator: String? {
    get { decimalSeparator }
    set { decimalSeparator = newValue ?? "" }
  }
  fileprivate var optionalGroupingSeparator: String? {
    get { groupingSeparator }
    set { groupingSeparator = newValue ?? "" }
  }
  fileprivate var optionalCurrencySymbol: String? {
    get { currencySymbol }
    set { currencySymbol = newValue ?? "" }
  }
  fileprivate var optionalCurrencyCode: String? {
    get { currencyCode }
    set { currencyCode = newValue ?? "" }
  }
  fileprivate var optionalPositiveFormat: String? {
    get { positiveFormat }
    set { positiveFormat = newValue ?? "" }
  }
  fileprivate var optionalNegativeFormat: String? {
    get { negativeFormat }
    set { negativeFormat = newValue ?? "" }
  }
  fileprivate var optionalPaddingCharacter: String? {
    get { paddingCharacter }
    set { paddingCharacter = newValue ?? " " }
  }
}

extension NumberFormatter {
  /// Whether a text is nothing but digits and the formatter's signs; nil where that does not tell.
  ///
  /// - Source: Foundation asks `CFNumberFormatterGetValueFromString` for the whole text.
  fileprivate func isWhole(_ text: String) -> Bool? {
    guard [.none, .decimal, .percent, .currency].contains(numberStyle) else { return nil }
    let signs = [
      decimalSeparator, groupingSeparator, percentSymbol, currencySymbol, minusSign, plusSign, positivePrefix,
      positiveSuffix, negativePrefix, negativeSuffix,
    ].compactMap(\.self).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    let rest = signs.reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
    if rest.contains(where: \.isWhitespace) || rest.contains("E") { return nil }
    guard rest.allSatisfy(\.isNumber) else { return false }
    return isInOrder(text)
  }

  /// Whether digits and signs stand as in a number: a sign before the first digit alone, one decimal separator, groups of
  /// three before it; nil for other groups.
  private func isInOrder(_ text: String) -> Bool? {
    let digits = text.drop { !$0.isNumber && String($0) != decimalSeparator }
    let (decimal, group) = (decimalSeparator ?? ".", groupingSeparator ?? "")
    for sign in [minusSign, plusSign].compactMap(\.self) where !sign.isEmpty && digits.contains(sign) { return false }
    let halves = digits.components(separatedBy: decimal)
    guard halves.count <= 2 else { return false }
    guard !group.isEmpty, digits.contains(group) else { return true }
    if halves.dropFirst().contains(where: { $0.contains(group) }) || halves[0].contains(group + group) { return false }
    let groups = halves[0].components(separatedBy: group).map { $0.filter(\.isNumber).count }
    return usesGroupingSeparator && groups[0] <= 3 && groups.dropFirst().allSatisfy { $0 == 3 } ? true : nil
  }
}
