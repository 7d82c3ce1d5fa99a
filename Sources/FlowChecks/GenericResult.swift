import FlowModel

/// The generic parameter that a function gives: `Screen` of `func make<Screen>() -> Screen`. A caller says what it stands
/// for by what it takes the result for.
struct GenericResult {
  private let parameter: String

  /// Nil for a function whose result is of a type of the app's or UIKit's, or none.
  init?(of scope: CodeScope) {
    guard let result = scope.function.result else { return nil }
    parameter = result.filter { $0 != "?" && $0 != "!" }
    guard parameter.allSatisfy({ $0.isLetter || $0.isNumber }), !parameter.hasPrefix("UI"), parameter != "Self",
      scope.code.type(parameter, in: scope.owner) == nil
    else { return nil }
  }

  /// A value of the function's with the parameter replaced by what a caller takes the call's result for; as it is where
  /// that is not said.
  func replaced(in value: CodeValue, for site: CallIndex.Site) -> CodeValue {
    guard let type = Self.type(takenFrom: site) else { return value }
    return value.renaming(parameter, to: type)
  }

  /// The type of a cast, or of the variable, that the result of a call is put into.
  private static func type(takenFrom site: CallIndex.Site) -> String? {
    let events = site.scope.function.events
    guard let call = events.firstIndex(of: site.event) else { return nil }
    var found: String?
    func look(_ value: CodeValue) {
      if value.root == .result(call) {
        found = found ?? CodeValue(value.root, Array(value.path.prefix(while: \.isPlain))).castType
      }
      for case .call(let arguments) in value.path { for argument in arguments { look(argument.value) } }
    }
    for event in events where found == nil {
      switch event.action {
      case .call(let value), .cast(let value), .result(let value): look(value)
      case .assign(let target, let value):
        look(target)
        if let value { look(value) }
      case .use, .leave: break
      }
    }
    return found
  }
}

extension CodeValue {
  fileprivate func renaming(_ name: String, to other: String) -> CodeValue {
    let path = path.map { hop -> Hop in
      guard case .call(let arguments) = hop else { return hop }
      return .call(arguments.map { CodeArgument(label: $0.label, $0.value.renaming(name, to: other)) })
    }
    return CodeValue(root == .name(name) ? .name(other) : root, path)
  }
}
