extension InterfaceObject {
  /// The user defined runtime attributes, which are also the values of `@IBInspectable` properties, in order.
  public var userDefinedRuntimeAttributes: [InterfaceRuntimeAttribute] {
    element.elements(in: "userDefinedRuntimeAttributes").map(InterfaceRuntimeAttribute.init)
  }
}

/// A value that is set by key path when the object is loaded.
public struct InterfaceRuntimeAttribute: Sendable, Hashable {
  /// The `<userDefinedRuntimeAttribute>` element.
  public let element: InterfaceElement

  /// The key path that is set.
  public var keyPath: String { element["keyPath"] ?? "" }

  /// The type as the document names it: `boolean`, `string`, `number`, `color`, `image`, `point`, `size`, `rect`…
  public var type: String { element["type"] ?? "" }

  /// Where the attribute is in the file.
  public var location: SourceLocation { element.location }

  /// The value; `.nothing` for a nil, `.other` for a kind that the reader does not know.
  public var value: InterfaceRuntimeValue {
    if let value = element["value"] {
      return switch type {
      case "boolean": .boolean(value == "YES")
      case "image": .image(value)
      default: .string(value)
      }
    }
    guard let child = element.child(key: "value") else { return type == "boolean" ? .boolean(false) : .nothing }
    switch child.name {
    case "integer": return child.integer("value").map { .number(Double($0)) } ?? .other(child)
    case "real": return child.number("value").map { .number($0) } ?? .other(child)
    case "string", "mutableString": return .string(child.stringValue)
    case "color": return .color(InterfaceColor(element: child))
    case "point": return InterfacePoint(element: child).map { .point($0) } ?? .other(child)
    case "size": return InterfaceSize(element: child).map { .size($0) } ?? .other(child)
    case "rect": return InterfaceRect(element: child).map { .rect($0) } ?? .other(child)
    case "nil": return .nothing
    default: return .other(child)
    }
  }
}

/// The value of a user defined runtime attribute.
public enum InterfaceRuntimeValue: Sendable, Hashable {
  /// Nil.
  case nothing
  /// A truth value.
  case boolean(Bool)
  /// A whole or real number.
  case number(Double)
  /// Text, localized or not.
  case string(String)
  /// A colour.
  case color(InterfaceColor)
  /// An image by name.
  case image(String)
  /// A point in points.
  case point(InterfacePoint)
  /// A size in points.
  case size(InterfaceSize)
  /// A rectangle in points.
  case rect(InterfaceRect)
  /// A value of another kind, such as a range.
  case other(InterfaceElement)
}
