/// A variable or constant, of a type or of a file.
package struct CodeProperty: Sendable, Hashable, Codable {
  /// Whether nil is a value of it.
  package enum Optionality: String, Sendable, Hashable, Codable {
    /// `T`.
    case plain
    /// `T?`.
    case optional
    /// `T!`.
    case implicitlyUnwrapped
  }

  /// The name, without backticks.
  package var name: String
  /// The type without `?` or `!`: as written, else as the initial value tells (`Foo` of `= Foo()`); nil if neither.
  package var type: String?
  /// Whether nil is a value of it.
  package var optionality = Optionality.plain
  /// The initial value.
  package var initialValue: CodeValue?
  /// Whether it is `let`.
  package var isConstant = false
  /// Whether it is computed: a getter, no storage.
  package var isComputed = false
  /// Whether it can be set: `var` with storage or with a setter.
  package var isSettable = true
  /// `willSet` and `didSet`, those that there are.
  package var observers: [String] = []
  /// The attributes, without `@` and arguments: `IBOutlet`, `IBInspectable`, `objc`, and property wrappers.
  package var attributes: [String] = []
  /// Modifiers, in order: `private`, `static`, `lazy`, `weak`, `override`.
  package var modifiers: [String] = []
  /// The name of `@objc(name)`.
  package var objectiveCName: String?
  /// Where the name stands.
  package var location: SourceLocation

  package init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
  }

  /// Whether Interface Builder connects one object to it.
  package var isOutlet: Bool { attributes.contains("IBOutlet") }
  /// Whether only its type or file can use it.
  package var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  /// Whether it belongs to the type itself.
  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  /// Whether its initial value is made at the first use.
  package var isLazy: Bool { modifiers.contains("lazy") }
  /// Whether Objective-C sees it by what is written at it, its class aside.
  package var isObjectiveC: Bool {
    attributes.contains { CodeFunction.objectiveCAttributes.contains($0) } || modifiers.contains("dynamic")
  }
  /// The property wrappers: the attributes that are no keyword of the language's, by their capital letter.
  package var wrappers: [String] {
    attributes.filter {
      $0.first?.isUppercase == true && !$0.hasPrefix("IB") && !["NSManaged", "GKInspectable", "MainActor"].contains($0)
    }
  }
  /// Whether it must be given a value from outside before it is used: stored, unset, and it may hold nil at first.
  package var startsNil: Bool {
    !isComputed && !isStatic && !isLazy && optionality != .plain
      && (initialValue == nil || initialValue?.root == .nothing)
  }
}
