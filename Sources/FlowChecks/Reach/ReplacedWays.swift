import FlowModel

/// The ways of documents that a screen's own class closes: tabs in whose place it puts others as it is loaded, segues of
/// touches that it never allows.
final class ReplacedWays {
  private let code: AppCode
  private let source: TreeSource
  private var tabs: [CodeType.ID: Bool] = [:]
  private var segues: [CodeType.ID: Bool] = [:]

  init(code: AppCode, source: TreeSource) {
    self.code = code
    self.source = source
  }

  /// Whether a class of tab bar controllers puts other controllers in the place of those of its document as it is loaded,
  /// and asks for these no more.
  ///
  /// - UIKit: `UITabBarController.viewControllers`: what is set removes those that were there before; the view of one that
  ///   was never selected is not loaded.
  func replacesTabs(_ type: CodeType) -> Bool {
    if let known = tabs[type.id] { return known }
    let found = findsReplacedTabs(type)
    tabs[type.id] = found
    return found
  }

  private func findsReplacedTabs(_ type: CodeType) -> Bool {
    guard code.isKind(type, of: "UITabBarController") == true, !code.hasObjectiveC else { return false }
    let loading = LoadingCode(of: type, source, code)
    func settings(_ tree: CodeTree) -> [(statement: Int32, value: Int32)] {
      tree.ownSettings(of: "viewControllers", by: "setViewControllers")
    }
    guard loading.trees.contains(where: { !settings($0).isEmpty }),
      !loading.takesMore(of: ["viewControllers"], andAsks: true)
    else { return false }
    return loading.runs { tree, statement in settings(tree).contains { $0.statement == statement } }
  }

  /// Whether a class allows no segue that a touch would start.
  ///
  /// - UIKit: `shouldPerformSegue(withIdentifier:sender:)` is asked before a segue of a touch, not before `performSegue`.
  func allowsNoSegue(_ type: CodeType) -> Bool {
    if let known = segues[type.id] { return known }
    let found = neverAllows(type)
    segues[type.id] = found
    return found
  }

  private func neverAllows(_ type: CodeType) -> Bool {
    for one in code.lineage(of: type).classes {
      let files = Set(one.declarations.map(\.location.file))
      for tree in source.trees(files) {
        let asked = tree.functions.indices.filter { index in
          let function = tree.functions[index]
          return ["shouldPerformSegue", "shouldPerformSegueWithIdentifier"].contains(function.name)
            && function.flags.contains(.isOverride) && tree.fullName(ofType: function.owner) == one.name
        }
        guard let first = asked.first else { continue }
        return tree.onlyResult(of: Int32(first)).map { tree.literal($0) == .flag(false) } == true
      }
    }
    return false
  }
}
