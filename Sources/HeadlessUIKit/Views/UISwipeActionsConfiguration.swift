import Foundation

/// A button that a swipe brings out of a row.
@preconcurrency @MainActor
public final class UIContextualAction: NSObject {
  /// What the button is for.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  /// Code that is handed the action, a view and what to call when it is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the button is for.
  public let style: Style
  /// The title.
  public var title: String?
  /// The image.
  public var image: UIImage?
  /// The colour behind it.
  public var backgroundColor: UIColor!
  /// The code that it runs.
  public let handler: Handler

  /// Makes a button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The buttons that a swipe brings out of a row.
@preconcurrency @MainActor
public final class UISwipeActionsConfiguration: NSObject {
  /// The buttons, the outermost first.
  public let actions: [UIContextualAction]
  /// Whether a swipe over all of the row does what the first button does.
  public var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of buttons.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A row with the buttons that a swipe has brought out of it.
@MainActor
struct SwipedRow {
  let cell: UITableViewCell
  let buttons: [Button]
  /// Whether a finger that goes over all of the row does what the first button does.
  ///
  /// - UIKit: true unless the configuration says otherwise (documentation of performsFirstActionWithFullSwipe; a row that
  ///   is deleted by it, since iOS 11, is observed by many authors). How far that is, is not said.
  let actsAtFullSwipe: Bool

  /// A button beside the row.
  struct Button {
    let title: String?
    let perform: @MainActor () -> Void
  }
}

extension UITableView {
  /// Whether the app's code gives rows that are swiped buttons.
  var mayHaveRowButtons: Bool {
    let names = [
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:commit:forRowAt:)",
    ]
    return [delegate as AnyObject?, dataSource as AnyObject?].contains { object in
      guard let own = object as? any InterpretedClass else { return false }
      return names.contains(where: own.implements)
    }
  }

  /// Brings out the buttons of a row.
  ///
  /// - UIKit: a row that can be edited has those of the delegate's configuration; where the delegate gives none, and the
  ///   data source implements tableView(_:commit:forRowAt:), the trailing one deletes the row (documentation of
  ///   UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:)). Its title is Delete in English.
  /// - Returns: whether there are any; nil where that is not known.
  func swipe(_ cell: UITableViewCell, isTrailing: Bool) -> Bool? {
    guard let path = indexPath(for: cell) else { return false }
    swiped = nil
    let configuration =
      isTrailing
      ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    if let configuration {
      guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return false }
      let buttons = configuration.actions.map { action in
        SwipedRow.Button(title: action.title) { [weak self, weak cell] in
          self?.swiped = nil
          action.handler(action, cell ?? UIView(frame: .zero)) { _ in }
        }
      }
      if buttons.isEmpty { return false }
      swiped = SwipedRow(
        cell: cell, buttons: buttons, actsAtFullSwipe: configuration.performsFirstActionWithFullSwipe)
      return true
    }
    guard isTrailing, let dataSource else { return false }
    let commit = "tableView(_:commit:forRowAt:)"
    guard let source = dataSource as? any InterpretedClass else { return nil }
    guard source.implements(commit), dataSource.tableView(self, canEditRowAt: path),
      delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return false }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    swiped = SwipedRow(
      cell: cell,
      buttons: [
        SwipedRow.Button(title: title) { [weak self] in
          guard let self else { return }
          swiped = nil
          dataSource.tableView(self, commit: .delete, forRowAt: path)
        }
      ], actsAtFullSwipe: true)
    return true
  }
}
