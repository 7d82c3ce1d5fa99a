/// A type as values have it while the app's code runs. Each type is one object: types are equal where they are the same.
package final class RuntimeType: Hashable {
  package indirect enum Kind {
    case int, double, float, bool, string, substring, character, void, any, anyObject, never
    case fixed(FixedInteger.Kind)
    case optional(RuntimeType)
    case array(RuntimeType)
    case set(RuntimeType)
    case dictionary(RuntimeType, RuntimeType)
    case tuple([RuntimeType], [String?])
    case function([RuntimeType], RuntimeType)
    case metatype(RuntimeType)
    /// A class, struct, enum or protocol of the app, with its generic arguments.
    case nominal(Nominal, [RuntimeType])
    /// A type of a library: `Date`, `Range<Int>`.
    case library(String, [RuntimeType])
    case composition([RuntimeType])
    /// A type that is not known: a generic parameter that nothing binds, a module's that is not here.
    case unknown(String)
  }

  package let kind: Kind
  /// What it asks for of a function, where it is a function's type.
  let asked: AskedFunction?
  /// Which of the types it is whose values need no change where they are asked for; see ``Value/isOf(_:)``.
  let simple: Simple
  /// The name, as Swift prints it.
  package let name: String
  /// How many types there are in it, itself among them.
  let size: Int
  /// What a generic type's parameters stand for in its members, and those of its superclasses; nil for types without.
  lazy var bindings: GenericBindings? = {
    guard case .nominal(let nominal, let arguments) = kind, nominal.generics.isEmpty || !arguments.isEmpty else {
      return nil
    }
    let own = arguments.isEmpty ? nil : GenericBindings(Dictionary(zip(nominal.generics.map(\.name), arguments)) { $1 })
    guard let inherited = nominal.superclassType(with: own)?.bindings else { return own }
    return GenericBindings(own?.types ?? [:], outer: inherited)
  }()
  /// The members that were looked up: see ``MemberLookup``.
  var found: [MemberKey: [Candidate]] = [:]
  /// The protocols and superclasses that were asked for.
  var conformances: [ObjectIdentifier: Bool] = [:]
  /// All protocols that it conforms to, once they were asked for.
  var allProtocols: [RuntimeType]?
  /// The variables of the type itself: `static var`.
  var statics: [Symbol: StaticCell] = [:]
  /// The app's functions that a framework asked for, by their names.
  var implementations: [String: Code?] = [:]
  /// The types and protocols of libraries whose members it has.
  var chain: [String]?
  /// What members of frameworks ask of their arguments, by the members' names: see ``Library/asked(by:of:_:)``.
  var askedArguments: [String: [String: RuntimeType]] = [:]
  /// The cases without payload, made once.
  var plainCases: [EnumBox?] = []

  init(_ kind: Kind, name: String) {
    self.kind = kind
    self.name = name
    size = kind.parts.reduce(1) { $0 + $1.size }
    if case .function(let parameters, let result) = kind {
      asked = AskedFunction(parameters, result)
    } else {
      asked = nil
    }
    simple =
      switch kind {
      case .int: .int
      case .double: .double
      case .bool: .bool
      case .string: .string
      case .void: .void
      default: .other
      }
  }

  /// The types that are told apart without looking into ``kind``.
  enum Simple: UInt8 { case other, int, double, bool, string, void }

  package static func == (left: RuntimeType, right: RuntimeType) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The app's declaration behind it.
  package var nominal: Nominal? { if case .nominal(let nominal, _) = kind { nominal } else { nil } }
  /// What an Optional wraps.
  var wrapped: RuntimeType? { if case .optional(let wrapped) = kind { wrapped } else { nil } }
  /// How many values a tuple has; nil for other types.
  var count: Int? { if case .tuple(let items, _) = kind { items.count } else { nil } }
  /// The type below all Optionals.
  var flattened: RuntimeType {
    var type = self
    while case .optional(let wrapped) = type.kind { type = wrapped }
    return type
  }
  /// What a list, set or dictionary holds.
  var element: RuntimeType? {
    switch kind {
    case .array(let element), .set(let element): element
    case .dictionary(_, let value): value
    default: nil
    }
  }
  /// Whether it says nothing of its values: `Any`, a protocol, what is not known.
  var isOpen: Bool {
    switch kind {
    case .any, .anyObject, .unknown, .composition: true
    case .nominal(let nominal, _): nominal.kind == .protocol
    default: false
    }
  }
  /// Whether its values are no Optionals for certain: it is no type that an Optional may stand for, too.
  var isConcrete: Bool {
    switch kind {
    case .int, .double, .float, .fixed, .bool, .string, .substring, .character, .array, .set, .dictionary, .tuple: true
    case .nominal(let nominal, _): nominal.kind != .protocol
    default: false
    }
  }
  /// Whether a generic argument somewhere in it is not known.
  var isPartlyUnknown: Bool {
    switch kind {
    case .unknown: true
    case .optional(let inner), .array(let inner), .set(let inner), .metatype(let inner): inner.isPartlyUnknown
    case .dictionary(let key, let value): key.isPartlyUnknown || value.isPartlyUnknown
    case .tuple(let items, _): items.contains(where: \.isPartlyUnknown)
    case .nominal(let nominal, let arguments):
      arguments.count < nominal.generics.count || arguments.contains(where: \.isPartlyUnknown)
    case .library(_, let arguments): arguments.contains(where: \.isPartlyUnknown)
    default: false
    }
  }
  /// What a function gives; nil where it is none.
  var result: RuntimeType? { if case .function(_, let result) = kind { result } else { nil } }
  /// Whether an initialiser without a label converts numbers or texts, and never takes an Optional: `Int(_:)`.
  var convertsValues: Bool {
    switch kind {
    case .int, .double, .float, .fixed, .bool, .string, .substring, .character: true
    default: libraryName.map(["Unicode.Scalar", "UnicodeScalar"].contains) ?? false
    }
  }
  var isFunction: Bool { if case .function = kind { true } else { false } }
  package var isUnknown: Bool { if case .unknown = kind { true } else { false } }

  /// The generic arguments of a library's type.
  package var libraryArguments: [RuntimeType] { if case .library(_, let arguments) = kind { arguments } else { [] } }

  /// Whether it is a class of Foundation's of which no more is here than how it is made, or what it has itself.
  var isPartlyOfFoundation: Bool {
    if case .unknown(let name) = kind { Self.partsOfFoundation.contains(name) } else { false }
  }
  private static let partsOfFoundation: Set<String> = ["NSArray", "NSDictionary", "NSLocale", "NSTimeZone"]

  /// The class of Foundation's collections that it is, for which Swift's own stand.
  var objectCollection: String? {
    if case .unknown(let name) = kind, ["NSArray", "NSDictionary"].contains(name) { name } else { nil }
  }

  /// The name under which extensions of a library's type are kept: `Array` for all arrays.
  var libraryName: String? {
    switch kind {
    case .int: "Int"
    case .double: "Double"
    case .float: "Float"
    case .bool: "Bool"
    case .string: "String"
    case .substring: "Substring"
    case .character: "Character"
    case .optional: "Optional"
    case .array: "Array"
    case .set: "Set"
    case .dictionary: "Dictionary"
    case .fixed(let kind): kind.name
    case .library(let name, _): name
    default: nil
    }
  }
}

extension FixedInteger.Kind {
  var name: String {
    switch self {
    case .int8: "Int8"
    case .int16: "Int16"
    case .int32: "Int32"
    case .int64: "Int64"
    case .uint: "UInt"
    case .uint8: "UInt8"
    case .uint16: "UInt16"
    case .uint32: "UInt32"
    case .uint64: "UInt64"
    }
  }
}

extension RuntimeType.Kind {
  /// The types that it is made of.
  var parts: [RuntimeType] {
    switch self {
    case .optional(let inner), .array(let inner), .set(let inner), .metatype(let inner): [inner]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let items, _): items
    case .function(let parameters, let result): parameters + [result]
    case .nominal(_, let arguments), .library(_, let arguments), .composition(let arguments): arguments
    default: []
    }
  }
}

/// What a function's type asks for, where reading it counts no reference: types live as long as the program.
final class AskedFunction {
  let parameters: [Unmanaged<RuntimeType>]
  /// The type of the result, where it is known.
  let result: Unmanaged<RuntimeType>?

  init(_ parameters: [RuntimeType], _ result: RuntimeType) {
    self.parameters = parameters.map(Unmanaged.passUnretained)
    self.result = result.isUnknown ? nil : Unmanaged.passUnretained(result)
  }
}

/// What generic parameters stand for.
package final class GenericBindings {
  private(set) var types: [String: RuntimeType]
  let outer: GenericBindings?

  init(_ types: [String: RuntimeType] = [:], outer: GenericBindings? = nil) {
    self.types = types
    self.outer = outer
  }

  subscript(_ name: String) -> RuntimeType? { types[name] ?? outer?[name] }

  /// The parameters of which only the values of arguments tell, whose static types may be wider.
  private var guesses: Set<String> = []

  /// - Parameter isGuess: whether the compiler may see a wider type.
  func bind(_ name: String, to type: RuntimeType, isGuess: Bool = false) {
    types[name] = type
    if isGuess { guesses.insert(name) }
  }

  /// Whether what a parameter stands for may be a wider type for the compiler.
  func isGuess(_ name: String) -> Bool {
    types[name] != nil ? guesses.contains(name) : outer?.isGuess(name) ?? false
  }

  /// A text that is the same for the same bindings, to keep what depends on them.
  var signature: [ObjectIdentifier] {
    types.sorted { $0.key < $1.key }.map { ObjectIdentifier($0.value) } + (outer?.signature ?? [])
  }
}

extension RuntimeType {
  /// Whether no function is of it: a number, a text, a collection, a struct or an enum of the app's.
  var isNoFunction: Bool {
    switch kind {
    case .int, .double, .float, .fixed, .bool, .string, .substring, .character, .array, .dictionary, .set, .tuple:
      true
    case .nominal(let nominal, _): nominal.kind == .struct || nominal.kind == .enum
    default: false
    }
  }
}

extension RuntimeType {
  /// Whether it is a list, dictionary or set.
  var isCollection: Bool {
    switch kind {
    case .array, .dictionary, .set: true
    default: false
    }
  }

  /// Whether it is a collection of existentials, to which one of other elements is converted.
  var hasOpenElements: Bool {
    switch kind {
    case .array(let element), .set(let element), .dictionary(_, let element): element.isOpen && !element.isUnknown
    default: false
    }
  }
}
