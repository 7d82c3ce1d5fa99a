import FlowInterfaceBuilder
import Foundation

/// Values of user defined runtime attributes, as key-value coding hands them over.
enum RuntimeAttributeValue {
  /// The value as Foundation and UIKit know it: numbers as Double, booleans as Bool, colours as UIColor.
  static func value(of attribute: InterfaceRuntimeAttribute) -> Any? {
    switch attribute.value {
    case .nothing, .other: nil
    case .boolean(let value): value
    case .number(let value): value
    case .string(let value): value
    case .image(let name): UIImage(named: name)
    case .color(let color): UIColor(color)
    case .point(let point): CGPoint(x: point.x, y: point.y)
    case .size(let size): CGSize(width: size.width, height: size.height)
    case .rect(let rect): CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
  }

  /// A value as the type of the property that takes it; key-value coding converts numbers alike.
  static func convert<Value>(_ value: Any?) -> Value? {
    if let value = value as? Value { return value }
    guard let number = value as? Double else { return nil }
    let candidates: [Any?] = [
      CGFloat(number), Int(exactly: number.rounded(.towardZero)), Float(number), number != 0, NSNumber(value: number),
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }
}

extension UIColor {
  /// A colour of a document.
  convenience init(_ color: InterfaceColor) {
    if let components = color.components {
      self.init(red: components.red, green: components.green, blue: components.blue, alpha: color.alpha)
    } else {
      self.init(unchecked: color.name ?? color.systemColor ?? "default")
    }
  }
}
