import FlowInterfaceBuilder

/// Why nobody can touch an object, as its document says.
///
/// - UIKit: `hitTest(_:with:)` passes over views that are hidden, take no touches, or are less opaque than 0.01.
enum TouchObstacle {
  case hidden, transparent, disabled, untouched, notInstalled

  /// What is in the way of an object.
  static func all(of object: InterfaceObject) -> [TouchObstacle] {
    var found: [TouchObstacle] = []
    if object.isHidden == true { found.append(.hidden) }
    if object.alpha.map({ $0 < 0.01 }) == true { found.append(.transparent) }
    if object.isEnabled == false { found.append(.disabled) }
    if object.isUserInteractionEnabled == false { found.append(.untouched) }
    if object.isNeverInstalled { found.append(.notInstalled) }
    return found
  }

  /// The properties that code sets to remove it, as Swift of today and Swift 2 call them.
  var properties: Set<String> {
    switch self {
    case .hidden: ["isHidden", "hidden"]
    case .transparent: ["alpha"]
    case .disabled: ["isEnabled", "enabled"]
    case .untouched: ["isUserInteractionEnabled", "userInteractionEnabled"]
    // What is not in its view has to be added, which is more than to set a property.
    case .notInstalled: []
    }
  }

  /// What the properties are while it stands.
  var flag: Bool { self == .hidden }
}

extension InterfaceObject {
  /// Whether the view around leaves it out whatever its size class is.
  ///
  /// - Interface Builder: "Installed": what is excluded by default is put in where a variation of a size class includes it.
  fileprivate var isNeverInstalled: Bool {
    guard let id, let variations = owner?.variations else { return false }
    return variations.contains { $0.excluded(from: "subviews").contains(id) }
      && !variations.contains { $0.included(in: "subviews").contains(id) }
  }
}
