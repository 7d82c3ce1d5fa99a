import SwiftSyntax

/// A member of a class that a storyboard or a selector reaches by its name.
struct BoundMember {
  enum Kind: Equatable {
    case outlet, outletCollection, attribute, action, unwind, segueAction
  }

  let kind: Kind
  /// The property, or the selector.
  let name: String
  /// The call in its table's closure.
  let call: String
  /// Whether only its own file sees it.
  let isPrivate: Bool
  /// The name of the function without its labels.
  let base: String

  /// The statement in the table.
  var statement: String {
    switch kind {
    case .outlet: #"bind.outlet("\#(name)", \.\#(name))"#
    case .outletCollection: #"bind.outletCollection("\#(name)", \.\#(name))"#
    case .attribute: #"bind.attribute("\#(name)", \.\#(name))"#
    case .action: #"bind.action("\#(name)") { \#(call) }"#
    case .unwind: #"bind.unwind("\#(name)") { \#(call) }"#
    case .segueAction: #"bind.segueAction("\#(name)") { \#(call) }"#
    }
  }

  /// A property with one of Interface Builder's attributes; nil for any other.
  init?(_ variable: VariableDeclSyntax) {
    let attributes = variable.attributes.names
    guard let binding = variable.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    self.name = name.identifier.text
    base = self.name
    call = ""
    isPrivate = variable.modifiers.arePrivate
    if attributes.contains("IBOutlet") {
      var type = binding.typeAnnotation?.type
      if let optional = type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { type = optional.wrappedType }
      if let optional = type?.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
      kind = type?.is(ArrayTypeSyntax.self) == true ? .outletCollection : .outlet
    } else if attributes.contains("IBInspectable") {
      kind = .attribute
    } else {
      return nil
    }
  }

  /// A function that a selector can name; nil for one without such an attribute, or with parameters that no sender is.
  init?(_ function: FunctionDeclSyntax) {
    let attributes = function.attributes.names
    let parameters = Array(function.signature.parameterClause.parameters)
    base = function.name.text
    name = ObjectiveCName.selector(function)
    isPrivate = function.modifiers.arePrivate
    if attributes.contains("IBSegueAction") {
      kind = .segueAction
      call = Self.segueAction(function.name.text, parameters)
      return
    }
    guard attributes.contains("IBAction") || attributes.contains("objc"), parameters.count <= 1,
      function.modifiers.allSatisfy({ !["static", "class"].contains($0.name.text) }),
      function.signature.effectSpecifiers == nil
    else { return nil }
    guard let parameter = parameters.first else {
      kind = .action
      call = "owner, _ in owner.\(base)()"
      return
    }
    let type = parameter.type.trimmedDescription
    let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
    kind = type == "UIStoryboardSegue" ? .unwind : .action
    switch type {
    case "UIStoryboardSegue", "Any?": call = "$0.\(base)(\(label)$1)"
    case "Any": call = "owner, sender in owner.\(base)(\(label)sender as Any)"
    case "AnyObject": call = "owner, sender in owner.\(base)(\(label)sender as AnyObject)"
    default:
      let plain = type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
      call =
        plain == type
        ? "owner, sender in if let sender = sender as? \(type) { owner.\(base)(\(label)sender) }"
        : "owner, sender in owner.\(base)(\(label)sender as? \(plain))"
    }
  }

  private static func segueAction(_ base: String, _ parameters: [FunctionParameterSyntax]) -> String {
    let values = ["coder", "sender", "identifier"].prefix(parameters.count)
    let arguments = zip(parameters, values).map { parameter, value in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      return label + (parameter.type.trimmedDescription == "Any" ? "\(value) as Any" : value)
    }
    let names = (Array(values) + ["_", "_"]).prefix(3).joined(separator: ", ")
    return "owner, \(names) in owner.\(base)(\(arguments.joined(separator: ", ")))"
  }
}

/// Names of the Objective-C runtime.
enum ObjectiveCName {
  /// The selector of a function: that of its `@objc(…)`, else by its labels.
  ///
  /// Source: SE-0005 and the compiler's importer in reverse: the first label, if there is one, is joined with `With` where
  /// it is no preposition of its own.
  static func selector(_ function: FunctionDeclSyntax) -> String {
    for case .attribute(let attribute) in function.attributes where attribute.attributeName.trimmedDescription == "objc"
    {
      if case .argumentList = attribute.arguments {
      } else if let name = attribute.arguments?.trimmedDescription {
        return name
      }
    }
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    return selector(function.name.text, labels)
  }

  /// The selector of a name with labels; `_` for none.
  static func selector(_ base: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return base }
    let begin = first == "_" ? base : base + joined(first)
    return begin + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static func joined(_ label: String) -> String {
    let word = label.prefix { $0.isLowercase }
    let capital = label.prefix(1).uppercased() + label.dropFirst()
    return prepositions.contains(String(word)) ? capital : "With" + capital
  }

  /// Source: swift/lib/Basic/PartsOfSpeech.def.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
    "via",
    "when", "with", "within",
  ]
}

extension AttributeListSyntax {
  /// The names of the attributes.
  var names: Set<String> {
    Set(compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
  }
}

extension DeclModifierListSyntax {
  /// Whether only the file sees what has them.
  var arePrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) } }
}
