/// A call in code that changes which screens are there.
package struct CodeNavigation: Sendable, Hashable {
  /// What it does.
  package enum Kind: String, Sendable, Hashable, Codable {
    case performSegue, present, push, show, showDetail, setStack, setRoot, selectTab, embed, dismiss, pop, popToRoot
    case popTo, remove
  }

  /// What it does.
  package var kind: Kind
  /// The identifier, of `performSegue`.
  package var segue: CodeName?
  /// What it shows, in order: several for a whole stack.
  package var screens: [CodeScreen]
  /// The number of the tab, of `selectTab` by `selectedIndex`.
  package var tab: CodeValue?
  /// What it is called on; nil for `self`.
  package var receiver: CodeValue?
  /// The conditions that it stands under.
  package var conditions: [CodeCondition]
  /// The number of its event in the function that was asked.
  package var event: Int
  /// The place of the called name.
  package var location: SourceLocation
}

extension CodeNavigation {
  /// Calls of UIKit's that bring up the controllers which they are given, and set none of the app's properties.
  package static let showingCalls: Set<String> = [
    "UINavigationController", "addChild", "addChildViewController", "present", "presentViewController",
    "pushViewController", "setViewControllers", "show", "showDetailViewController", "showViewController",
  ]
}

/// A view controller that code makes or has.
package struct CodeScreen: Sendable, Hashable {
  /// Where it comes from.
  package enum Origin: Sendable, Hashable {
    /// `instantiateViewController(withIdentifier:)`: the storyboard, nil for the own one, and the scene's identifier.
    case scene(storyboard: CodeName?, identifier: CodeName)
    /// `instantiateInitialViewController()`.
    case initial(storyboard: CodeName?)
    /// An initialiser: the type.
    case made(type: String)
    /// Something else, as written.
    case value(CodeValue)
  }

  /// Where it comes from.
  package var origin: Origin
  /// The type that code takes it for: of the last cast or annotation, else the one that is made.
  package var type: String?
  /// What stands inside it, of `UINavigationController(rootViewController:)`.
  package var inside: [CodeScreen] = []
  /// What the initialiser takes: `title` and `message` of an alert.
  package var arguments: [CodeArgument] = []
  /// Whether a function of the app's or a property gives it, which may do more to it than make it.
  package var isMadeElsewhere = false
  /// The value, with results of calls as roots, for finding what happens to it.
  package var value: CodeValue

  /// The screen, and what stands inside it, as code has it that did not make it but got a value from a function or a
  /// property: what happened to it there is not known by the results of calls here.
  func madeElsewhere(as value: CodeValue) -> CodeScreen {
    var screen = self
    screen.isMadeElsewhere = true
    screen.value = value
    screen.inside = inside.map { $0.madeElsewhere(as: value) }
    return screen
  }
}
