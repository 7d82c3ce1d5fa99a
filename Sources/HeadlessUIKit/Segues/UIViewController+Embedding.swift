import FlowInterfaceBuilder

extension UIViewController {
  /// Performs an embed segue while the view loads.
  ///
  /// - UIKit: prepare comes before viewDidLoad, where the child is there already; its view fills the container view
  ///   (F2.13; G64).
  func performEmbed(_ template: SegueTemplate, in container: UIView) {
    simulation.sceneNesting.make(at: template.segue.location, in: simulation) {
      embed(template, in: container)
    }
  }

  private func embed(_ template: SegueTemplate, in container: UIView) {
    guard let child = makeDestination(of: template, sender: container) else { return }
    let segue = UIStoryboardSegue(identifier: template.identifier, source: self, destination: child)
    prepareAndRecord(segue, template, sender: container)
    addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.sendDidMove(toParent: self)
  }
}
