import HeadlessUIKit

/// Implements the unwind action `unwind:`.
final class UnwindEnd: UIViewController {
  var sources: [String] = []
}

extension UnwindEnd: InterfaceBound {
  static var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: UnwindEnd.self) { bind in
      bind.unwind("unwind:") { end, segue in
        end.sources.append(Simulation.current.trace.name(of: segue.source))
      }
    }
  }
}

/// Implements the unwind action, and never wants to be its end.
final class UnwillingEnd: UIViewController {
  override func canPerformUnwindSegueAction(_ action: Selector, from: UIViewController, sender: Any?) -> Bool { false }
}

extension UnwillingEnd: InterfaceBound {
  static var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: UnwillingEnd.self) { bind in bind.unwind("unwind:") { _, _ in } }
  }
}

/// A navigation controller that tells what an unwind segue calls.
final class TellingNavigationController: UINavigationController {
  var log: [String] = []

  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    log.append("dismiss animated=\(animated)")
    super.dismiss(animated: animated, completion: completion)
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    log.append("unwind towards \(name(subsequentVC))")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }

  override func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    log.append("popTo \(name(controller))")
    return super.popToViewController(controller, animated: animated)
  }

  private func name(_ controller: UIViewController) -> String { Simulation.current.trace.name(of: controller) }
}

/// A container that is searched from its last child to its first, and shows the one that an unwind segue goes to.
final class Carousel: UIViewController {
  var front: UIViewController?
  var isClosed = false

  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    guard !isClosed else { return [] }
    let own = childContaining(source)
    return children.reversed().filter { $0 !== own }
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    front = subsequentVC
  }
}

/// An unwind segue of a class of its own.
final class QuietUnwind: UIStoryboardSegue {
  override func perform() {
    source.title = "left"
    super.perform()
  }
}

extension StoryboardFixture {
  /// Scenes of screens that all have an unwind segue `back`, and an unwind button; `end` ones implement its action.
  static func unwinding(_ scenes: [(name: String, className: String?)], back: String = "") -> StoryboardFixture {
    StoryboardFixture(
      initial: scenes[0].name,
      scenes: scenes.map { name, className in
        Scene(
          id: name,
          attributes: (className.map { #"customClass="\#($0)" "# } ?? "")
            + #"userLabel="\#(name)" storyboardIdentifier="\#(name)""#,
          view: #"""
            <subviews><button id="\#(name)-button"><state key="normal" title="Back"/><connections>
              <segue destination="\#(name)-exit" kind="unwind" unwindAction="unwind:" id="\#(name)-tap"/>
            </connections></button></subviews>
            """#,
          connections:
            #"<segue destination="\#(name)-exit" kind="unwind" identifier="back" unwindAction="unwind:" \#(back) id="\#(name)-back"/>"#
        )
      })
  }
}
