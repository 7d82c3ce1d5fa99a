import UIKit

/// The middle one: content, which an embed segue brings, below an area for its actions.
class ActionTemplateViewController: UIViewController {
  @IBOutlet var actionStackView: UIStackView!

  private(set) var content: ActionProviding?

  override var childForStatusBarStyle: UIViewController? { content }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "embedContent" else { return }
    content = segue.destination as? ActionProviding
    // The area with the actions lies over the content, which keeps clear of it.
    segue.destination.additionalSafeAreaInsets.bottom = 76
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let content else { return }
    content.loadViewIfNeeded()
    content.actionButtons.forEach(actionStackView.addArrangedSubview)
  }
}
