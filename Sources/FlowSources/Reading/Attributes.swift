import SwiftSyntax

/// The attributes and modifiers of a declaration.
struct Attributes {
  /// The attributes' names, without `@` and arguments.
  var names: [String] = []
  /// The argument of `@objc(…)`.
  var objectiveCName: String?
  /// The modifiers: `override`; `weak` of `unowned(safe)` and `private` of `private(set)` without what is in brackets,
  /// the latter as `private(set)`.
  var modifiers: [String] = []

  init(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, in source: SourceText) {
    for element in attributes {
      switch element {
      case .attribute(let attribute): add(attribute, in: source)
      case .ifConfigDecl(let config):
        for clause in config.clauses {
          guard case .attributes(let inner)? = clause.elements else { continue }
          for case .attribute(let attribute) in inner { add(attribute, in: source) }
        }
      }
    }
    for modifier in modifiers {
      let detail = modifier.detail.map { "(\($0.detail.text))" } ?? ""
      self.modifiers.append(modifier.name.text + (detail == "(set)" ? detail : ""))
    }
  }

  private mutating func add(_ attribute: AttributeSyntax, in source: SourceText) {
    let name = TypeText.plainName(attribute.attributeName, in: source)
    names.append(name)
    if name == "objc", let arguments = attribute.arguments {
      objectiveCName = source.text(of: arguments, limit: 200).filter { $0 != " " }
    }
  }
}
