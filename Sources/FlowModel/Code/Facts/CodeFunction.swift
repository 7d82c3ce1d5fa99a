/// A method, an initialiser, or the body of an accessor, an observer or an initial value.
package struct CodeFunction: Sendable, Hashable, Codable {
  /// What the body belongs to.
  package enum Kind: String, Sendable, Hashable, Codable {
    case function, initializer, deinitializer, getter, setter, willSet, didSet, initialValue, subscripting
  }

  /// What the body belongs to.
  package var kind: Kind
  /// The base name, without backticks: `prepare`; `init`; of an accessor, the property's name.
  package var name: String
  /// The parameters, in order.
  package var parameters: [CodeParameter] = []
  /// The type of the result, as written; nil when none is.
  package var result: String?
  /// The attributes, without `@` and arguments: `IBAction`, `IBSegueAction`, `objc`.
  package var attributes: [String] = []
  /// Modifiers, in order: `override`, `private`, `static`, `required`, `convenience`.
  package var modifiers: [String] = []
  /// The selector of `@objc(selector:)`.
  package var objectiveCName: String?
  /// Whether an initialiser may fail: `init?` and `init!`.
  package var isFailable = false
  /// Whether there is a body: a protocol's requirement has none.
  package var hasBody = true
  /// The conditions that events of the body stand under.
  package var conditions: [CodeCondition] = []
  /// What the body does, in the order of the text.
  package var events: [CodeEvent] = []
  /// Where the name stands.
  package var location: SourceLocation

  package init(kind: Kind, name: String, location: SourceLocation) {
    self.kind = kind
    self.name = name
    self.location = location
  }

  /// Attributes that make a member visible to Objective-C.
  package static let objectiveCAttributes: Set<String> = [
    "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "NSManaged", "GKInspectable",
  ]

  /// Whether Interface Builder connects events to it.
  package var isAction: Bool { attributes.contains("IBAction") }
  /// Whether it replaces an inherited one.
  package var isOverride: Bool { modifiers.contains("override") }
  /// Whether only its type or file can use it.
  package var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  /// Whether it belongs to the type itself.
  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  /// Whether Objective-C sees it by what is written at it, its class aside.
  package var isObjectiveC: Bool {
    attributes.contains { Self.objectiveCAttributes.contains($0) } || modifiers.contains("dynamic")
  }

  /// The name with labels, as Swift prints it: `prepare(for:sender:)`, `viewDidLoad()`; of an accessor, `title.didSet`.
  package var fullName: String {
    switch kind {
    case .function, .initializer, .subscripting: "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    case .deinitializer: "deinit"
    case .getter, .setter, .willSet, .didSet, .initialValue: "\(name).\(kind.rawValue)"
    }
  }
}

/// A parameter of a function.
package struct CodeParameter: Sendable, Hashable, Codable {
  /// What a caller writes; nil for `_`.
  package var label: String?
  /// The name inside the function.
  package var name: String
  /// The type, as written.
  package var type: String
  /// Whether a caller may leave it out.
  package var hasDefault: Bool

  package init(label: String?, name: String, type: String, hasDefault: Bool = false) {
    self.label = label
    self.name = name
    self.type = type
    self.hasDefault = hasDefault
  }
}
