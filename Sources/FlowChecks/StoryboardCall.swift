import FlowModel

/// What code says of storyboards, scenes and nibs by their names.
struct StoryboardCall {
  /// The storyboards that a value may be.
  enum Source {
    /// A storyboard by its name, with the place where it is named.
    case named(String, SourceLocation)
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
    guard case .name(let type) = bundle.root, ["Bundle", "NSBundle"].contains(type) else { return false }
    return bundle.path.first == .member("main") || bundle.path.first == .member("mainBundle")
  }

  /// The storyboard that `instantiateViewController` is called on.
  func source(of receiver: CodeValue?) -> Source {
    guard let receiver = receiver.map(scope.expanded) else { return .unknown }
    if let name = Self.name(in: receiver, scope) { return .named(name, scope.function.location) }
    let plain = receiver.path.filter { $0 != .optional && $0 != .forced }
    let isOwn =
      (receiver.root == .name("storyboard") && plain.isEmpty)
      || (receiver.root == .itself && plain == [.member("storyboard")])
    guard isOwn, let owner = scope.owner else { return .unknown }
    let names = Set(screens.screens(of: owner).map(\.storyboard))
    let own = screens.model.storyboards.filter { names.contains($0.qualifiedName) }
    return own.isEmpty ? .unknown : .own(own)
  }
}
