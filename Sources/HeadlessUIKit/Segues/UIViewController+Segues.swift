import FlowInterfaceBuilder
import Foundation

extension UIViewController {
  func performSegueOfStoryboard(withIdentifier identifier: String, sender: Any?) {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      return simulation.raise(
        UIKitException(.invalidArgument, "Receiver (\(logName)) has no segue with identifier '\(identifier)'"),
        by: traceSubject)
    }
    perform(template, sender: sender)
  }

  /// Performs a segue that the user set off.
  ///
  /// - UIKit: shouldPerformSegue is asked first (F2.1; G66).
  func performTriggered(_ template: SegueTemplate, sender: Any?) {
    simulation.run {
      simulation.record(.shouldPerformSegue, traceSubject, .text(template.description))
      guard shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender),
        unlinkedClass == nil
          || simulation.unlinkedCode?.shouldPerformSegue(withIdentifier: template.identifier, on: self, sender: sender)
            != false
      else { return }
      perform(template, sender: sender)
    }
  }

  /// - UIKit: segue action, init(coder:), awakeFromNib, prepare(for:sender:), perform (F2.2; G61).
  private func perform(_ template: SegueTemplate, sender: Any?) {
    simulation.run {
      if template.segue.unwindAction != nil {
        return Unwinding(source: self, template: template, sender: sender).perform()
      }
      guard let destination = makeDestination(of: template, sender: sender) else { return }
      guard let segue = makeSegue(template, to: destination, sender: sender) else { return }
      prepareAndRecord(segue, template, sender: sender)
      let wereEnabled = UIView.areAnimationsEnabled
      UIView.areAnimationsEnabled = wereEnabled && template.segue.animates
      simulation.record(.performSegue, traceSubject, .text(template.description))
      segue.perform()
      UIView.areAnimationsEnabled = wereEnabled
    }
  }

  func prepareAndRecord(_ segue: UIStoryboardSegue, _ template: SegueTemplate, sender: Any?) {
    let destination = simulation.trace.name(of: segue.destination.traceSubject)
    simulation.record(.prepareForSegue, traceSubject, .text("\(template.description) → \(destination)"))
    prepare(for: segue, sender: sender)
    guard unlinkedClass != nil || isOfUIKitsOwnClass else { return }
    simulation.unlinkedCode?.prepare(for: segue, drawnAt: template.segue.location, on: self, sender: sender)
  }

  /// Makes the destination; a segue action may make it.
  ///
  /// - UIKit: the segue action runs first, nil means the storyboard makes it (F2.14).
  private func makeDestination(of template: SegueTemplate, sender: Any?) -> UIViewController? {
    guard let storyboard else { return nil }
    guard let object = template.segue.destination else {
      simulation.leaveUndecided(
        "where the \(template.description) goes: its destination \(template.segue.destinationID ?? "") does not exist",
        at: template.segue.location, by: traceSubject)
      return nil
    }
    var creator: ((NSCoder) -> UIViewController?)?
    if let selector = template.segue.destinationCreationSelector,
      let action = InterfaceBindings.tables(of: self).lazy.compactMap({ $0.segueActions[selector] }).first
    {
      creator = { [self] coder in
        simulation.record(.segueAction, traceSubject, .text(selector))
        return action(self, coder, sender, template.identifier)
      }
    }
    return storyboard.instantiate(object, creator: creator)
  }

  private func makeSegue(_ template: SegueTemplate, to destination: UIViewController, sender: Any?)
    -> UIStoryboardSegue?
  {
    guard let className = template.segue.customClass else {
      let segue = UIStoryboardSegue(identifier: template.identifier, source: self, destination: destination)
      segue.setAction { [self] in
        SegueAction(template: template, source: self, destination: destination, sender: sender).perform()
      }
      return segue
    }
    if let type = simulation.classes.classNamed(className, module: template.segue.customModule)
      as? UIStoryboardSegue.Type
    {
      return type.init(identifier: template.identifier, source: self, destination: destination)
    }
    let segue = UIStoryboardSegue(identifier: template.identifier, source: self, destination: destination)
    segue.setAction { [self] in
      simulation.leaveUndecided(
        "what the custom segue class \(className) does in perform()", at: template.segue.location, by: traceSubject)
    }
    return segue
  }

  /// Performs an embed segue while the view loads.
  ///
  /// - UIKit: prepare comes before viewDidLoad; the child's view fills the container view (F2.13; G64).
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
