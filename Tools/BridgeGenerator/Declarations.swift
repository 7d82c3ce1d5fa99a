/// A type that HeadlessUIKit declares.
final class TypeDeclaration {
  enum Kind { case `class`, structure, enumeration, `protocol` }

  let kind: Kind
  /// With the types around it: `UIControl.Event`.
  let name: String
  let isOpen: Bool
  let isGeneric: Bool
  /// What it inherits from or conforms to, as written.
  var inherited: [String]
  var cases: [String] = []
  var hasPayloads = false
  var members: [Member] = []
  /// Other names of types, inside it.
  var aliases: [String: String] = [:]

  init(kind: Kind, name: String, isOpen: Bool, isGeneric: Bool, inherited: [String]) {
    self.kind = kind
    self.name = name
    self.isOpen = isOpen
    self.isGeneric = isGeneric
    self.inherited = inherited
  }

  /// The name as part of a Swift name.
  var flatName: String { name.filter { $0 != "." } }
}

/// A property, method, initialiser.
struct Member {
  enum Kind { case property, method, initializer }

  var kind: Kind
  var name: String
  var isStatic = false
  var isOpen = false
  var isOverride = false
  var isMutating = false
  var isSettable = false
  var isFailable = false
  var isConvenience = false
  var isRequired = false
  /// Whether it is generic, throws or suspends: then it is written by hand.
  var isUnusual = false
  var parameters: [Parameter] = []
  /// Of a property its type, of a method its result.
  var type = TypeForm.void
  /// Whether it is declared in an extension of a protocol.
  var isDefault = false

  /// `present(_:animated:completion:)`, or the name of a property.
  var fullName: String {
    kind == .property ? name : "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  /// The same with `?` where an argument may be left out.
  var signature: String {
    let labels = parameters.map { "\($0.label ?? "_")\($0.initial == nil ? "" : "?"):" }.joined()
    return "\(kind == .initializer ? "" : name)(\(labels))"
  }

  /// What tells overloads apart.
  var key: String { "\(isStatic) \(fullName) \(parameters.map(\.type.text)) \(type.text)" }
}

struct Parameter {
  var label: String?
  /// The name inside of the function.
  var name: String
  var type: TypeForm
  /// The value that it has where it is left out, as Swift writes it.
  var initial: String?
}

/// A type as a declaration writes it.
indirect enum TypeForm: Equatable {
  case void, any, anyObject, anyClass
  case named(String)
  case optional(TypeForm, isImplicitlyUnwrapped: Bool)
  case array(TypeForm)
  case set(TypeForm)
  /// A dictionary of anything, by its keys.
  case dictionary(TypeForm)
  case existential(String)
  case function([TypeForm], TypeForm, isEscaping: Bool)
  case other(String)

  /// As Swift writes it.
  var text: String {
    switch self {
    case .void: "Void"
    case .any: "Any"
    case .anyObject: "AnyObject"
    case .anyClass: "AnyClass"
    case .named(let name): name
    case .optional(let wrapped, let isImplicitlyUnwrapped): wrapped.wrappedText + (isImplicitlyUnwrapped ? "!" : "?")
    case .array(let element): "[\(element.text)]"
    case .set(let element): "Set<\(element.text)>"
    case .dictionary(let key): "[\(key.text): Any]"
    case .existential(let name): "any \(name)"
    case .function(let parameters, let result, _):
      "(\(parameters.map(\.parameterText).joined(separator: ", "))) -> \(result.text)"
    case .other(let text): text
    }
  }

  /// The same of a value that is no parameter's: `!` is `?`.
  var valueText: String {
    if case .optional(let wrapped, _) = self { return wrapped.wrappedText + "?" }
    return text
  }

  /// As a parameter has it.
  var parameterText: String {
    if case .function(_, _, true) = self { return "@escaping \(text)" }
    return text
  }

  private var wrappedText: String {
    switch self {
    case .existential, .function: "(\(text))"
    default: text
    }
  }
}
