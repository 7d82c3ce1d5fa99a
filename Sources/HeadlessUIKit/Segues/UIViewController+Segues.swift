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
  /// - UIKit: shouldPerformSegue is asked first, also of an unwind segue (F2.1, F2.2; G66).
  func performTriggered(_ template: SegueTemplate, sender: Any?) {
    simulation.run {
      simulation.record(.shouldPerformSegue, traceSubject, .text(template.description))
      guard shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender) else { return }
      perform(template, sender: sender)
    }
  }

  /// - UIKit: segue action, init(coder:), awakeFromNib, prepare(for:sender:), perform (F2.2, F2.3; G61).
  private func perform(_ template: SegueTemplate, sender: Any?) {
    simulation.run {
      if template.segue.unwindAction != nil {
        return Unwinding(source: self, template: template, sender: sender).perform()
      }
      guard let destination = makeDestination(of: template, sender: sender) else { return }
      let action = SegueAction(template: template, source: self, destination: destination, sender: sender)
      action.prepareDestination()
      let segue = makeSegue(template, to: destination) { _ in action.perform() }
      prepareAndRecord(segue, template, sender: sender)
      performRecorded(segue, template)
    }
  }

  func prepareAndRecord(_ segue: UIStoryboardSegue, _ template: SegueTemplate, sender: Any?) {
    let destination = simulation.trace.name(of: segue.destination.traceSubject)
    simulation.record(.prepareForSegue, traceSubject, .text("\(template.description) → \(destination)"))
    prepare(for: segue, sender: sender)
  }

  /// Performs a prepared segue.
  ///
  /// - UIKit: views' animations are on or off meanwhile as the Animates box says (F2.6).
  func performRecorded(_ segue: UIStoryboardSegue, _ template: SegueTemplate) {
    let wereEnabled = UIView.areAnimationsEnabled
    UIView.areAnimationsEnabled = wereEnabled && template.segue.animates
    simulation.record(.performSegue, traceSubject, .text(template.description))
    simulation.performedSegues.append(
      PerformedSegue(
        id: template.segue.id, location: template.segue.location, source: traceSubject,
        destination: segue.destination.traceSubject))
    segue.perform()
    UIView.areAnimationsEnabled = wereEnabled
  }

  /// Makes the destination; a segue action may make it.
  ///
  /// - UIKit: the segue action runs first, and nil means that the storyboard makes it (F2.14).
  func makeDestination(of template: SegueTemplate, sender: Any?) -> UIViewController? {
    guard let storyboard else { return nil }
    guard let object = template.segue.destination else {
      simulation.leaveUndecided(
        "where the \(template.description) goes: its destination \(template.segue.destinationID ?? "") does not exist",
        at: template.segue.location, by: traceSubject)
      return nil
    }
    return simulation.sceneNesting.make(for: self, sender: sender) {
      storyboard.instantiate(object, creator: creator(of: template.segue, sender: sender))
    }
  }

  /// The segue action of this controller that makes the destination of a segue; nil where it has none.
  func creator(of segue: InterfaceSegue, sender: Any?) -> ((NSCoder) -> UIViewController?)? {
    guard let selector = segue.destinationCreationSelector,
      let action = InterfaceBindings.tables(of: self).lazy.compactMap({ $0.segueActions[selector] }).first
    else { return nil }
    return { [self] coder in
      simulation.record(.segueAction, traceSubject, .text(selector))
      return action(self, coder, sender, segue.identifier)
    }
  }

  /// Makes a segue of its class.
  ///
  /// - UIKit: a segue without a custom class is a plain UIStoryboardSegue, whose kind the storyboard decides; a custom
  ///   class's perform() takes its place, and may call super for the transition of the kind (F2.5; G62).
  /// - Parameters:
  ///   - isStated: whether a flow says that the segue gets there, so that it does not matter what its class does.
  ///   - action: what the segue does of itself.
  func makeSegue(
    _ template: SegueTemplate, to destination: UIViewController, isStated: Bool = false,
    action: @escaping (UIStoryboardSegue) -> Void
  ) -> UIStoryboardSegue {
    let className = template.segue.customClass
    let linked: AnyClass? = className.flatMap { simulation.classes.classNamed($0, module: template.segue.customModule) }
    let type = linked as? UIStoryboardSegue.Type
    let interpreted = className.flatMap {
      simulation.classes.sources?.makeSegue(
        $0, identifier: template.identifier, source: self, destination: destination)
    }
    let segue =
      interpreted
      ?? (type ?? UIStoryboardSegue.self).init(
        identifier: template.identifier, source: self, destination: destination)
    if let className, type == nil, interpreted == nil, !isStated {
      segue.setAction { [self] in
        simulation.leaveUndecided(
          "what the custom segue class \(className) does in perform()", at: template.segue.location, by: traceSubject)
      }
    } else if template.segue.kind != "custom" {
      segue.setAction { [unowned segue] in action(segue) }
    }
    return segue
  }
}
