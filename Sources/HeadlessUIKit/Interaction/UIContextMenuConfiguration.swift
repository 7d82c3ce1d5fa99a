import Foundation

/// What a long press brings up: a preview, which is not simulated, and a menu.
@preconcurrency @MainActor
public final class UIContextMenuConfiguration: NSObject {
  /// Makes a menu, from what UIKit suggests: nothing.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// What tells it from others.
  public let identifier: AnyObject?
  private let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Makes a configuration.
  public init(
    identifier: AnyObject? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier
    self.actionProvider = actionProvider
  }

  /// Makes the menu.
  func makeMenu() -> UIMenu? { actionProvider?([]) }
}

/// Says which menu a long press brings up.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a place of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Brings up a menu at a long press.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that it belongs to.
  public internal(set) weak var view: UIView?
  /// Who says which menu comes up.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Makes an interaction with its delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

extension UIView {
  /// Whether a list is asked for the menu in a way that is not simulated: for several items at once.
  var mayShowAnotherMenu: Bool {
    let list = (self as? UICollectionViewCell)?.superview as? UICollectionView
    return (list?.delegate as? any InterpretedClass)?.implements(
      "collectionView(_:contextMenuConfigurationForItemsAt:point:)") == true
  }

  /// A method of the app's that is told of the menu in ways that are not simulated; nil where there is none.
  var unsimulatedMenuCallback: String? {
    let list = (self as? UITableViewCell)?.tableView?.delegate ?? (superview as? UICollectionView)?.delegate
    let own = interactions.compactMap { ($0 as? UIContextMenuInteraction)?.delegate }
    for case let delegate as any InterpretedClass in own as [AnyObject] + [list as AnyObject?].compactMap(\.self) {
      if let name = Self.menuCallbacks.first(where: delegate.acts) { return name }
    }
    return nil
  }

  private static let menuCallbacks = [
    "contextMenuInteraction(_:willDisplayMenuFor:animator:)", "contextMenuInteraction(_:willEndFor:animator:)",
    "tableView(_:willDisplayContextMenu:animator:)", "tableView(_:willEndContextMenuInteraction:animator:)",
    "collectionView(_:willDisplayContextMenu:animator:)",
    "collectionView(_:willEndContextMenuInteraction:animator:)",
  ]

  /// What a long press on the view brings up; nil where nothing of its own.
  ///
  /// - UIKit: a view's interaction is asked, or the delegate of a list for a row or item (documentation of
  ///   UIContextMenuInteraction and tableView(_:contextMenuConfigurationForRowAt:point:)).
  var contextMenu: UIContextMenuConfiguration? {
    let place = CGPoint(x: bounds.midX, y: bounds.midY)
    for case let interaction as UIContextMenuInteraction in interactions {
      if let found = interaction.delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: place) {
        return found
      }
    }
    switch self {
    case let cell as UITableViewCell:
      guard let table = cell.tableView, let path = table.indexPath(for: cell) else { return nil }
      return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: place)
    case let cell as UICollectionViewCell:
      guard let list = cell.superview as? UICollectionView, let path = list.indexPath(for: cell) else { return nil }
      return list.delegate?.collectionView(list, contextMenuConfigurationForItemAt: path, point: place)
    default: return nil
    }
  }
}
