extension AppScreens {
  /// The screen that a way from another leads to: through the roots of navigation controllers and through tabs; nil
  /// when the files do not tell.
  package func screen(from start: Screen, by way: ArraySlice<CodeValue.Hop>) -> Screen? {
    var current: Screen? = start
    var way = way
    while let hop = way.popFirst() {
      switch hop {
      case .forced, .optional, .forcedCast, .optionalCast, .upcast: continue
      case .member("topViewController"), .member("visibleViewController"), .member("rootViewController"):
        current = current.flatMap { $0.kind == .navigation ? child(0, of: $0) : nil }
      case .member("viewControllers"), .member("children"), .member("childViewControllers"):
        guard let index = Self.index(&way) else { return nil }
        current = current.flatMap { index == 0 || $0.kind != .navigation ? child(index, of: $0) : nil }
      default: return nil
      }
      if current == nil { return nil }
    }
    return current
  }

  /// Whether a screen is of a class or protocol; nil when the files do not tell.
  package func isKind(_ screen: Screen, of type: String) -> Bool? {
    guard type == type.filter({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return nil }
    if code.isProtocol(type) { return nil }
    guard screen.customClass != nil else {
      if !code.classes(named: type).isEmpty { return false }
      return FrameworkAncestry.isKind(screen.frameworkClass, of: type)
    }
    guard let own = appClass(of: screen), screen.customClass != nil else { return nil }
    if code.isUnknown(type), FrameworkAncestry.isKind(type, of: "NSObject") != true { return nil }
    return code.isKind(own, of: type)
  }

  private func child(_ index: Int, of screen: Screen) -> Screen? {
    let children = model.transitions(from: screen.id).filter { $0.kind == .relationship }
    guard children.indices.contains(index) else { return nil }
    return children[index].destination.screenID.flatMap(model.screen)
  }

  private static func index(_ way: inout ArraySlice<CodeValue.Hop>) -> Int? {
    while way.first == .optional || way.first == .forced { way.removeFirst() }
    switch way.popFirst() {
    case .member("first")?: return 0
    case .element(let arguments)?:
      guard arguments.count == 1, case .other(let text) = arguments[0].value.root else { return nil }
      return Int(text)
    default: return nil
    }
  }
}
