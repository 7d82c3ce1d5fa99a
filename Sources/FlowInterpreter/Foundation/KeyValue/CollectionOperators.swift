import FlowModel
import Foundation

/// `@count`, `@sum` and what else a key path asks of a collection.
///
/// Source: "Using Collection Operators" of Apple's Key-Value Coding Programming Guide.
extension Interpreter {
  /// What an operator gives of a collection's elements.
  ///
  /// - Parameter keys: the path to what is asked of each element.
  func collect(_ name: String, _ keys: [String], of items: [Value], _ call: Library.Call) throws -> Value {
    if name == "@count", keys.isEmpty { return .int(items.count) }
    let values = try items.map { try value(forKeys: keys, of: $0, call).flattened }
    switch name {
    case "@sum" where !keys.isEmpty: return try sum(values, dividedBy: 1, call)
    case "@avg" where !keys.isEmpty: return try values.isEmpty ? .int(0) : sum(values, dividedBy: values.count, call)
    case "@max" where !keys.isEmpty, "@min" where !keys.isEmpty:
      let there = values.compactMap { $0 }.filter { !isNull($0) }
      return .optional(
        try there.dropFirst().reduce(there.first) { best, next in
          guard let best else { return next }
          return try order(name == "@max" ? best : next, name == "@max" ? next : best, at: call.location) ? next : best
        })
    case "@unionOfObjects": return call.list(values.compactMap { $0 }, types.any)
    case "@distinctUnionOfObjects":
      return call.list(try elements(of: .set(SetBox(values.compactMap { $0 })), at: call.location), types.any)
    default: throw call.stop("'\(([name] + keys).joined(separator: "."))' of a collection")
    }
  }

  private func isNull(_ value: Value) -> Bool {
    if case .native(let box) = value { box is FoundationObject<NSNull> } else { false }
  }

  /// The sum, what is nil left out; not known where decimals and Doubles do not agree on it.
  private func sum(_ values: [Value?], dividedBy count: Int, _ call: Library.Call) throws -> Value {
    let numbers = try values.compactMap { $0 }.filter { !isNull($0) }.map { value in
      guard let number = NumberBoxing.box(value) else { throw call.stop("a number", for: value) }
      return number
    }
    let decimal = numbers.reduce(Decimal(0)) { $0 + $1.decimalValue } / Decimal(count)
    if let whole = Int(exactly: NSDecimalNumber(decimal: decimal).doubleValue), Decimal(whole) == decimal {
      return NSNumber(value: whole).numberBridged
    }
    let double = numbers.reduce(0) { $0 + $1.doubleValue } / Double(count)
    guard Decimal(string: "\(double)") == decimal else {
      return .unknown(Unknown("the sum of numbers with fractions", call.location, kind: "Double"))
    }
    return NSNumber(value: double).numberBridged
  }
}
