/// One `prepare(for:sender:)`, asked about one segue at a time.
package struct PrepareScope: Sendable {
  /// Whether something holds.
  package enum Answer: Sendable, Hashable {
    case yes, no, unknown
  }

  /// The function.
  package let scope: CodeScope
  /// The name of the segue's parameter.
  package let parameter: String

  /// Takes a function as a prepare; nil when it is none.
  package init?(_ scope: CodeScope) {
    let function = scope.function
    guard function.kind == .function, ["prepare", "prepareForSegue"].contains(function.name),
      let first = function.parameters.first, first.type.hasPrefix("UIStoryboardSegue")
    else { return nil }
    self.scope = scope
    parameter = first.name
  }

  /// Whether a value is the segue's identifier, read directly or through an enum.
  package func isIdentifier(_ value: CodeValue) -> Bool {
    let value = scope.expanded(value)
    if value.root == .parameter(parameter), value.path.first == .member("identifier") { return true }
    guard case .call(let arguments)? = value.path.last(where: { if case .call = $0 { true } else { false } }) else {
      return false
    }
    if arguments.contains(where: { isIdentifier($0.value) }) { return true }
    let name = value.calledName ?? ""
    return arguments.contains { isSegue($0.value) } && name.lowercased().contains("segue")
  }

  /// Whether a value is the segue itself.
  package func isSegue(_ value: CodeValue) -> Bool {
    let value = scope.expanded(value)
    return value.root == .parameter(parameter) && value.path.isEmpty
  }

  /// The way from the segue's destination to a value: empty for the destination itself; nil for other values.
  package func wayFromDestination(_ value: CodeValue) -> ArraySlice<CodeValue.Hop>? {
    let value = scope.expanded(value)
    guard value.root == .parameter(parameter), case .member(let name)? = value.path.first,
      name == "destination" || name == "destinationViewController"
    else { return nil }
    return value.path.dropFirst()
  }

  /// The identifiers that a test compares with; nil for one that the code does not tell.
  package func identifiers(of test: CodeTest) -> [String?]? {
    // An operator of the app's own may compare the segue itself: `segue == .detail`.
    guard isIdentifier(test.value) || isSegue(test.value) else { return nil }
    switch test.relation {
    case .isOne(let values), .isNone(let values): return values.map { text(of: $0, comparedWith: test.value) }
    default: return nil
    }
  }

  private func text(of value: CodeValue, comparedWith subject: CodeValue) -> String? {
    if let text = scope.text(of: value) { return text }
    // `.detail` of the enum that the subject makes: `SegueID(rawValue: segue.identifier!)`.
    guard value.root == .implicit, case .member(let name)? = value.path.first, value.path.count == 1 else { return nil }
    let subject = scope.expanded(subject)
    guard let type = subject.madeType else { return nil }
    let hops = type.split(separator: ".").map(String.init)
    let path = hops.dropFirst().map { CodeValue.Hop.member($0) } + [.member(name), .member("rawValue")]
    return scope.text(of: CodeValue(.name(hops[0]), path))
  }

  /// Whether an event runs for a segue.
  ///
  /// - Parameters:
  ///   - identifier: the segue's identifier.
  ///   - isKind: whether what a way from the destination leads to is of a type.
  package func runs(
    _ event: CodeEvent, for identifier: String?, isKind: (ArraySlice<CodeValue.Hop>, String) -> Bool?
  ) -> Answer {
    Self.all(scope.conditions(of: event).map { answer($0, identifier, isKind) })
  }

  /// Whether a condition holds for a segue.
  package func answer(
    _ condition: CodeCondition, _ identifier: String?, _ isKind: (ArraySlice<CodeValue.Hop>, String) -> Bool?
  ) -> Answer {
    guard !condition.tests.isEmpty else { return .unknown }
    let answer = Self.all(condition.tests.map { self.answer($0, identifier, isKind) })
    guard condition.isNegated else { return answer }
    switch answer {
    case .yes: return .no
    case .no: return .yes
    case .unknown: return .unknown
    }
  }

  private func answer(
    _ test: CodeTest, _ identifier: String?, _ isKind: (ArraySlice<CodeValue.Hop>, String) -> Bool?
  ) -> Answer {
    if isIdentifier(test.value) || isSegue(test.value) {
      switch test.relation {
      case .exists: return identifier == nil ? .no : .unknown
      case .isNil: return identifier == nil ? .yes : .unknown
      case .isOne, .isNone: break
      default: return .unknown
      }
      let known = identifiers(of: test) ?? []
      let contains: Answer =
        identifier.map { known.contains($0) } == true ? .yes : identifier != nil && known.contains(nil) ? .unknown : .no
      guard case .isNone = test.relation else { return contains }
      return contains == .yes ? .no : contains == .no ? .yes : .unknown
    }
    guard let way = wayFromDestination(test.value) else { return .unknown }
    switch test.relation {
    case .isType(let type): return isKind(way, type).map { $0 ? .yes : .no } ?? .unknown
    case .isNoType(let types):
      let answers = types.map { isKind(way, $0) }
      return answers.contains(true) ? .no : answers.contains(nil) ? .unknown : .yes
    default: return .unknown
    }
  }

  private static func all(_ answers: [Answer]) -> Answer {
    answers.contains(.no) ? .no : answers.contains(.unknown) ? .unknown : .yes
  }
}
