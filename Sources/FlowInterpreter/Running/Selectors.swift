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

  /// Whether an object responds to a selector; nil where that is the framework's secret: what its classes answer beside
  /// what they declare, and which optional methods of their protocols they have. What only protocols of others have, it
  /// has not.
  func responds(_ value: Value, to written: String) throws -> Bool? {
    if try method(named: written, of: value) != nil { return true }
    guard let nominal = thisType(of: value)?.nominal else {
      // What a class of the framework's lets set, it has both ways.
      let (own, name) = (typeOf(value).name, SelectorName(written))
      let isProperty =
        name.labels == nil && program.catalog.ancestry(of: own).contains { library.setters[$0]?[name.base] != nil }
      return isProperty ? true : nil
    }
    let framework = nominal.frameworkClass ?? "NSObject"
    let catalog = program.catalog
    let owners = library.owners(of: SelectorName(written))
    let inherited = owners.intersection(catalog.ancestry(of: framework))
    if inherited.contains(where: { !catalog.isOfFramework($0) }) { return true }
    if !inherited.isEmpty { return nil }
    if owners.contains(where: catalog.isOfFramework) { return false }
    return framework == "NSObject" && !Self.everyObjects.contains(SelectorName(written).base) ? false : nil
  }

  /// What every object has, whether it is here or not (documentation of NSObject and NSObjectProtocol).
  private static let everyObjects: Set<String> = [
    "accessibilityActivate", "addObserver", "awakeFromNib", "conforms", "copy", "debugDescription", "description",
    "dictionaryWithValues", "doesNotRecognizeSelector", "forwardingTarget", "hash", "isEqual", "isKind", "isMember",
    "isProxy", "method", "mutableCopy", "mutableArrayValue", "observeValue", "perform", "prepareForInterfaceBuilder",
    "removeObserver", "responds", "self", "setNilValueForKey", "setValue", "setValuesForKeys", "superclass", "value",
    "willChangeValue", "didChangeValue",
  ]
}

extension Library {
  /// Whether one of its types declares a method, or a property, that a selector names.
  package func declares(_ selector: SelectorName) -> Bool { !owners(of: selector).isEmpty }

  /// The types that declare a method, or a property, that a selector names.
  fileprivate func owners(of selector: SelectorName) -> Set<String> {
    let base = selector.base
    let named = selector.labels
    let declaring = (methodOwners[base] ?? []).filter { type in
      named == nil || methods[type]?[base]?.contains { $0.labels == named } == true
    }
    guard named == nil else { return declaring }
    return declaring.union(properties.lazy.filter { $0.value[base] != nil }.map(\.key))
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
    return CodeSelector.name(base: base, labels: labels ?? [])
  }

  /// The labels of its arguments, where they are written: nil for `_`.
  var labels: [String?]? {
    guard own.contains("(") else { return nil }
    return own.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ":").map {
      $0 == "_" ? nil : String($0)
    }
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
