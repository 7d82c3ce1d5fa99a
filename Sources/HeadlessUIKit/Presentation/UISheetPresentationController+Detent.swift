import Foundation

extension UISheetPresentationController {
  /// A height at which a card rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes an identifier of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half the height of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The full height of a card.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Its name.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// About half the height of the screen; there is none in compact height.
    ///
    /// - UIKit: documentation of Detent.medium(); exact heights are not published.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact ? nil : context.maximumDetentValue / 2
      }
    }

    /// The full height of a card.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height that code decides, in points without the safe area at the bottom; nil leaves the detent out.
    ///
    /// - UIKit: from iOS 16 on (UISheetPresentationController.h; F4.16).
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }

    /// The height in points, without the safe area at the bottom; nil where the detent is left out.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context).map { min($0, context.maximumDetentValue) }
    }
  }
}

/// What a detent's height depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of what the card lies in.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the largest detent, in points without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}
