/// Asks the controllers on the screen for several preferences in one walk, without keeping the way.
///
/// It goes together as long as the controllers name the same child for all; what needs more thought than that is left
/// to the chain of the one preference. It is done whenever the app comes to rest, so it keeps no lists.
@MainActor
struct PreferenceWalk {
  let simulation: Simulation
  /// Deeper than that the children may lead round in a circle, which the chain finds.
  private static let usualDepth = 20

  /// Finds the answers.
  ///
  /// - Parameter visit: is told of each preference, its answer, and the controller that gave it.
  func answer(
    _ preferences: PreferenceSet, visit: (SystemPreference, PreferenceAnswer, UIViewController?) -> Void
  ) {
    var asked = preferences
    for preference in SystemPreference.allCases
    where asked.contains(preference) && !preference.isAskedOfControllers(in: simulation) {
      asked.remove(preference)
      visit(preference, preference.answer(of: simulation.application), nil)
    }
    guard !asked.isEmpty else { return }
    if let root = simulation.rootViewController {
      answer(asked, from: root, depth: 0, visit: visit)
    } else {
      for preference in SystemPreference.allCases where asked.contains(preference) {
        visit(preference, preference.answer(of: simulation.application), nil)
      }
    }
  }

  private func answer(
    _ preferences: PreferenceSet, from controller: UIViewController, depth: Int,
    visit: (SystemPreference, PreferenceAnswer, UIViewController?) -> Void
  ) {
    guard depth < Self.usualDepth, controller.ownPresented == nil, simulation.classes.sources == nil,
      controller.origin == nil, controller.contestedChildForStatusBarStyle == nil
    else {
      for preference in SystemPreference.allCases where preferences.contains(preference) {
        var owner: UIViewController?
        let answer = PreferenceChain.walk(preference, from: controller) { link, _ in owner = link }
        visit(preference, answer, owner)
      }
      return
    }
    var left = preferences
    for preference in SystemPreference.allCases where left.contains(preference) {
      guard let child = controller.namedChild(for: preference) else {
        visit(preference, controller.ownAnswer(to: preference), controller)
        continue
      }
      var together = PreferenceSet(preference)
      for other in SystemPreference.allCases
      where other != preference && left.contains(other) && controller.namedChild(for: other) === child {
        together.insert(other)
      }
      left.subtract(together)
      answer(together, from: child, depth: depth + 1, visit: visit)
    }
  }
}
