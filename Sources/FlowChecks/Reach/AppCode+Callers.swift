import FlowModel

extension AppCode {
  /// Whether the app's own code alone calls a function: UIKit and libraries call what overrides theirs, what their
  /// protocols ask for and what Objective-C sees.
  func isForApp(_ function: TreeFunction, in tree: CodeTree) -> Bool {
    guard !function.flags.contains(.isOverride), function.name.first.map({ $0.isLetter || $0 == "_" }) == true,
      !function.attributes.contains(where: CodeFunction.objectiveCAttributes.contains),
      !facts.objectiveCMentions.contains(function.name), !facts.objectiveCTexts.contains(function.name)
    else { return false }
    if function.owner < 0 || !function.flags.isDisjoint(with: [.isPrivate, .isFilePrivate]) { return true }
    guard let owner = tree.fullName(ofType: function.owner).flatMap({ self.type($0, near: tree.path) }),
      owner.kind != .extension
    else { return false }
    let types = owner.kind == .class ? lineage(of: owner).classes + family(of: owner) : [owner]
    let teller = tree.nameOfFirstType(of: function)
    let isSwift2 = self.isSwift2(tree.path)
    return !types.flatMap(\.inherited).map(unaliased).contains {
      AskingProtocols.mayAsk($0, for: function, of: teller, isSwift2: isSwift2, self)
    }
  }
}
