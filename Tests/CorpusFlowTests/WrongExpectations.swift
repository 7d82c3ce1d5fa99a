import FlowModel
import HeadlessUIKit

@testable import FlowScript

/// What a flow would wrongly expect at one of its steps, worked out from what is really there.
@MainActor
struct WrongExpectations {
  let simulation: Simulation
  let model: AppModel

  /// A text that no app has.
  static let nowhere: Template = "Nowhere to be seen"

  /// The changed commands; none for a command that expects nothing, and for `assertNoIssues`, which has nothing to
  /// change.
  func variants(of command: Command) -> [Command] {
    switch command {
    case .assertScreen: [.assertScreen(foreignScreen)]
    case .assertStack(let names): stacks(names).map(Command.assertStack)
    case .assertPresented(let presented):
      [.assertNotPresented(presented.screen), .assertPresented(PresentedExpectation(screen: foreignScreen))]
    case .assertNotPresented(let name): [.assertPresented(PresentedExpectation(screen: name))]
    case .assertTab: otherTabs.map { .assertTab(.index($0)) }
    case .assertVisible(let selector):
      [.assertNotVisible(selector), .assertVisible(ElementSelector(text: Self.nowhere))]
    case .assertNotVisible(let selector):
      [.assertVisible(selector)]
        + visibleTexts.prefix(1).map { .assertNotVisible(ElementSelector(text: Template($0))) }
    case .assertParent(let screen, let parent):
      [.assertParent(screen: screen, parent: foreignScreen), .assertParent(screen: parent, parent: screen)]
    case .assertLifecycle(let expectation): lifecycles(expectation).map(Command.assertLifecycle)
    default: []
    }
  }

  /// A screen of the app that it does not hold now.
  private var foreignScreen: Template {
    let held = simulation.allControllers.compactMap(\.origin).map { "\($0.location)" }
    let foreign = model.screens.first { !held.contains("\($0.location)") }
    return foreign.map { Template($0.id) } ?? Self.nowhere
  }

  private func stacks(_ names: [Template]) -> [[Template]] {
    var stacks = [names + [foreignScreen], names.dropLast(), names.dropLast() + [foreignScreen]]
    if names.count > 1 { stacks.append(names.reversed()) }
    return stacks
  }

  private var otherTabs: [Int] {
    guard let tabs = simulation.visibleContainer(UITabBarController.self) else { return [] }
    return (tabs.viewControllers ?? []).indices.filter { $0 != tabs.selectedIndex }
  }

  private var visibleTexts: [String] { simulation.screenElements.flatMap(\.texts) }

  /// Each callback in turn replaced by one that does not happen.
  private func lifecycles(_ expectation: LifecycleExpectation) -> [LifecycleExpectation] {
    expectation.events.indices.map { index in
      var changed = expectation
      let prefix = expectation.screen == nil ? expectation.events[index].source.prefix { $0 != "." } + "." : ""
      changed.events[index] = Template("\(prefix)didReceiveMemoryWarning")
      return changed
    }
  }
}
