/// What of HeadlessUIKit is UIKit's, and how its types cross.
struct Bridging {
  let interface: Interface

  /// Types of the simulator's own, or whose members are written by hand, although they are named like UIKit's.
  private static let own: Set<String> = ["UIKitException"]
  /// What UIKit's classes inherit from HeadlessUIKit's.
  private static let support: Set<String> = ["ViewControllerEnvironment", "LayoutItem"]
  /// Classes whose initialisers are HeadlessUIKit's own.
  private static let unmade: Set<String> = [
    "NSCollectionLayoutGroup", "NSLayoutAnchor", "UIApplication", "UIMenuElement", "UIScene", "UIWindowScene",
  ]
  private static let prefixes = [
    "UI", "NS", "CA", "CG", "SF", "PH", "AVPlayerViewController", "CNContactPicker", "SKStoreProduct", "MPMediaPicker",
  ]
  /// The types of other modules whose values cross.
  private static let foreign: Set<String> = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Date", "Double", "Float", "IndexPath", "Int",
    "NSAttributedString",
    "NSAttributedString.Key", "NSCoder", "Bundle", "Selector", "String", "TimeInterval", "TimeZone", "UInt", "UInt64",
    "URL",
  ]
  /// The types of other modules that HeadlessUIKit gives members, and that have none of them yet.
  static let extended = ["CGRect", "NSAttributedString.Key"]

  func isUIKit(_ type: TypeDeclaration) -> Bool {
    let outermost = String(type.name.prefix { $0 != "." })
    if Self.support.contains(outermost) { return true }
    return Self.prefixes.contains(where: outermost.hasPrefix) && !Self.own.contains(outermost)
  }

  var types: [TypeDeclaration] { interface.sorted.filter(isUIKit) }

  /// Whether only classes conform to a protocol.
  func isOfClasses(_ name: String) -> Bool {
    guard let type = interface.types[name] else { return false }
    return type.inherited.contains { $0 == "AnyObject" || isOfClasses($0) }
  }

  /// Whether a type is a structure, option sets included.
  func isStructure(_ name: String) -> Bool {
    isBridged(name) && interface.types[resolved(name)]?.kind == .structure
  }

  func isClass(_ name: String) -> Bool { interface.types[name]?.kind == .class }

  func isProtocol(_ name: String) -> Bool { interface.types[name]?.kind == .protocol }

  /// Whether a type's values cross as they are.
  func isBridged(_ name: String) -> Bool {
    if Self.foreign.contains(name) { return true }
    guard let type = interface.types[resolved(name)] else { return false }
    switch type.kind {
    case .class: return isUIKit(type)
    case .structure: return isUIKit(type) && !type.isGeneric
    case .enumeration: return isUIKit(type) && !type.hasPayloads && !type.cases.isEmpty
    case .protocol: return false
    }
  }

  /// The type behind another name of it.
  func resolved(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), let outer = interface.types[String(name[..<dot])] else { return name }
    return outer.aliases[String(name[name.index(after: dot)...])] ?? name
  }

  /// Whether a type is one that ``Bridged`` converts, alone, in an Optional or a list.
  func isPlain(_ type: TypeForm) -> Bool {
    switch type {
    case .named(let name): isBridged(name)
    case .optional(let wrapped, _): isPlain(wrapped)
    case .array(let element), .set(let element): isPlain(element)
    default: false
    }
  }

  func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
    type.inherited.first.flatMap { interface.types[String($0.prefix { $0 != "<" })] }.flatMap {
      $0.kind == .class ? $0 : nil
    }
  }

  /// The class and its superclasses, the nearest first.
  func lineage(_ type: TypeDeclaration) -> [TypeDeclaration] {
    var found = [type]
    while let next = superclass(of: found.last!) { found.append(next) }
    return found
  }

  /// Whether a class's objects are NSObjects.
  func isObject(_ type: TypeDeclaration) -> Bool { lineage(type).last!.inherited.contains("NSObject") }

  /// Whether the app's code may inherit from a class.
  func isInterpretable(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .class, type.isOpen, isUIKit(type), isObject(type) else { return false }
    return !lineage(type).contains(where: \.isGeneric) && type.name != "ViewControllerEnvironment"
      && !initializers(of: type).isEmpty
  }

  /// The initialisers of a class, as Swift inherits them.
  func initializers(of type: TypeDeclaration) -> [Member] {
    let own = type.members.filter { $0.kind == .initializer && !$0.isUnusual }
    if Self.unmade.contains(type.name) || !type.isOpen && superclass(of: type) == nil { return own }
    let inherited =
      superclass(of: type).map(initializers) ?? (isObject(type) ? [Member(kind: .initializer, name: "init")] : [])
    func isOverridden(_ member: Member) -> Bool { own.contains { $0.fullName == member.fullName } }
    let designated = own.filter { !$0.isConvenience }
    if designated.isEmpty { return own + inherited.filter { !isOverridden($0) } }
    guard inherited.allSatisfy({ $0.isConvenience || isOverridden($0) }) else { return own }
    return own + inherited.filter { $0.isConvenience && !isOverridden($0) }
  }

  /// The initialisers that a subclass has to write to inherit all others.
  func designated(of type: TypeDeclaration) -> [Member] { initializers(of: type).filter { !$0.isConvenience } }

  /// What a subclass may override, superclasses' included, the nearest declaration of each.
  func overridable(_ type: TypeDeclaration) -> [Member] {
    var seen: Set<String> = []
    var found: [Member] = []
    for each in lineage(type) {
      for member in each.members where member.kind != .initializer && !member.isStatic && !member.isUnusual {
        guard seen.insert(member.fullName + member.parameters.map(\.type.text).joined()).inserted, member.isOpen
        else { continue }
        found.append(member)
      }
    }
    return found
  }
}
