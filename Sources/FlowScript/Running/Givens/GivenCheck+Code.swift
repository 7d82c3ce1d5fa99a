import FlowInterfaceBuilder
import FlowModel

/// Statements about what the code says.
extension GivenCheck {
  /// A function with the class that it is a member of.
  private typealias Member = (owner: CodeType, function: CodeFunction)

  func faultOfBranch(_ condition: String?, in name: String, at location: SourceLocation) -> FlowError? {
    let found: [Member]
    switch functions(named: name, at: location) {
    case .success(let functions): found = functions
    case .failure(let fault): return fault
    }
    let conditions = found.flatMap { bodies(of: $0).flatMap { $0.conditions.map(\.text) + $0.resultTexts } }
    func plain(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    guard let condition, !conditions.map(plain).contains(plain(condition)) else { return nil }
    return FlowError(
      location, "\(name) has no condition `\(condition)`",
      hint: NearestName.of(condition, in: conditions).map { "did you mean `\($0)`?" }
        ?? (conditions.isEmpty ? nil : "it has \(Set(conditions).sorted().map { "`\($0)`" }.joined(separator: ", "))"))
  }

  func faultOfAlert(_ name: String, at location: SourceLocation) -> FlowError? {
    switch functions(named: name, at: location) {
    case .failure(let fault): return fault
    case .success(let functions):
      let makesAlert = functions.contains { function in
        bodies(of: function).contains { $0.calls.contains { $0.call.madeType == "UIAlertController" } }
      }
      return makesAlert ? nil : FlowError(location, "\(name) makes no alert", hint: alertMakers)
    }
  }

  func faultOfResult(_ expression: String, at location: SourceLocation) -> FlowError? {
    if isRun { return nil }
    guard let code else { return Self.noSources(location) }
    let wanted = GivenBook.bare(expression)
    let asked = asked(in: code.types.flatMap(\.functions) + code.facts.files.flatMap(\.functions))
    guard !asked.contains(wanted) else { return nil }
    // In a function that another one calls, what is passed stands in place of the parameters.
    for owner in code.classes {
      let bodies = owner.functions.lazy.filter(\.hasBody).map { code.inlined($0, in: owner) }
      if bodies.contains(where: { self.asked(in: [$0]).contains(wanted) }) { return nil }
    }
    return FlowError(
      location, "no condition in the code asks for `\(expression)`",
      hint: NearestName.of(expression, in: asked).map { "did you mean `\($0)`?" })
  }

  /// The expressions that the conditions of functions ask for.
  private func asked(in functions: [CodeFunction]) -> Set<String> {
    Set(
      functions.flatMap { function in
        function.conditions.flatMap(\.tests).map { GivenBook.bare(function.whole($0.value).description) }
      })
  }

  func faultOfProperty(_ property: String, of screen: String, at location: SourceLocation) -> FlowError? {
    guard let screens else { return Self.noSources(location) }
    let known = model.screens(named: screen).compactMap(screens.appClass)
      .flatMap { screens.code.lineage(of: $0).classes }.flatMap(\.properties).map(\.name)
    guard !known.contains(property) else { return nil }
    return FlowError(
      location, "\(screen) has no property '\(property)'",
      hint: NearestName.of(property, in: known).map { "did you mean '\($0)'?" })
  }

  // MARK: Functions

  private func functions(named name: String, at location: SourceLocation) -> Result<[Member], FlowError> {
    guard let code else { return .failure(Self.noSources(location)) }
    let named = code.classes.flatMap { owner in
      owner.functions.filter { $0.kind == .function || $0.kind == .getter }.map {
        (name: "\(owner.name).\($0.name)", member: (owner: owner, function: $0))
      }
    }
    let found = named.filter { $0.name == name }.map(\.member)
    guard found.isEmpty else { return .success(found) }
    return .failure(
      FlowError(
        location, "there is no function \(name)",
        hint: NearestName.of(name, in: named.map(\.name)).map { "did you mean \($0)?" }
          ?? "write it as Class.function"))
  }

  /// A function as its class and those that inherit from it run it.
  private func bodies(of member: Member) -> [CodeFunction] {
    guard let code else { return [] }
    return code.family(of: member.owner).map { code.inlined(member.function, in: $0) }
  }

  private var alertMakers: String? {
    let makers = code?.classes.flatMap { owner in
      owner.functions.filter { $0.calls.contains { $0.call.madeType == "UIAlertController" } }.map {
        "\(owner.name).\($0.name)"
      }
    }
    return makers.flatMap { $0.isEmpty ? nil : "alerts are made by \($0.sorted().joined(separator: ", "))" }
  }

  private static func noSources(_ location: SourceLocation) -> FlowError {
    FlowError(location, "no Swift sources were read, so nothing asks for it", hint: "name the app's folder")
  }
}

extension CodeFunction {
  /// What the body returns, as written.
  fileprivate var resultTexts: [String] {
    events.compactMap { event in if case .result(let value) = event.action { whole(value).description } else { nil } }
  }
}
