import FlowInterfaceBuilder
import SwiftSyntax

/// Breaks actions: the selector in a document, or the method in the files of its class and of those above and below,
/// which may override it.
enum ActionMutants: MutantMaker {
  static func mutants(of scope: MutantScope, _ breaker: inout NameBreaker) -> [Mutant] {
    var mutants: [Mutant] = []
    var connected: [String: Set<String>] = [:]
    for document in scope.documents {
      for element in document.root.descendants where element.isNamed("action") {
        guard let selector = element["selector"],
          let owner = element["destination"].flatMap(document.object(withID:))?.element["customClass"],
          scope.action(selector.actionName, of: owner) != nil
        else { continue }
        for one in scope.lineage(of: owner) { connected[one, default: []].insert(selector.actionName) }
        let other = breaker.broken(selector, taken: [])
        guard let edit = element.edit("selector", to: other, in: document) else { continue }
        mutants.append(
          Mutant(
            .actionInStoryboard, file: document.file, line: edit.line,
            change: "action '\(selector)' of \(owner) becomes '\(other)'", edits: [edit], names: [selector, other]))
      }
    }
    for source in scope.sources {
      for type in source.types {
        for function in type.functions where connected[type.name]?.contains(function.name.text) == true {
          guard function.isAction else { continue }
          let name = function.name.text
          let other = breaker.broken(name, taken: [])
          mutants.append(
            Mutant(
              .actionInCode, file: source.path, line: source.line(function.name.bytes.lowerBound),
              change: "action \(name) of \(type.name) becomes \(other)",
              edits: scope.files(ofFamilyOf: type.name, with: source).flatMap { $0.renaming(name, to: other) },
              names: [name, other]))
        }
      }
    }
    return mutants
  }
}

extension MutantScope {
  /// The files that declare or extend a type, its superclasses or those that inherit from it.
  fileprivate func files(ofFamilyOf type: String, with source: SwiftSource) -> [SwiftSource] {
    let names = family(of: type).union(lineage(of: type))
    return sources.filter { one in one.path == source.path || one.types.contains { names.contains($0.name) } }
  }

  /// The action of a class, or of a superclass, by its name without labels.
  fileprivate func action(_ name: String, of owner: String) -> FunctionDeclSyntax? {
    lineage(of: owner).lazy.flatMap { types[$0] ?? [] }.flatMap(\.functions)
      .first { $0.name.text == name && $0.isAction }
  }
}

extension FunctionDeclSyntax {
  /// Whether Interface Builder connects events to it, by the name that Swift gives it.
  fileprivate var isAction: Bool {
    attributes.contains { $0.trimmedDescription == "@IBAction" }
      && !attributes.contains { $0.trimmedDescription.hasPrefix("@objc(") }
  }
}

extension String {
  /// The method's name in a selector: `save` of `save:`, `saveWithSender:` and `saveForEvent:`.
  fileprivate var actionName: String {
    let first = String(prefix { $0 != ":" })
    for word in ["With", "For"] {
      if let range = first.range(of: word), range.lowerBound > first.startIndex, contains(":"),
        first[range.upperBound...].first?.isUppercase == true
      {
        return String(first[..<range.lowerBound])
      }
    }
    return first
  }
}
