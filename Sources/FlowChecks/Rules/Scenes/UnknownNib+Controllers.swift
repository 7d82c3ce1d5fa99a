import FlowModel

extension UnknownNib {
  /// The nibs that controllers are made with and that no xib is called.
  ///
  /// - UIKit: `loadView` of a controller with a nib's name raises `Could not load NIB in bundle` where there is none.
  /// - Parameter known: the names of all xibs.
  func findings(ofControllersIn app: CheckedApp, _ screens: AppScreens, _ known: Set<String>) -> [Finding] {
    screens.scopes.flatMap { scope in
      scope.function.events.compactMap { event -> Finding? in
        guard case .call(let call) = event.action, let made = controller(call, in: scope),
          !known.contains(made.nib), !["~ipad", "~iphone"].contains(where: { known.contains(made.nib + $0) }),
          !makesItsView(made.type, screens.code)
        else { return nil }
        let name = made.nib
        let advice = NearestName.of(name, in: known).map { "did you mean '\($0)'?" } ?? "was it renamed or deleted?"
        return finding(
          at: event.location, "no xib is called '\(name)': \(advice)",
          severity: event.conditions.isEmpty ? nil : .warning)
      }
    }
  }

  /// The controller that a call makes with a literal name of a nib of the app's own bundle, and that name.
  private func controller(_ call: CodeValue, in scope: CodeScope) -> (type: CodeType, nib: String)? {
    guard let arguments = call.arguments, let name = arguments.first, name.label == "nibName",
      let nib = name.value.text,
      arguments.dropFirst().allSatisfy({ $0.label == "bundle" && Self.isOwnBundle($0.value) })
    else { return nil }
    let code = scope.code
    let type: CodeType
    let asked: ArraySlice<CodeType>
    switch (call.root, call.path.count) {
    case (.parent, 2) where call.calledName == "init":
      guard let owner = scope.owner else { return nil }
      type = owner
      asked = code.lineage(of: type).classes.dropFirst()
    case (.name(let name), 1):
      guard let named = code.type(name, in: scope.owner, near: scope.function.location.file) else { return nil }
      type = named
      asked = code.lineage(of: type).classes[...]
    default: return nil
    }
    // An initialiser of the app's own may hand on another name.
    let hasOwn = asked.contains { one in
      one.functions.contains { $0.kind == .initializer && $0.parameters.first?.label == "nibName" }
    }
    return !hasOwn && code.isKind(type, of: "UIViewController") == true ? (type, nib) : nil
  }

  /// `nil`, `Bundle.main`, `NSBundle.mainBundle()`.
  private static func isOwnBundle(_ value: CodeValue) -> Bool {
    switch (value.root, value.path.first) {
    case (.nothing, _), (.implicit, .member("main")), (.name("Bundle"), .member("main")),
      (.name("NSBundle"), .member("mainBundle")):
      true
    default: false
    }
  }

  /// Whether objects of a class make their view, or say what their nib is called, themselves.
  private func makesItsView(_ type: CodeType, _ code: AppCode) -> Bool {
    code.lineage(of: type).classes.contains { one in
      one.functions.contains { $0.name == "loadView" } || one.properties.contains { $0.name == "nibName" }
        || one.functions.contains { function in
          function.kind == .initializer
            && function.events.contains { event in
              guard case .assign(let target, _) = event.action else { return false }
              return target.path.last == .member("view") && target.root == .itself || target.root == .name("view")
            }
        }
    }
  }
}
