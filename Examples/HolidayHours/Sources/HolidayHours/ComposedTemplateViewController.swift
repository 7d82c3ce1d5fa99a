import UIKit

/// The middle one, put together in code: it shows any content, and any other after it.
class ComposedTemplateViewController: UIViewController {
  var contentView: UIView!
  var actionStackView: UIStackView!

  private(set) var content: ActionProviding?

  override var childForStatusBarStyle: UIViewController? { content }

  /// Shows content and its actions in place of those shown so far.
  func show(_ newContent: ActionProviding) {
    loadViewIfNeeded()
    if let content { remove(content) }
    embed(newContent, in: contentView)
    newContent.actionButtons.forEach(actionStackView.addArrangedSubview)
    content = newContent
    setNeedsStatusBarAppearanceUpdate()
  }

  private func remove(_ content: ActionProviding) {
    for button in content.actionButtons {
      actionStackView.removeArrangedSubview(button)
      button.removeFromSuperview()
    }
    removeEmbedded(content)
  }
}
