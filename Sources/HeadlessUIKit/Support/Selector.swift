#if !canImport(ObjectiveC)
/// The name of an Objective-C method, such as `"signIn:"`.
///
/// Where no Objective-C runtime exists, a selector is only a name; the class's `InterfaceBindings` say which code
/// it stands for.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The selector's name, with its colons.
  public let name: String

  /// Makes a selector of a name.
  public init(_ name: String) { self.name = name }

  /// Makes a selector of a literal.
  public init(stringLiteral value: String) { name = value }

  /// The selector's name.
  public var description: String { name }
}
#endif

#if canImport(ObjectiveC)
import ObjectiveC

extension Selector {
  /// The selector's name, with its colons.
  public var name: String { description }
}
#endif

extension Selector {
  /// `show(_:sender:)`.
  static let show = Selector("showViewController:sender:")
  /// `showDetailViewController(_:sender:)`.
  static let showDetail = Selector("showDetailViewController:sender:")
}
