import Foundation

/// What a cell shows by a configuration.
@MainActor
package protocol CellContent {
  /// The content as it is in a state of the cell.
  func adapted(to state: UICellConfigurationState) -> any CellContent
  /// A view of the content.
  func makeView() -> UIView?
  /// Shows the content in a view of another one.
  ///
  /// - Returns: false where it needs a view of its own.
  func show(in view: UIView) -> Bool
}

/// What a cell shows by configurations, and whether that is due to be made anew; iOS 14.
///
/// - UIKit: a content that is set is shown at once, adapted to the cell's state, in the view of the one before where that
///   is of its kind; else a view of its own takes the place of the content view, with all that a document or code put
///   into that (documentation of contentConfiguration and UIContentView.supports(_:)). A change of the state has it
///   updated once before the cell is shown next (documentation of setNeedsUpdateConfiguration()).
@MainActor
final class CellContents {
  private(set) var content: (any CellContent)?
  private var view: UIView?
  /// A cell is configured before it is shown first.
  private var needsUpdate = true

  /// Shows a content.
  func show(_ content: (any CellContent)?, in contentView: UIView, for state: UICellConfigurationState) {
    let adapted = content?.adapted(to: state)
    let isOfItsKind = self.content is UIListContentConfiguration && adapted is UIListContentConfiguration
    self.content = adapted
    if let adapted, let view, adapted.show(in: view) { return }
    if adapted == nil || isOfItsKind {
      view?.removeFromSuperview()
    } else {
      contentView.beginAnew()
    }
    view = adapted?.makeView()
    guard let view else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  func setNeedsUpdate(_ cell: UIView) {
    needsUpdate = true
    cell.setNeedsLayout()
  }

  /// Runs an update that is due.
  func updateIfNeeded(_ update: () -> Void) {
    guard needsUpdate else { return }
    needsUpdate = false
    update()
  }
}

extension UIView {
  /// Is as a new content view is.
  fileprivate func beginAnew() {
    for subview in subviews { subview.removeFromSuperview() }
    for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
    isHidden = false
    alpha = 1
    isUserInteractionEnabled = true
    backgroundColor = nil
    transform = .identity
  }
}

/// How a cell stands; iOS 14.
public struct UICellConfigurationState: Hashable, Sendable {
  /// Whether it is selected.
  public var isSelected = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether its list is edited.
  public var isEditing = false
  /// Whether it takes no touches.
  public var isDisabled = false
  /// Whether the focus is on it.
  public var isFocused = false
  /// Whether the buttons of its row are shown.
  public var isSwiped = false
  /// Whether the items below it are shown.
  public var isExpanded = false
  /// Whether it is being moved.
  public var isReordering = false

  init(isSelected: Bool, isHighlighted: Bool, isEditing: Bool = false) {
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.isEditing = isEditing
  }
}

extension UIListContentConfiguration: CellContent {
  /// The content as it is in a state of the cell: its looks alone change.
  public func updated(for state: UICellConfigurationState) -> UIListContentConfiguration { self }

  package func adapted(to state: UICellConfigurationState) -> any CellContent { updated(for: state) }
  package func show(in view: UIView) -> Bool { false }
}
