/// All rules.
package enum RuleRegistry {
  /// The rules, by what they are about and then as they are documented.
  package static let rules: [any Rule.Type] = segues + scenes

  /// The rules' descriptions, in the same order.
  package static let descriptions: [RuleDescription] = rules.map { $0.description }

  /// The identifiers of all rules.
  package static let ids: [String] = descriptions.map(\.id)

  private static let segues: [any Rule.Type] = [
    UnknownSegueIdentifier.self, PrepareCaseWithoutSegue.self, WrongDestinationCast.self,
    DuplicateSegueIdentifier.self, EmptySegueIdentifier.self, DanglingConnection.self, SegueInOtherIdiom.self,
    UnwindWithoutExit.self,
  ]

  private static let scenes: [any Rule.Type] = [
    BrokenStoryboardReference.self, MainStoryboard.self, DuplicateStoryboardIdentifier.self, UnreachableScene.self,
    DeadEnd.self, NavigationControllerPushed.self, PushWithoutNavigationController.self,
  ]
}
