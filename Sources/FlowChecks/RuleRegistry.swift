/// All rules.
package enum RuleRegistry {
  /// The rules, by what they are about and then as they are documented.
  package static let rules: [any Rule.Type] =
    segues + dependencies + scenes + wires + resources + containers + style + comments

  /// The rules' descriptions, in the same order.
  package static let descriptions: [RuleDescription] = rules.map { $0.description }

  /// The identifiers of all rules.
  package static let ids: [String] = descriptions.map(\.id)

  private static let segues: [any Rule.Type] = [
    UnknownSegueIdentifier.self, UnhandledSegue.self, PrepareCaseWithoutSegue.self, WrongDestinationCast.self,
    DuplicateSegueIdentifier.self, EmptySegueIdentifier.self, DanglingConnection.self, SegueInOtherIdiom.self,
    UnwindWithoutExit.self, SwallowedSegue.self, TrappedSegue.self, UnconnectedSegueAction.self,
  ]

  private static let dependencies: [any Rule.Type] = [
    MissingDependency.self, UninjectedScreen.self, SetAfterUse.self, TrappingInitializer.self,
  ]

  private static let scenes: [any Rule.Type] = [
    BrokenStoryboardReference.self, UnknownStoryboard.self, UnknownScene.self, UnknownNib.self, MainStoryboard.self,
    UnwindWithoutTarget.self, DuplicateStoryboardIdentifier.self, UnreachableScene.self,
    UnusedDocument.self, DeadEnd.self, NavigationControllerPushed.self, PushWithoutNavigationController.self,
  ]

  private static let wires: [any Rule.Type] = [
    MissingClass.self, WrongModule.self, ContradictingClass.self, MissingOutlet.self, UnconnectedOutlet.self,
    OutletType.self, MissingAction.self, UnconnectedAction.self, UnknownRuntimeAttribute.self,
    UnknownReuseIdentifier.self, PrototypeWithoutIdentifier.self, DuplicateObjectID.self, DuplicateConstraint.self,
  ]

  private static let resources: [any Rule.Type] = [MissingImage.self, MissingColor.self]

  private static let style: [any Rule.Type] = [
    AmbiguousView.self, MisplacedView.self, AutoLayoutOff.self, TraitVariationsOff.self, RelativeToMargin.self,
    StackViewBackground.self, SavedForDevice.self, OwnBaseClass.self, DocumentNamedUnlikeClass.self,
    IdentifierUnlikeClass.self, ReuseIdentifierUnlikeClass.self,
  ]

  private static let containers: [any Rule.Type] = [
    ChildNotMoved.self, ViewWithoutChild.self, SuperNotCalled.self,
  ]

  private static let comments: [any Rule.Type] = [UnknownSuppression.self]
}
