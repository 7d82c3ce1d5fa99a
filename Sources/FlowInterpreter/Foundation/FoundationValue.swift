import FlowModel
import Foundation

/// A value type of Foundation: a date, a URL.
package protocol FoundationValue: Bridged, Hashable {
  /// Whether it is known what `print` writes of it.
  static var isPrintable: Bool { get }
  /// What `print` writes of it.
  var printed: String { get }
  /// What stands for it inside a list or an Optional.
  var printedInside: String { get }
}

extension FoundationValue {
  package static var isPrintable: Bool { true }
  package var printed: String { String(describing: self) }
  package var printedInside: String { String(reflecting: self) }
  package static func unbridged(_ value: Value, _ call: Library.Call) throws -> Self? {
    guard case .native(let box as FoundationBox<Self>) = value else { return nil }
    return box.content
  }
  package var bridged: Value { .native(FoundationBox(self)) }
}

/// A value of Foundation.
package final class FoundationBox<Content: FoundationValue>: NativeBox {
  package let content: Content
  package init(_ content: Content) { self.content = content }
  override package var typeName: String { Content.bridgedName }
  override package var description: String { content.printed }
  override package var debugDescription: String { content.printedInside }
  override package var isPrintable: Bool {
    Content.isPrintable && (content as? SimulatedData)?.unknownBytes != SimulatedData.unknownDigits
  }
  override package var isPrintableOnApple: Bool { ApplePrinting.isSame(Content.bridgedName) }
  override package var plainKey: Value? {
    (content as? Decimal).map { .double(NSDecimalNumber(decimal: $0).doubleValue) }
  }
  override package func isEqual(to other: NativeBox) -> Bool { (other as? FoundationBox<Content>)?.content == content }
  override package func hash(into hasher: inout Hasher) { hasher.combine(content) }
  override package func isLess(than other: NativeBox) -> Bool? {
    guard let other = other as? FoundationBox<Content>, let left = content as? any Comparable else { return nil }
    return Self.isLess(left, other.content)
  }

  override package func elements(at location: TreeLocation) throws -> [Value]? {
    switch content {
    case let indexes as IndexSet: return indexes.map(\.bridged)
    case let path as IndexPath: return path.map(\.bridged)
    case let data as SimulatedData:
      if let reason = data.unknownBytes { throw Stop(reason: reason, location: location) }
      return data.data.map(\.bridged)
    default: return nil
    }
  }

  private static func isLess<Left: Comparable>(_ left: Left, _ right: Any) -> Bool? {
    (right as? Left).map { left < $0 }
  }
}

/// A class of Foundation: a formatter, a coder.
package protocol FoundationClass: AnyObject, Bridged {
  /// Whether an object remembers what its methods are handed.
  static var keepsArguments: Bool { get }
}

extension FoundationClass {
  package static var keepsArguments: Bool { false }
  package static func unbridged(_ value: Value, _ call: Library.Call) throws -> Self? {
    guard case .native(let box as FoundationObject<Self>) = value else { return nil }
    return box.content
  }
  package var bridged: Value { .native(FoundationObject(self)) }
}

/// An object of Foundation. One object has one box, which is its identity.
package final class FoundationObject<Content: FoundationClass>: NativeBox {
  package let content: Content
  override package var keepsArguments: Bool { Content.keepsArguments }
  package init(_ content: Content) { self.content = content }
  override package var typeName: String { Content.bridgedName }
  override package var isReference: Bool { true }
  override package var description: String { (content as? NSNumber)?.appleText ?? String(describing: content) }
  override package var debugDescription: String { (content as? NSNumber)?.appleText ?? String(reflecting: content) }
  override package var isPrintableOnApple: Bool { ApplePrinting.isSame(Content.bridgedName) }
  override package func isEqual(to other: NativeBox) -> Bool {
    guard let other = other as? FoundationObject<Content> else { return false }
    if let left = content as? NSString, let right = other.content as? NSString { return left.isSame(as: right) }
    if let left = content as? NSObject, let right = other.content as? NSObject { return left == right }
    return content === other.content
  }
  override package var plainKey: Value? {
    switch content {
    case let number as NSNumber: .double(number.doubleValue)
    case let text as NSString: .string(String(describing: text))
    default: nil
    }
  }
  override package func hash(into hasher: inout Hasher) {
    if let object = content as? NSObject { hasher.combine(object) } else { hasher.combine(ObjectIdentifier(content)) }
  }
}

extension NSString {
  /// Whether it has the same code units.
  ///
  /// - Foundation: the comparison is literal: a letter and its accent are not the one letter that they are for String
  ///   (documentation of isEqual(to:)).
  func isSame(as other: NSString) -> Bool {
    length == other.length && (0..<length).allSatisfy { character(at: $0) == other.character(at: $0) }
  }
}
