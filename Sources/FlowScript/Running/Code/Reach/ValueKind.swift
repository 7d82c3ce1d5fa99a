import FlowModel

/// What an object is, as far as it matters who is handed it or what is called on it.
enum ValueKind {
  /// A value, or an object of a module that is not here: it knows no screen.
  case plain
  case view
  case controller
  /// An item of a bar, or what lays views out.
  case item
  case closure
  /// A type of the app's, or an object of it.
  case app(CodeType)
  /// What may do anything: UIKit's application, windows, timers, a closure, or what is not known.
  case unknown

  /// Whether it may be a value of Swift's own.
  var isValue: Bool {
    switch self {
    case .plain, .unknown: true
    case .view, .controller, .item, .closure, .app: false
    }
  }

  /// Whether code that is not here can reach a screen through it.
  var reachesScreens: Bool {
    switch self {
    case .plain, .item: false
    case .app(let type):
      switch type.kind {
      case .struct, .enum: type.properties.contains { $0.type?.contains("->") == true }
      default: true
      }
    case .view, .controller, .closure, .unknown: true
    }
  }
}

/// Finds what kind of object the values of a function are.
struct KindReading {
  let code: AppCode
  /// The class whose code it is.
  let own: CodeType?
  let function: CodeFunction

  func kind(of value: CodeValue) -> ValueKind {
    let whole = function.whole(value)
    var kind: ValueKind
    var path = whole.path[...]
    switch whole.root {
    case .text, .nothing, .selector: kind = .plain
    case .itself, .parent: kind = own.map(Self.itself) ?? .unknown
    case .closure: return .closure
    case .array(let elements):
      let kinds = elements.map(self.kind)
      kind = kinds.first { $0.reachesScreens } ?? .plain
    case .other(let text): kind = isPlain(text) ? .plain : .unknown
    case .parameter(let name):
      kind = function.parameters.first { $0.name == name }.map { self.kind(ofType: $0.type) } ?? .unknown
    case .implicit: kind = .plain
    case .local, .result: kind = .unknown
    case .name(let name): kind = start(name, &path)
    }
    while let hop = path.popFirst() {
      switch hop {
      case .forced, .optional: continue
      case .forcedCast(let type), .optionalCast(let type), .upcast(let type): kind = self.kind(ofType: type)
      case .fallback(let values):
        if case .unknown = kind { kind = values.first.map(self.kind) ?? .unknown }
      case .element: continue
      case .call: kind = .unknown
      case .member(let name):
        if case .call? = path.first {
          path.removeFirst()
          kind = result(of: name, on: kind)
        } else {
          kind = member(name, of: kind)
        }
      }
    }
    return kind
  }

  private static func itself(_ type: CodeType) -> ValueKind { .app(type) }

  /// Whether an expression is made of literals and of values that know no screen.
  private func isPlain(_ text: String) -> Bool {
    if text.hasPrefix("\"") && !text.contains("\"\"\"") && text.dropFirst().dropLast().allSatisfy({ $0 != "\"" }) {
      return true
    }
    guard !text.contains("{"), !text.contains("…"), !text.contains("(") else { return false }
    var isInText = false
    var word = ""
    var last: Character = " "
    var before: Character = " "
    for character in text + " " {
      if character == "\"", last != "\\" { isInText.toggle() }
      if !isInText, character.isLetter || character.isNumber || character == "_" {
        if word.isEmpty { before = last }
        word.append(character)
      } else if !word.isEmpty {
        if before != ".", !isPlainWord(word) { return false }
        word = ""
      }
      last = character
    }
    return !isInText
  }

  private func isPlainWord(_ word: String) -> Bool {
    if word.first?.isNumber == true || ["true", "false", "nil", "as", "Any", "is", "String", "Int"].contains(word) {
      return true
    }
    if word == "self" { return false }
    return if case .plain = kind(of: CodeValue(.name(word))) { true } else { false }
  }

  // MARK: Names

  private func start(_ name: String, _ path: inout ArraySlice<CodeValue.Hop>) -> ValueKind {
    if let own, let found = code.properties(named: name, of: own).first {
      return kind(of: found.property, in: found.owner)
    }
    if name.first?.isUppercase == true {
      var name = name
      // `Outer.Inner(…)`.
      while case .member(let next)? = path.first, next.first?.isUppercase == true {
        path.removeFirst()
        name += "." + next
      }
      if case .member("self")? = path.first {
        path.removeFirst()
        return .plain
      }
      if case .member("init")? = path.first { path.removeFirst() }
      if case .call? = path.first { path.removeFirst() }
      return kind(ofType: name)
    }
    if case .call? = path.first {
      path.removeFirst()
      return result(of: name, on: own.map { .app($0) } ?? .unknown)
    }
    if let global = code.facts.files.lazy.flatMap(\.properties).first(where: { $0.name == name }) {
      return kind(of: global, in: nil)
    }
    return own.map { member(name, of: .app($0)) } ?? .unknown
  }

  private func kind(of property: CodeProperty, in owner: CodeType?) -> ValueKind {
    if let type = property.type { return kind(ofType: type, in: owner) }
    guard let initial = property.initialValue else { return .unknown }
    return KindReading(
      code: code, own: owner, function: CodeFunction(kind: .initialValue, name: "", location: property.location)
    )
    .kind(of: initial)
  }

  private func member(_ name: String, of kind: ValueKind) -> ValueKind {
    switch kind {
    case .plain: return .plain
    case .view:
      if ["layer", "text", "title", "tag", "isOn", "currentTitle", "placeholder"].contains(name) { return .plain }
      return .view
    case .item: return .item
    case .controller: return Self.ofController[name] ?? .unknown
    case .app(let type):
      if let found = code.properties(named: name, of: type).first {
        return self.kind(of: found.property, in: found.owner)
      }
      if type.kind == .enum || type.kind == .struct { return .plain }
      switch frameworkKind(of: type) {
      case .controller: return Self.ofController[name] ?? .unknown
      case .view: return member(name, of: .view)
      default: return .unknown
      }
    case .closure, .unknown:
      // A name that one type of the app's alone has.
      return Self.ofController[name] ?? .unknown
    }
  }

  private func result(of name: String, on kind: ValueKind) -> ValueKind {
    switch kind {
    case .plain: return .plain
    case .app(let type):
      if let found = code.functions(named: name, of: type).first?.function {
        return found.result.map { self.kind(ofType: $0, in: type) } ?? .plain
      }
      return name.hasPrefix("dequeueReusable") ? .view : .unknown
    default: return name.hasPrefix("dequeueReusable") ? .view : .unknown
    }
  }

  private static let ofController: [String: ValueKind] = [
    "navigationController": .controller, "tabBarController": .controller, "splitViewController": .controller,
    "parent": .controller, "presentingViewController": .controller, "presentedViewController": .controller,
    "topViewController": .controller, "visibleViewController": .controller, "selectedViewController": .controller,
    "viewControllers": .controller, "children": .controller, "destination": .controller, "source": .controller,
    "view": .view, "tableView": .view, "collectionView": .view, "navigationBar": .view, "tabBar": .view,
    "toolbar": .view, "viewIfLoaded": .view, "searchBar": .view, "navigationItem": .item, "tabBarItem": .item,
    "storyboard": .plain, "title": .plain, "nibName": .plain, "traitCollection": .plain, "identifier": .plain,
    "textLabel": .view, "detailTextLabel": .view, "imageView": .view, "contentView": .view, "titleLabel": .view,
    "isEditing": .plain, "isViewLoaded": .plain, "description": .plain,
  ]

  // MARK: Types

  /// What the superclasses of one of the app's types end with.
  func frameworkKind(of type: CodeType) -> ValueKind {
    if type.kind == .protocol, let base = type.inherited.first(where: { code.isUnknown($0) }) {
      let lineage = FrameworkAncestry.lineage(of: base)
      if lineage.contains("UIViewController") { return .controller }
      if lineage.contains("UIView") { return .view }
    }
    guard case .framework(let base) = code.lineage(of: type).root else { return .unknown }
    if FrameworkAncestry.isKind(base, of: "UIView") == true { return .view }
    return FrameworkAncestry.lineage(of: base).contains("UIViewController") ? .controller : .unknown
  }

  /// What the superclasses of one of the app's types end with, where no function of it is read.
  static func kind(of type: CodeType, in code: AppCode) -> ValueKind {
    KindReading(
      code: code, own: type, function: CodeFunction(kind: .initialValue, name: "", location: type.location)
    )
    .frameworkKind(of: type)
  }

  /// Whether one of the app's classes is one of views.
  func isView(_ type: CodeType) -> Bool { if case .view = frameworkKind(of: type) { true } else { false } }

  /// Whether objects of a class hold no view, closure or object but those that they make themselves.
  func keepsToItself(_ type: CodeType) -> Bool {
    code.lineage(of: type).classes.flatMap(\.properties).allSatisfy { property in
      property.isComputed || property.isStatic || property.initialValue != nil
        || property.type.map { !kind(ofType: $0, in: type).reachesScreens } ?? false
    }
  }

  func kind(ofType written: String, in owner: CodeType? = nil) -> ValueKind {
    var name = written.trimmingPrefix("any ").trimmingPrefix("some ").trimmingPrefix("inout ").trimmingPrefix(
      "@escaping "
    )
    .description
    if name.contains("->") { return .closure }
    while let last = name.last, last == "?" || last == "!" || last == ")" { name.removeLast() }
    while name.first == "(" { name.removeFirst() }
    if name.hasPrefix("[") {
      let inner = name.dropFirst().prefix { $0 != "]" }
      return kind(ofType: String(inner.split(separator: ":").last ?? inner).trimmingPrefix(" ").description, in: owner)
    }
    if let bracket = name.firstIndex(of: "<") {
      let outer = name[..<bracket]
      if ["Array", "Set", "Optional", "Dictionary", "Result"].contains(outer) {
        return kind(ofType: String(name[name.index(after: bracket)...].prefix { $0 != ">" && $0 != "," }), in: owner)
      }
      name = String(outer)
    }
    if name.contains("&") { return .unknown }
    if let type = code.type(name, in: owner ?? own), type.kind != .extension { return .app(type) }
    let plain = code.unaliased(name).split(separator: ".").last.map(String.init) ?? name
    guard code.isUnknown(name), !isGeneric(plain, owner) else { return .unknown }
    if FrameworkAncestry.isKind(plain, of: "UIWindow") == true || ReachTables.farClasses.contains(plain) {
      return .unknown
    }
    if FrameworkAncestry.isKind(plain, of: "UIView") == true { return .view }
    if ReachTables.plainClasses.contains(plain) { return .plain }
    let lineage = FrameworkAncestry.lineage(of: plain)
    if lineage.contains("UIViewController") || (AppleClass.isName(plain) && plain.hasSuffix("Controller")) {
      return .controller
    }
    if lineage.contains("UIGestureRecognizer") { return .view }
    if lineage.contains(where: ["UIBarItem", "UINavigationItem", "NSLayoutConstraint"].contains) { return .item }
    return plain.hasPrefix("UI") || Self.wideTypes.contains(plain) ? .unknown : .plain
  }

  private static let wideTypes: Set<String> = [
    "Any", "AnyObject", "NSObject", "Self", "AnyHashable", "NSObjectProtocol",
  ]

  /// Whether a name stands for a type that a caller chooses.
  private func isGeneric(_ name: String, _ owner: CodeType?) -> Bool {
    let generics = [owner, own].compactMap(\.self).flatMap(\.declarations).flatMap(\.genericParameters)
    return generics.contains(name) || name.count == 1 || (name.count < 3 && name.first == "T")
  }
}
