import UIKit

/// The middle one, put together in code: it shows any content, and any other after it.
class ComposedTemplateViewController: UIViewController {
  @IBOutlet var contentView: UIView!
  @IBOutlet var actionArea: UIView!
  @IBOutlet var actionStackView: UIStackView!

  private(set) var content: ActionProviding?

  override var childForStatusBarStyle: UIViewController? { content }

  /// Shows content and its actions in place of those shown so far.
  func show(_ newContent: ActionProviding) {
    loadViewIfNeeded()
    if let content { remove(content) }
    insertFullframeChildController(newContent, toView: contentView, index: 0)
    newContent.actionButtons.forEach(actionStackView.addArrangedSubview)
    content = newContent
    setNeedsStatusBarAppearanceUpdate()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The area with the actions lies over the content, which keeps clear of it.
    content?.additionalSafeAreaInsets.bottom = view.safeAreaLayoutGuide.layoutFrame.maxY - actionArea.frame.minY
  }

  private func remove(_ content: ActionProviding) {
    for button in content.actionButtons {
      actionStackView.removeArrangedSubview(button)
      button.removeFromSuperview()
    }
    removeFullframeChildController(content)
  }
}
