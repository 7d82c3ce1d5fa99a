import FlowModel

/// What `#selector(…)` names.
extension Interpreter {
  /// A selector as the place means it where it stands: a method without a type before it is that of the class around it.
  func selector(_ written: String, in frame: Frame) -> String {
    let bare = written.hasPrefix("self.") ? String(written.dropFirst("self.".count)) : written
    let base = bare.prefix { $0 != "(" }
    guard let owner = frame.code.owner, !base.contains("."), appClass(named: owner.name)?.nominal === owner,
      methods(of: types.nominal(owner)).contains(where: { $0.code.function.name == base })
    else { return written }
    return "\(owner.name).\(bare)"
  }
}

extension Program {
  /// The names of the methods that `#selector(…)` names in the app's files.
  func namesOfSelectors() -> Set<String> {
    Set(
      trees.filter { !$0.isModel }.flatMap { tree in
        tree.tree.nodes.compactMap { node in
          node.kind == .selector ? SelectorName(tree.text(node.b)).base : nil
        }
      })
  }
}

/// A selector as it is written: `Search.find(_:)`, or as Objective-C has it: `find:`.
package struct SelectorName {
  /// Without the type before it.
  let own: String
  /// Without labels.
  package var base: String { String(own.prefix { $0 != "(" && $0 != ":" }) }

  package init(_ written: String) {
    let end = written.firstIndex(of: "(") ?? written.endIndex
    let start = written[..<end].lastIndex(of: ".").map(written.index(after:)) ?? written.startIndex
    own = String(written[start...])
  }

  /// The name that Objective-C has, where labels are written.
  var objectiveC: String? {
    guard own.contains("(") else { return own.contains(":") ? own : nil }
    let labels = own.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ":")
    return CodeSelector.name(base: base, labels: labels.map { $0 == "_" ? nil : String($0) })
  }

  /// Whether two name one method; nil where that hangs on labels that one of them leaves out.
  static func areEqual(_ one: String, _ other: String) -> Bool? {
    if one == other { return true }
    let (left, right) = (SelectorName(one), SelectorName(other))
    if left.base != right.base { return false }
    guard let left = left.objectiveC, let right = right.objectiveC else { return nil }
    return left == right
  }
}
