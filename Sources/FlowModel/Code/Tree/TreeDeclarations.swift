/// A function, method, initialiser, accessor, closure or initial value in a ``CodeTree``.
package struct TreeFunction: Sendable, Hashable {
  /// What the body belongs to.
  package enum Kind: UInt8, Sendable, Hashable {
    case function, initializer, deinitializer, getter, setter, willSet, didSet, initialValue, subscripting, closure,
      script
  }

  /// What of a function's modifiers matters.
  package struct Flags: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let isStatic = Flags(rawValue: 1 << 0)
    package static let isClassMember = Flags(rawValue: 1 << 1)
    package static let isMutating = Flags(rawValue: 1 << 2)
    package static let isOverride = Flags(rawValue: 1 << 3)
    package static let isConvenience = Flags(rawValue: 1 << 4)
    package static let isRequired = Flags(rawValue: 1 << 5)
    package static let isAsync = Flags(rawValue: 1 << 6)
    package static let isThrowing = Flags(rawValue: 1 << 7)
    /// `init?`
    package static let isFailable = Flags(rawValue: 1 << 8)
    /// `init!`
    package static let isImplicitlyUnwrapped = Flags(rawValue: 1 << 9)
    package static let isPrivate = Flags(rawValue: 1 << 10)
    package static let isFilePrivate = Flags(rawValue: 1 << 11)
    package static let isFinal = Flags(rawValue: 1 << 12)
    /// A prefix or postfix operator.
    package static let isPrefix = Flags(rawValue: 1 << 13)
    package static let isPostfix = Flags(rawValue: 1 << 14)
    /// The body is one expression, which is the result.
    package static let isSingleExpression = Flags(rawValue: 1 << 15)
    package static let isMainActor = Flags(rawValue: 1 << 16)
    package static let isNonisolated = Flags(rawValue: 1 << 17)
    package static let isOptionalRequirement = Flags(rawValue: 1 << 18)
    /// Slot 0 is `self` and is captured: it holds a box.
    package static let isSelfBoxed = Flags(rawValue: 1 << 19)
    package static let isRethrowing = Flags(rawValue: 1 << 20)
    /// `nonmutating set`
    package static let isNonmutating = Flags(rawValue: 1 << 21)
    /// The initial value of a lazy property.
    package static let isLazyValue = Flags(rawValue: 1 << 22)
    /// The initial value of another property of a type.
    package static let isMemberValue = Flags(rawValue: 1 << 23)
    /// The first parameter has a label beside its name: `a a: Int`, and `#a: Int` of Swift 1.
    package static let isFirstLabelled = Flags(rawValue: 1 << 24)
  }

  package var kind: Kind
  /// The base name, without backticks: of an accessor the property's, of an operator the operator; empty for a closure.
  package var name: String
  package var flags: Flags = []
  package var parameters: [TreeParameter] = []
  /// The written type of the result; -1 where none is.
  package var result: Int32 = -1
  /// `block`; of an initial value the expression; -1 where there is none.
  package var body: Int32 = -1
  /// How many slots a call needs. Slot 0 is `self` in members (the type itself in static ones, the object in
  /// initialisers); then the parameters, then all other locals.
  package var slots: Int32 = 0
  /// What a closure or local function takes from the functions around it, in the order of their indices.
  package var captures: [TreeCapture] = []
  /// The texts of all names in a closure or local function, closures inside included, that are no locals and may
  /// therefore be members of `self`.
  package var freeNames: [Int32] = []
  /// The names of the generic parameters, with what they are bound to.
  package var generics: [TreeGenericParameter] = []
  /// The `where` clause.
  package var requirements: [TreeRequirement] = []
  /// The attributes, without `@` and arguments: `IBAction`, `objc`, `escaping`, a result builder's name.
  package var attributes: [String] = []
  /// The selector of `@objc(selector:)`.
  package var objectiveCName: String?
  /// The type or extension that it is a member of: an index into ``CodeTree/types``; -1 for none.
  package var owner: Int32 = -1
  /// Where the name stands, in bytes.
  package var offset: UInt32 = 0
  /// Of a closure: the greatest `$n` that it names plus 1; 0 for none.
  package var anonymousParameters: Int32 = 0
  /// The written type in `throws(T)`; -1 for none.
  package var thrown: Int32 = -1
  /// Whether a body is written.
  package var hasBody: Bool { body >= 0 }

  package init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  /// Whether a caller in Swift 1 or 2 writes no label before the first argument: of a function that gives the first
  /// parameter no label beside its name (The Swift Programming Language 2.2, "Specifying External Parameter Names").
  package var leavesFirstLabelOut: Bool {
    kind == .function && !flags.contains(.isFirstLabelled) && parameters.first.map { $0.label == $0.name } == true
  }
}

/// A parameter of a function.
package struct TreeParameter: Sendable, Hashable {
  /// What a caller writes; nil for `_`, and for a closure's.
  package var label: String?
  /// The name inside the function.
  package var name: String
  /// The slot that its value lies in.
  package var slot: Int32
  /// The written type, without `inout`, `...` and attributes; -1 where a closure leaves it out.
  package var type: Int32 = -1
  /// The default value: index of an `initialValue` function; -1 for none.
  package var defaultValue: Int32 = -1
  package var isInout = false
  package var isVariadic = false
  package var isAutoclosure = false
  /// Whether a closure inside captures it: its slot holds a box.
  package var isBoxed = false
  /// The attributes of the parameter and its type, without `@`: a result builder's name, `escaping`.
  package var attributes: [String] = []

  package init(label: String?, name: String, slot: Int32) {
    self.label = label
    self.name = name
    self.slot = slot
  }
}

/// What a closure takes from the function around it.
package struct TreeCapture: Sendable, Hashable {
  package enum Source: UInt8, Sendable, Hashable {
    /// A boxed slot of the function around; number: the slot.
    case slot
    /// A capture of the function around; number: its index.
    case capture
    /// An expression of a capture list, evaluated when the closure is made; number: the node.
    case value
    /// `self` in the slot `number` of the function around, which is not written in the closure: it is taken only where
    /// one of ``TreeFunction/freeNames`` is a member of it.
    case implicitSelf
    /// The same, where `self` is the capture `number` of the function around.
    case implicitCapture
  }

  package enum Ownership: UInt8, Sendable, Hashable { case strong, weak, unowned }

  package var source: Source
  package var number: Int32
  package var ownership: Ownership = .strong
  /// The name, for messages.
  package var name: String

  package init(source: Source, number: Int32, ownership: Ownership = .strong, name: String) {
    self.source = source
    self.number = number
    self.ownership = ownership
    self.name = name
  }
}

/// A generic parameter: `T: P`.
package struct TreeGenericParameter: Sendable, Hashable {
  package var name: String
  /// The written type after the colon; -1 for none.
  package var bound: Int32
  /// `each T`.
  package var isPack: Bool

  package init(name: String, bound: Int32, isPack: Bool = false) {
    self.name = name
    self.bound = bound
    self.isPack = isPack
  }
}

/// One requirement of a `where` clause: `T.Element: P`, `T.Element == U`.
package struct TreeRequirement: Sendable, Hashable {
  /// The written types on both sides.
  package var left: Int32
  package var right: Int32
  /// Whether it is `==` rather than `:`.
  package var isSame: Bool

  package init(left: Int32, right: Int32, isSame: Bool) {
    self.left = left
    self.right = right
    self.isSame = isSame
  }
}

/// A class, struct, enum, actor, protocol or extension.
package struct TreeType: Sendable, Hashable {
  package enum Kind: UInt8, Sendable, Hashable { case `class`, `struct`, `enum`, `actor`, `protocol`, `extension` }

  package var kind: Kind
  /// The name; of an extension, the written type's name as dotted text without generic arguments. The name of a type
  /// inside a function ends in `#` and a number, by which what names it is told from other functions' types.
  package var name: String
  /// The written type that an extension extends; -1 for others.
  package var extended: Int32 = -1
  /// The type around: an index into ``CodeTree/types``; -1 for none.
  package var owner: Int32 = -1
  /// The function that it is declared in; -1 for none.
  package var function: Int32 = -1
  package var generics: [TreeGenericParameter] = []
  /// Of a protocol the primary associated types' names.
  package var primaryAssociatedTypes: [String] = []
  package var requirements: [TreeRequirement] = []
  /// The written types after the colon.
  package var inherited: [Int32] = []
  /// Members: indices into the tree's arrays, in the order of the text.
  package var functions: [Int32] = []
  package var properties: [Int32] = []
  package var subscripts: [TreeSubscript] = []
  package var cases: [TreeCase] = []
  package var types: [Int32] = []
  package var typeAliases: [TreeTypeAlias] = []
  /// `associatedtype` with what it is bound to and its default (`bound`: after the colon).
  package var associatedTypes: [TreeTypeAlias] = []
  /// The attributes, without `@` and arguments: `main`, `UIApplicationMain`, `objc`, `propertyWrapper`, `resultBuilder`.
  package var attributes: [String] = []
  /// The name of `@objc(Name)`.
  package var objectiveCName: String?
  package var isFinal = false
  package var isIndirect = false
  package var isPrivate = false
  /// What of it is not read, in the words of the text: macros, attributes that may be macros.
  package var unread: [String] = []
  /// Where the name stands, in bytes.
  package var offset: UInt32 = 0

  package init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}

/// A case of an enum.
package struct TreeCase: Sendable, Hashable {
  package var name: String
  /// The payload; labels nil where none are written; slots unused.
  package var parameters: [TreeParameter]
  /// The raw value's expression (an `initialValue` function); -1 for none.
  package var rawValue: Int32
  package var isIndirect: Bool
  package var offset: UInt32

  package init(name: String, parameters: [TreeParameter], rawValue: Int32, isIndirect: Bool, offset: UInt32) {
    self.name = name
    self.parameters = parameters
    self.rawValue = rawValue
    self.isIndirect = isIndirect
    self.offset = offset
  }
}

/// `subscript(…) -> T`.
package struct TreeSubscript: Sendable, Hashable {
  /// The accessors: indices of functions with the subscript's parameters; the setter's new value is its last parameter.
  package var getter: Int32
  package var setter: Int32
  package var isStatic: Bool

  package init(getter: Int32, setter: Int32, isStatic: Bool) {
    self.getter = getter
    self.setter = setter
    self.isStatic = isStatic
  }
}

/// `typealias Name<T> = U`.
package struct TreeTypeAlias: Sendable, Hashable {
  package var name: String
  package var generics: [TreeGenericParameter]
  /// What it stands for; -1 for none (an associated type without a default).
  package var type: Int32
  /// What an associated type is bound to; -1 for none.
  package var bound: Int32
  package var offset: UInt32

  package init(name: String, generics: [TreeGenericParameter] = [], type: Int32, bound: Int32 = -1, offset: UInt32) {
    self.name = name
    self.generics = generics
    self.type = type
    self.bound = bound
    self.offset = offset
  }
}

/// `infix operator +++: AdditionPrecedence`.
package struct TreeOperatorDeclaration: Sendable, Hashable {
  package var name: String
  package var fixity: String

  package init(name: String, fixity: String) {
    self.name = name
    self.fixity = fixity
  }
}

/// A property, or a variable outside of types.
package struct TreeProperty: Sendable, Hashable {
  package struct Flags: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let isLet = Flags(rawValue: 1 << 0)
    package static let isStatic = Flags(rawValue: 1 << 1)
    package static let isClassMember = Flags(rawValue: 1 << 2)
    package static let isLazy = Flags(rawValue: 1 << 3)
    package static let isWeak = Flags(rawValue: 1 << 4)
    package static let isUnowned = Flags(rawValue: 1 << 5)
    package static let isOverride = Flags(rawValue: 1 << 6)
    package static let isOutlet = Flags(rawValue: 1 << 7)
    package static let isPrivate = Flags(rawValue: 1 << 8)
    package static let isFilePrivate = Flags(rawValue: 1 << 9)
    package static let isManaged = Flags(rawValue: 1 << 10)
    package static let isInspectable = Flags(rawValue: 1 << 11)
    /// Optional requirement of a protocol.
    package static let isOptionalRequirement = Flags(rawValue: 1 << 12)
    /// `async let`, or a getter that is `async` or `throws`, is told by the getter's flags; this: `nonisolated`.
    package static let isNonisolated = Flags(rawValue: 1 << 13)
    package static let isFinal = Flags(rawValue: 1 << 14)
    /// The setter is private: `private(set)`.
    package static let isPrivateSet = Flags(rawValue: 1 << 15)
    /// `async let` outside of functions.
    package static let isAsyncLet = Flags(rawValue: 1 << 16)
    /// `@objc`.
    package static let isExposed = Flags(rawValue: 1 << 17)
    /// `dynamic`: key-value observers hear of its changes.
    package static let isDynamic = Flags(rawValue: 1 << 18)
  }

  package var name: String
  package var flags: Flags = []
  /// The written type; -1 where none is.
  package var type: Int32 = -1
  /// Functions: -1 where there is none. A property with a getter is computed.
  package var initialValue: Int32 = -1
  package var getter: Int32 = -1
  package var setter: Int32 = -1
  package var willSet: Int32 = -1
  package var didSet: Int32 = -1
  /// Property wrappers and other attributes with their arguments, from the outside in.
  package var attributes: [TreeAttribute] = []
  /// The type or extension that it is a member of; -1 for none.
  package var owner: Int32 = -1
  /// Where the name stands, in bytes.
  package var offset: UInt32 = 0

  package init(name: String) { self.name = name }
}

/// `@Wrapper(argument: 1)`.
package struct TreeAttribute: Sendable, Hashable {
  /// The written type.
  package var type: Int32
  /// The name, as text.
  package var name: String
  /// The arguments as an `initialValue` function whose body is a `call` of the type; -1 where none are written.
  package var call: Int32

  package init(type: Int32, name: String, call: Int32) {
    self.type = type
    self.name = name
    self.call = call
  }
}
