/// All types of one interpreter, each once.
package final class TypeTable {
  package let int = RuntimeType(.int, name: "Int")
  package let double = RuntimeType(.double, name: "Double")
  package let float = RuntimeType(.float, name: "Float")
  package let bool = RuntimeType(.bool, name: "Bool")
  package let string = RuntimeType(.string, name: "String")
  package let substring = RuntimeType(.substring, name: "Substring")
  package let character = RuntimeType(.character, name: "Character")
  package let void = RuntimeType(.void, name: "()")
  package let any = RuntimeType(.any, name: "Any")
  package let anyObject = RuntimeType(.anyObject, name: "AnyObject")
  package let never = RuntimeType(.never, name: "Never")
  private var fixed: [FixedInteger.Kind: RuntimeType] = [:]
  private var made: [Key: RuntimeType] = [:]
  private var byName: [String: RuntimeType] = [:]

  private enum Key: Hashable {
    case optional(RuntimeType), array(RuntimeType), set(RuntimeType), dictionary(RuntimeType, RuntimeType)
    case tuple([RuntimeType], [String?])
    case function([RuntimeType], RuntimeType)
    case metatype(RuntimeType)
    case nominal(ObjectIdentifier, [RuntimeType])
    case library(String, [RuntimeType])
    case composition([RuntimeType])
    case unknown(String)
  }

  package init() {
    for type in [int, double, float, bool, string, substring, character, any, anyObject, never] {
      byName[type.name] = type
    }
    byName["Void"] = void
    // What C calls them, as Apple's systems of 64 bits have it.
    let others: [(RuntimeType, names: [String])] = [
      (double, ["CGFloat", "TimeInterval", "Float64", "CDouble", "double_t", "CFTimeInterval", "CFAbsoluteTime"]),
      (float, ["Float32", "CFloat", "float_t"]), (int, ["NSInteger", "CLong"]), (bool, ["CBool"]),
    ]
    for (type, names) in others { for name in names { byName[name] = type } }
    byName["AnyClass"] = metatype(anyObject)
    for kind in FixedInteger.Kind.allCases {
      let type = RuntimeType(.fixed(kind), name: kind.name)
      fixed[kind] = type
      byName[kind.name] = type
    }
    for (name, kind) in [("CInt", "Int32"), ("CUnsignedInt", "UInt32"), ("CChar", "Int8")] {
      byName[name] = byName[kind]
    }
  }

  /// The type without parameters that Swift's library calls so.
  func named(_ name: String) -> RuntimeType? { byName[name] }

  func fixed(_ kind: FixedInteger.Kind) -> RuntimeType { fixed[kind]! }

  /// How many types there are in one at most: those of an alias that names another one twice, which does so too, double.
  private static let mostParts = 1_000

  /// The type of a kind; one that is not known where it has too many parts.
  private func type(_ key: Key, _ kind: @autoclosure () -> RuntimeType.Kind, name: @autoclosure () -> String)
    -> RuntimeType
  {
    if let known = made[key] { return known }
    let kind = kind()
    guard kind.parts.reduce(1, { $0 + $1.size }) <= Self.mostParts else {
      return unknown("a type of more than \(Self.mostParts) parts")
    }
    let type = RuntimeType(kind, name: name())
    made[key] = type
    return type
  }

  package func optional(_ wrapped: RuntimeType) -> RuntimeType {
    type(.optional(wrapped), .optional(wrapped), name: "Optional<\(wrapped.name)>")
  }
  package func array(_ element: RuntimeType) -> RuntimeType {
    type(.array(element), .array(element), name: "Array<\(element.name)>")
  }
  package func set(_ element: RuntimeType) -> RuntimeType {
    type(.set(element), .set(element), name: "Set<\(element.name)>")
  }
  package func dictionary(_ key: RuntimeType, _ value: RuntimeType) -> RuntimeType {
    type(.dictionary(key, value), .dictionary(key, value), name: "Dictionary<\(key.name), \(value.name)>")
  }
  package func tuple(_ items: [RuntimeType], _ labels: [String?]) -> RuntimeType {
    if items.isEmpty { return void }
    func name() -> String {
      let text = zip(items, labels).map { item, label in (label.map { "\($0): " } ?? "") + item.name }
      return "(\(text.joined(separator: ", ")))"
    }
    return type(.tuple(items, labels), .tuple(items, labels), name: name())
  }
  package func function(_ parameters: [RuntimeType], _ result: RuntimeType) -> RuntimeType {
    type(
      .function(parameters, result), .function(parameters, result),
      name: "(\(parameters.map(\.name).joined(separator: ", "))) -> \(result.name)")
  }
  package func metatype(_ instance: RuntimeType) -> RuntimeType {
    type(.metatype(instance), .metatype(instance), name: "\(instance.name).Type")
  }
  package func nominal(_ nominal: Nominal, _ arguments: [RuntimeType] = []) -> RuntimeType {
    type(
      .nominal(ObjectIdentifier(nominal), arguments), .nominal(nominal, arguments),
      name: nominal.name + Self.text(nominal.ownArguments(arguments)))
  }
  package func library(_ name: String, _ arguments: [RuntimeType] = []) -> RuntimeType {
    byName[name] ?? type(.library(name, arguments), .library(name, arguments), name: name + Self.text(arguments))
  }
  package func composition(_ parts: [RuntimeType]) -> RuntimeType {
    type(.composition(parts), .composition(parts), name: parts.map(\.name).joined(separator: " & "))
  }
  package func unknown(_ name: String) -> RuntimeType {
    type(.unknown(name), .unknown(name), name: name)
  }

  private static func text(_ arguments: [RuntimeType]) -> String {
    arguments.isEmpty ? "" : "<\(arguments.map(\.name).joined(separator: ", "))>"
  }
}
