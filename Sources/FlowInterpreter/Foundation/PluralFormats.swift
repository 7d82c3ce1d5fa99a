import FlowModel
import Foundation

/// Formats with parts that numbers choose: `.stringsdict` files and the variations of catalogs.
struct PluralFormat {
  private let plural: PluralText
  private let values: [Value]
  private let call: Library.Call
  private var next = 0

  init(_ plural: PluralText, _ values: [Value], _ call: Library.Call) {
    self.plural = plural
    self.values = values
    self.call = call
  }

  /// The format of the numbers that are given, in which each conversion says its argument.
  mutating func chosen() throws -> String {
    if plural.whole.isEmpty { return try expand(plural.format, nil, depth: 0) }
    guard let place = values.indices.first(where: { number(at: $0) != nil }) else {
      throw call.stop("a text that a number chooses, without one")
    }
    return try form(plural.whole, at: place)
  }

  private func number(at place: Int) -> Int? {
    guard values.indices.contains(place) else { return nil }
    switch values[place].flattened {
    case .int(let number)?: return number
    case .fixed(let number)?: return Int(truncatingIfNeeded: Int64(bitPattern: number.bits))
    default: return nil
    }
  }

  private func form(_ forms: [String: String], at place: Int) throws -> String {
    guard let number = number(at: place) else {
      let given = values.indices.contains(place) ? values[place] : .none
      if case .unknown(let unknown)? = given.flattened { throw Stop(lacking: unknown, at: call.location) }
      throw call.stop("a text that a whole number chooses, without one")
    }
    guard let form = plural.form(of: forms, for: number) else {
      throw call.stop("which form of a text \(number) takes in '\(plural.language)'")
    }
    return form
  }

  /// - Parameter variable: the variable whose form this is, with the place of its number.
  private mutating func expand(
    _ format: String, _ variable: (place: Int, specifier: String)?, depth: Int
  ) throws -> String {
    guard depth < 16 else { throw call.stop("forms of a text inside one another without end") }
    var result = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.hasPrefix("%") {
        result += "%%"
        rest = rest.dropFirst()
        continue
      }
      if let variable, rest.hasPrefix("arg") {
        result += "%\(variable.place + 1)$\(variable.specifier)"
        rest = rest.dropFirst(3)
        continue
      }
      var stated: Int?
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
        stated = number - 1
        rest = rest.dropFirst(digits.count + 1)
      }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest.dropFirst(2)[..<end])
        rest = rest[rest.index(after: end)...]
        guard let inner = plural.variables[name] else { throw call.stop("the forms of '\(name)' in a text") }
        let place = stated ?? inner.argument ?? takeNext()
        result += try expand(form(inner.forms, at: place), (place, inner.specifier), depth: depth + 1)
      } else {
        result += "%\((stated ?? variable?.place ?? takeNext()) + 1)$"
      }
    }
    return result + rest
  }

  private mutating func takeNext() -> Int {
    defer { next += 1 }
    return next
  }
}

extension Library.Call {
  /// The format that an argument is, with what numbers choose in it chosen.
  func format(_ index: Int, _ values: [Value]) throws -> String {
    guard case .text(let box)? = self[index].flattened, let plural = box.plural else { return try text(index) }
    var format = PluralFormat(plural, values, self)
    return try format.chosen()
  }
}

/// A text with values in it, which stands in a table under a key with their conversions: `"\(n) items"` under
/// `%lld items`.
///
/// - UIKit: an interpolated Int is `%lld`, a Double `%lf`, all else `%@` (documentation of String.LocalizationValue).
struct InterpolatedKey {
  let key: String
  let values: [Value]

  /// - Returns: nil for a text that cannot stand under the key.
  init?(_ text: String, under key: String) {
    var pattern = ""
    var isNumber: [Bool?] = []
    var rest = Substring(key)
    while let percent = rest.firstIndex(of: "%") {
      pattern += NSRegularExpression.escapedPattern(for: String(rest[..<percent]))
      rest = rest[rest.index(after: percent)...]
      guard let found = rest.firstMatch(of: /^(?:\d+\$)?(lld|ld|d|llu|lu|u|lf|f|@|%)/) else { return nil }
      switch found.1 {
      case "%": pattern += "%"
      case "@":
        pattern += "(.*?)"
        isNumber.append(nil)
      case "lf", "f":
        pattern += "(-?[0-9.]+)"
        isNumber.append(false)
      default:
        pattern += "(-?[0-9]+)"
        isNumber.append(true)
      }
      rest = rest[found.range.upperBound...]
    }
    pattern += NSRegularExpression.escapedPattern(for: String(rest))
    let whole = NSRange(text.startIndex..., in: text)
    guard !isNumber.isEmpty, let expression = try? NSRegularExpression(pattern: "^\(pattern)$"),
      let match = expression.firstMatch(in: text, range: whole)
    else { return nil }
    self.key = key
    values = isNumber.enumerated().map { index, kind in
      let part = Range(match.range(at: index + 1), in: text).map { String(text[$0]) } ?? ""
      return switch kind {
      case true?: Int(part).map { .int($0) } ?? .string(part)
      case false?: Double(part).map { .double($0) } ?? .string(part)
      case nil: .string(part)
      }
    }
  }
}
