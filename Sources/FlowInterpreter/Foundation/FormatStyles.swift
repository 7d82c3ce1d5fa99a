import FlowModel
import Foundation

/// How a number is written: `.number`, `.percent`, `.currency(code:)` or `.byteCount(style:)`, with what is said of it.
struct NumberStyle: FoundationValue {
  package static var bridgedName: String { "NumberFormatStyle" }

  enum Kind: Hashable { case number, percent, currency(String), bytes(ByteCountFormatStyle.Style) }

  var kind: Kind
  /// The locale; nil for the device's.
  var locale: Locale?
  var precision: NumberFormatStyleConfiguration.Precision?
  var grouping: NumberFormatStyleConfiguration.Grouping?

  init(_ kind: Kind, locale: Locale? = nil) {
    self.kind = kind
    self.locale = locale
  }

  /// A number as the style writes it; nil for what is no number.
  func text(of value: Value, _ call: Library.Call) throws -> String? {
    guard let locale = locale ?? call.deviceLocale else { throw call.stop("the device's locale is not known") }
    switch value.flattened {
    case .native(let box as FoundationBox<Decimal>)?: return text(of: box.content, locale)
    case .double(let number)?: return text(of: number, locale)
    case let whole?: return whole.integerValue.map { text(of: $0, locale) }
    case nil: return nil
    }
  }

  private func text(of number: Int, _ locale: Locale) -> String {
    switch kind {
    case .number:
      var style = IntegerFormatStyle<Int>(locale: locale)
      if let precision { style = style.precision(precision) }
      if let grouping { style = style.grouping(grouping) }
      return style.format(number)
    case .percent:
      var style = IntegerFormatStyle<Int>.Percent(locale: locale)
      if let precision { style = style.precision(precision) }
      if let grouping { style = style.grouping(grouping) }
      return style.format(number)
    case .currency(let code):
      var style = IntegerFormatStyle<Int>.Currency(code: code, locale: locale)
      if let precision { style = style.precision(precision) }
      if let grouping { style = style.grouping(grouping) }
      return style.format(number)
    case .bytes(let style): return ByteCountFormatStyle(style: style, locale: locale).format(Int64(number))
    }
  }

  private func text(of number: Double, _ locale: Locale) -> String {
    switch kind {
    case .number, .bytes:
      var style = FloatingPointFormatStyle<Double>(locale: locale)
      if let precision { style = style.precision(precision) }
      if let grouping { style = style.grouping(grouping) }
      return style.format(number)
    case .percent:
      var style = FloatingPointFormatStyle<Double>.Percent(locale: locale)
      if let precision { style = style.precision(precision) }
      if let grouping { style = style.grouping(grouping) }
      return style.format(number)
    case .currency(let code):
      var style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
      if let precision { style = style.precision(precision) }
      if let grouping { style = style.grouping(grouping) }
      return style.format(number)
    }
  }

  private func text(of number: Decimal, _ locale: Locale) -> String {
    switch kind {
    case .number, .bytes:
      var style = Decimal.FormatStyle(locale: locale)
      if let precision { style = style.precision(precision) }
      if let grouping { style = style.grouping(grouping) }
      return style.format(number)
    case .percent:
      var style = Decimal.FormatStyle.Percent(locale: locale)
      if let precision { style = style.precision(precision) }
      if let grouping { style = style.grouping(grouping) }
      return style.format(number)
    case .currency(let code):
      var style = Decimal.FormatStyle.Currency(code: code, locale: locale)
      if let precision { style = style.precision(precision) }
      if let grouping { style = style.grouping(grouping) }
      return style.format(number)
    }
  }
}

extension NumberFormatStyleConfiguration.Precision: FoundationValue {
  package static var bridgedName: String { "NumberFormatStyleConfiguration.Precision" }
}
extension NumberFormatStyleConfiguration.Grouping: FoundationValue {
  package static var bridgedName: String { "NumberFormatStyleConfiguration.Grouping" }
}

extension LibraryBuilder {
  /// `formatted(_:)` of numbers, after Apple's documentation of FormatStyle; Foundation itself writes.
  mutating func addNumberStyles() {
    let style = NumberStyle.bridgedName
    for number in ["Int", "Int64", "Int32", "UInt", "Double", "Decimal"] {
      method(number, "formatted()") { call in try call.written(NumberStyle(.number), call.value) }
      method(number, "formatted(_:)") { call in try call.written(call.argument(0), call.value) }
    }
    expects("Decimal", "formatted", style)
    gives(NumberStyle.self, "number", NumberStyle(.number))
    gives(NumberStyle.self, "percent", NumberStyle(.percent))
    offers(NumberStyle.self, "currency(code:)") { (code: String) in NumberStyle(.currency(code)) }
    staticMethod(style, "byteCount(style:)") { call in
      let styles: [String: ByteCountFormatStyle.Style] = [
        "file": .file, "memory": .memory, "decimal": .decimal, "binary": .binary,
      ]
      guard let name = call.caseName(call[0]), let style = styles[name] else { throw call.stop("a style of counts") }
      return NumberStyle(.bytes(style)).bridged
    }
    does("locale(_:)") { (this: NumberStyle, locale: Locale) in
      var made = this
      made.locale = locale
      return made
    }
    does("precision(_:)") { (this: NumberStyle, precision: NumberFormatStyleConfiguration.Precision) in
      var made = this
      made.precision = precision
      return made
    }
    does("grouping(_:)") { (this: NumberStyle, grouping: NumberFormatStyleConfiguration.Grouping) in
      var made = this
      made.grouping = grouping
      return made
    }
    expects(style, "precision", NumberFormatStyleConfiguration.Precision.bridgedName)
    expects(style, "grouping", NumberFormatStyleConfiguration.Grouping.bridgedName)
    method(style, "format(_:)") { call in try call.written(call.this(NumberStyle.self), call[0]) }
    for type in ["Decimal.FormatStyle.Currency", "FloatingPointFormatStyle.Currency", "IntegerFormatStyle.Currency"] {
      initializer(type, "(code:locale?:)") { call in
        NumberStyle(.currency(try call.text(0)), locale: try call.argument("locale", Locale?.self) ?? nil).bridged
      }
    }
    cases(["automatic": NumberFormatStyleConfiguration.Grouping.automatic, "never": .never])
    addPrecisions()
  }

  private mutating func addPrecisions() {
    typealias Precision = NumberFormatStyleConfiguration.Precision
    let type = Precision.bridgedName
    staticMethod(type, "fractionLength(_:)") { call in
      if let length = call[0].flattened?.integerValue { return Precision.fractionLength(length).bridged }
      return Precision.fractionLength(try call.lengths(0)).bridged
    }
    staticMethod(type, "significantDigits(_:)") { call in
      if let length = call[0].flattened?.integerValue { return Precision.significantDigits(length).bridged }
      return Precision.significantDigits(try call.lengths(0)).bridged
    }
    staticMethod(type, "integerLength(_:)") { call in
      if let length = call[0].flattened?.integerValue { return Precision.integerLength(length).bridged }
      return Precision.integerLength(try call.lengths(0)).bridged
    }
  }
}

extension Library.Call {
  fileprivate func written(_ style: NumberStyle, _ number: Value) throws -> Value {
    guard let text = try style.text(of: number, self) else { throw stop("a number is asked for", for: number) }
    return .string(text)
  }

  /// A range of numbers of digits, from the least to the most.
  fileprivate func lengths(_ index: Int) throws -> ClosedRange<Int> {
    let all: [Int] = try argument(index)
    guard let first = all.first, let last = all.last else { throw stop("a range of numbers of digits") }
    return first...last
  }
}
