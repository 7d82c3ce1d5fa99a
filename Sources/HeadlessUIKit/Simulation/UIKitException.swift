/// An exception that UIKit would raise: the app would crash here.
public struct UIKitException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The exception's name.
  public enum Name: String, Hashable, Sendable {
    case invalidArgument = "NSInvalidArgumentException"
    case internalInconsistency = "NSInternalInconsistencyException"
    case generic = "NSGenericException"
    case unknownKey = "NSUnknownKeyException"
    case range = "NSRangeException"
    case objectNotAvailable = "NSObjectNotAvailableException"
    case invalidGeometry = "CALayerInvalidGeometry"
    case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
    /// No exception of UIKit's, but the end of the app's stack.
    case stackOverflow = "EXC_BAD_ACCESS"
  }

  /// The exception's name.
  public let name: Name
  /// The reason, in UIKit's words.
  public let reason: String

  init(_ name: Name, _ reason: String) {
    self.name = name
    self.reason = reason
  }

  /// The name and the reason, as a crash log has them.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
  }
}
