import Foundation

/// What a view does besides what its class does.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that it belongs to.
  var view: UIView? { get }
}

extension UIView {
  /// What the view does besides what its class does.
  public var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for old in ownInteractions { (old as? UIContextMenuInteraction)?.view = nil }
      ownInteractions = newValue
      for each in newValue { (each as? UIContextMenuInteraction)?.view = self }
    }
  }

  /// Adds what the view does besides.
  public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }

  /// Takes away what the view does besides.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
}
