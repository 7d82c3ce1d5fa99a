/// A call in code that changes which screens are there.
package struct CodeNavigation: Sendable, Hashable {
  /// What it does.
  package enum Kind: String, Sendable, Hashable, Codable {
    case performSegue, present, push, show, showDetail, setStack, setRoot, embed, dismiss, pop, popToRoot, popTo
  }

  /// What it does.
  package var kind: Kind
  /// The identifier, of `performSegue`.
  package var segue: CodeName?
  /// What it shows, in order: several for a whole stack.
  package var screens: [CodeScreen]
  /// What it is called on; nil for `self`.
  package var receiver: CodeValue?
  /// The conditions that it stands under.
  package var conditions: [CodeCondition]
  /// The number of its event in the function that was asked.
  package var event: Int
  /// The place of the called name.
  package var location: SourceLocation
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
  /// The value, with results of calls as roots, for finding what happens to it.
  package var value: CodeValue
}
