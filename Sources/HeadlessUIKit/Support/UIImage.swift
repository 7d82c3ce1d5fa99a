import Foundation

/// An image by its name; its pixels are not simulated.
public final class UIImage: NSObject, @unchecked Sendable {
  /// The name in the asset catalogue, or of the system symbol.
  public let name: String

  /// An image of the asset catalogue.
  public init?(named name: String) { self.name = name }

  /// A system symbol.
  public init?(systemName name: String) { self.name = name }
}
