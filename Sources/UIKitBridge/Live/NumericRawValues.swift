import FlowInterpreter
import Foundation
import HeadlessUIKit

/// UIKit's types that stand for a number: they are ordered, a number is added and taken away, and two are a number apart.
///
/// - UIKit: `_UIKitNumericRawRepresentable` of Swift's overlay, which UIFont.Weight, UILayoutPriority and UIWindow.Level
///   conform to (swift/stdlib/public/Darwin/UIKit/UIKit.swift).
private protocol NumericRawValue: LiveValue, RawRepresentable, Comparable
where RawValue: Bridged & Numeric & Comparable {
  /// It always has one.
  init(rawValue: RawValue)
}

extension UIFont.Weight: NumericRawValue {
  /// By their numbers.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
extension UILayoutPriority: NumericRawValue {
  /// By their numbers.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
extension UIWindow.Level: NumericRawValue {
  /// By their numbers.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

extension LiveLibrary {
  mutating func addNumericRawValues() {
    addNumber(UIFont.Weight.self)
    addNumber(UILayoutPriority.self)
    addNumber(UIWindow.Level.self)
  }

  private mutating func addNumber<Number: NumericRawValue>(_ type: Number.Type) {
    staticMethod(Number.bridgedName, "+(_:_:)") { call in
      let (one, number): (Number, Number.RawValue) = (try call.argument(0), try call.argument(1))
      return Number(rawValue: one.rawValue + number).bridged
    }
    staticMethod(Number.bridgedName, "-(_:_:)") { call in
      let one: Number = try call.argument(0)
      if call.isNoNumber(call[1]) {
        let other: Number = try call.argument(1)
        return (one.rawValue - other.rawValue).bridged
      }
      let number: Number.RawValue = try call.argument(1)
      return Number(rawValue: one.rawValue - number).bridged
    }
  }
}

extension Library.Call {
  /// Whether an operand is another value of the type rather than a number: a constant that no number has.
  fileprivate func isNoNumber(_ operand: Value) -> Bool {
    switch operand {
    case .native: true
    case .implicit: memberName(of: operand).map { !Self.constantsOfNumbers.contains($0) } ?? false
    default: false
    }
  }

  private static let constantsOfNumbers: Set<String> = [
    "greatestFiniteMagnitude", "infinity", "leastNonzeroMagnitude", "leastNormalMagnitude", "nan", "pi", "ulpOfOne",
    "zero",
  ]
}
