import FlowModel
import SwiftSyntax

/// The attributes of a declaration or type that are built.
struct TreeAttributes {
  /// All of them.
  private(set) var written: [AttributeSyntax] = []
  /// Their names, without `@` and arguments.
  private(set) var names: [String] = []
  /// The argument of `@objc(…)`.
  private(set) var objectiveCName: String?

  init(_ list: AttributeListSyntax, in reader: TreeReader) { add(list, in: reader) }

  private mutating func add(_ list: AttributeListSyntax, in reader: TreeReader) {
    for element in list {
      switch element {
      case .attribute(let attribute):
        written.append(attribute)
        let name = TypeText.plainName(attribute.attributeName, in: reader.source)
        names.append(name)
        if name == "objc", let arguments = attribute.arguments {
          objectiveCName = reader.source.text(of: arguments, limit: 1000).filter { $0 != " " }
        }
      case .ifConfigDecl(let config):
        if case .attributes(let inner)? = reader.active(config) { add(inner, in: reader) }
      }
    }
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Attributes of the compiler's, which wrap no property.
  private static let compilers: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "MainActor",
    "NSApplicationMain", "NSCopying", "NSManaged", "Sendable", "UIApplicationMain", "_spi", "abi", "autoclosure",
    "available", "backDeployed", "convention", "differentiable", "discardableResult", "dynamicCallable",
    "dynamicMemberLookup", "escaping", "exclusivity", "export", "frozen", "globalActor", "implementation", "inlinable",
    "inline", "main", "nonexhaustive", "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
    "resultBuilder", "retroactive", "specialize", "testable", "unchecked", "unknown", "usableFromInline",
    "warn_unqualified_access",
  ]

  /// Attributes of types that change nothing of what their members do.
  private static let harmless: Set<String> = ["Observable", "Suite"]

  /// Whether an attribute of a type is none that adds members or changes them.
  static func isHarmless(_ attribute: AttributeSyntax, in source: SourceText) -> Bool {
    harmless.contains(TypeText.plainName(attribute.attributeName, in: source))
  }

  /// Those that may be property wrappers, result builders or macros.
  var others: [AttributeSyntax] {
    zip(written, names).filter { !Self.compilers.contains($0.1) && !$0.1.hasPrefix("_") }.map(\.0)
  }
}

/// The modifiers of a declaration.
struct TreeModifiers {
  private var names: Set<String> = []

  init(_ list: DeclModifierListSyntax) {
    for modifier in list {
      let isOfSetter = modifier.detail?.detail.text == "set"
      names.insert(modifier.name.text + (isOfSetter ? "(set)" : ""))
    }
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Of pairs of modifier and flag those flags whose modifier is there.
  func flags<Flags: OptionSet>(_ pairs: [(String, Flags)]) -> Flags where Flags.Element == Flags {
    pairs.reduce(into: []) { flags, pair in if names.contains(pair.0) { flags.insert(pair.1) } }
  }
}
