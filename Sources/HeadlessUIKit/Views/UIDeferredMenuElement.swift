import Foundation

/// Lines of a menu that come when it is shown; iOS 14.
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var isWaiting = false
  private var hasLines = false
  /// The lines that have come.
  private(set) var provided: [UIMenuElement] = []

  private init(isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "", image: nil)
  }

  /// Makes lines that are asked for once.
  ///
  /// - UIKit: the lines that came are kept (documentation of UIDeferredMenuElement.init(_:)).
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(isCached: true, elementProvider)
  }

  /// Makes lines that are asked for each time that the menu is shown; iOS 15.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  /// Asks for the lines: the menu is shown.
  ///
  /// - UIKit: the provider is called when the menu is shown, and the lines stand in the menu when they have come
  ///   (documentation of UIDeferredMenuElement).
  func ask() {
    guard !isWaiting, !(isCached && hasLines) else { return }
    isWaiting = true
    provided = []
    provider { [weak self] lines in
      self?.isWaiting = false
      self?.hasLines = true
      self?.provided = lines
    }
  }
}
