import UIKit

/// The outermost of three, put together in code: it makes the template and its content itself.
class ComposedContainerViewController: UIViewController, HolidayHoursContaining {
  @IBOutlet var titleLabel: UILabel!
  @IBOutlet var contentView: UIView!

  private(set) var template: ComposedTemplateViewController?

  var content: HolidayHoursViewController? { template?.content as? HolidayHoursViewController }

  override var childForStatusBarStyle: UIViewController? { template }

  override func viewDidLoad() {
    super.viewDidLoad()
    let template = makeTemplate()
    template.show(HolidayHoursViewController.instantiateInitialFromStoryboard())
    insertFullframeChildController(template, toView: contentView, index: 0)
    self.template = template
    titleLabel.text = content?.title
  }

  private func makeTemplate() -> ComposedTemplateViewController {
    let storyboard = UIStoryboard(name: "Composed", bundle: nil)
    let controller = storyboard.instantiateViewController(withIdentifier: "ComposedTemplate")
    guard let template = controller as? ComposedTemplateViewController else {
      fatalError("Composed.storyboard has no ComposedTemplateViewController")
    }
    return template
  }
}
