import UIKit

/// The outermost of three: a bar with a title and a close button, and a template that an embed
/// segue puts below it.
class NavigationContainerViewController: UIViewController, HolidayHoursContaining {
  @IBOutlet var titleLabel: UILabel!

  private(set) var template: ActionTemplateViewController?

  var content: HolidayHoursViewController? { template?.content as? HolidayHoursViewController }

  override var childForStatusBarStyle: UIViewController? { template }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "embedTemplate" else { return }
    template = segue.destination as? ActionTemplateViewController
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    titleLabel.text = content?.title
  }
}
