import FlowModel

/// What code says of storyboards, scenes and nibs by their names.
struct StoryboardCall {
  /// The storyboards that a value may be.
  enum Source {
    /// A storyboard by its name.
    case named(String)
    /// The storyboards that the class's own screens are in.
    case own([Storyboard])
    /// Not known.
    case unknown
  }

  /// The function.
  let scope: CodeScope
  /// The app.
  let screens: AppScreens

  /// The name that `UIStoryboard(name:bundle:)` takes, when it looks in the app's own bundle.
  static func name(in value: CodeValue, _ scope: CodeScope) -> String? {
    guard case .name("UIStoryboard") = value.root,
      let arguments = value.path.lazy.compactMap({ if case .call(let arguments) = $0 { arguments } else { nil } })
        .first,
      let name = arguments.first(where: { $0.label == "name" }), isOwnBundle(arguments, scope)
    else { return nil }
    return scope.text(of: name.value)
  }

  /// Whether a `bundle:` argument is nil, missing or the main bundle.
  static func isOwnBundle(_ arguments: [CodeArgument], _ scope: CodeScope) -> Bool {
    guard let bundle = arguments.first(where: { $0.label == "bundle" }).map({ scope.expanded($0.value) }) else {
      return true
    }
    if bundle.root == .nothing { return true }
    if bundle.root == .implicit { return bundle.path == [.member("main")] }
    guard case .name(let type) = bundle.root, ["Bundle", "NSBundle"].contains(type) else { return false }
    if bundle.path == [.member("main")] || bundle.path == [.member("mainBundle"), .call([])] { return true }
    // `Bundle(for: Self.self)`: what the target of a class of the app copies.
    guard case .call(let arguments)? = bundle.path.first, bundle.path.count == 1, arguments.count == 1,
      ["for", "forClass"].contains(arguments[0].label ?? "")
    else { return false }
    return isOwnClass(arguments[0].value, scope)
  }

  private static func isOwnClass(_ value: CodeValue, _ scope: CodeScope) -> Bool {
    switch value.root {
    case .itself, .name("Self"): return scope.owner?.kind == .class
    case .name(let name) where name.first?.isUppercase == true && value.path == [.member("self")]:
      return scope.code.type(name, in: scope.owner, near: scope.function.location.file)?.kind == .class
    default: return false
    }
  }

  /// The storyboard that `instantiateViewController` is called on.
  func source(of receiver: CodeValue?) -> Source {
    guard let receiver = receiver.map(scope.expanded) else { return .unknown }
    if let name = Self.name(in: receiver, scope) ?? propertyName(receiver) { return .named(name) }
    let plain = receiver.path.filter { $0 != .optional && $0 != .forced }
    let isOwn =
      (receiver.root == .name("storyboard") && plain.isEmpty)
      || (receiver.root == .itself && plain == [.member("storyboard")])
    guard isOwn, let owner = scope.owner else { return .unknown }
    let names = Set(screens.screens(of: owner).map(\.storyboard))
    let own = screens.model.storyboards.filter { names.contains($0.qualifiedName) }
    return own.isEmpty ? .unknown : .own(own)
  }

  /// The storyboards that the code may load.
  var loadable: [Storyboard] {
    screens.model.storyboards.filter { screens.code.mayLoad($0.file, from: scope.owner) }
  }

  /// The storyboard's name that a property always has: `UIStoryboard.main` of
  /// `static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }`.
  private func propertyName(_ value: CodeValue) -> String? {
    var names: [String] = []
    switch value.root {
    case .name(let name): names.append(name)
    case .itself: break
    default: return nil
    }
    for hop in value.path {
      switch hop {
      case .member(let name): names.append(name)
      case .optional, .forced: continue
      default: return nil
      }
    }
    guard let last = names.popLast() else { return nil }
    let code = screens.code
    let owner =
      names.isEmpty
      ? scope.owner : code.type(names.joined(separator: "."), in: scope.owner, near: scope.function.location.file)
    guard let owner, let (property, type) = code.properties(named: last, of: owner).first else { return nil }
    if property.isConstant || property.isStatic, let value = property.initialValue {
      return Self.name(in: value, CodeScope(code: code, owner: type, function: scope.function))
    }
    guard let getter = type.functions.first(where: { $0.kind == .getter && $0.name == last }),
      case .result(let result)? = getter.events.last?.action
    else { return nil }
    let inner = CodeScope(code: code, owner: type, function: getter)
    return Self.name(in: inner.expanded(result), inner)
  }
}
