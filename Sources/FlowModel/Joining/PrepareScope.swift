/// One `prepare(for:sender:)`, asked about one segue at a time.
package struct PrepareScope: Sendable {
  /// Whether something holds.
  package enum Answer: Sendable, Hashable {
    case yes, no, unknown

    var negated: Answer {
      switch self {
      case .yes: .no
      case .no: .yes
      case .unknown: .unknown
      }
    }
  }

  /// The function.
  package let scope: CodeScope
  private let reading: SegueReading

  /// Takes a function as a prepare; nil when it is none.
  package init?(_ scope: CodeScope) {
    let function = scope.function
    guard function.kind == .function, ["prepare", "prepareForSegue"].contains(function.name),
      let reading = SegueReading(function)
    else { return nil }
    self.scope = scope
    self.reading = reading
  }

  /// Whether a value is the segue's identifier, read directly or through an enum.
  package func isIdentifier(_ value: CodeValue) -> Bool { reading.isIdentifier(scope.expanded(value)) }

  /// Whether a value is the segue itself.
  package func isSegue(_ value: CodeValue) -> Bool { reading.isSegue(scope.expanded(value)) }

  /// The way from the segue's destination to a value: empty for the destination itself; nil for other values.
  package func wayFromDestination(_ value: CodeValue) -> ArraySlice<CodeValue.Hop>? {
    reading.destinationPath(scope.expanded(value))
  }

  /// The identifiers that a test asks for or excludes; nil when it is not about the identifier.
  package func identifiers(of test: CodeTest) -> [CodeName]? {
    // An operator of the app's own may compare the segue itself: `segue == .detail`.
    guard isIdentifier(test.value) || isSegue(test.value) else { return nil }
    switch test.relation {
    case .isOne(let values), .isNone(let values): return values.map { name(of: $0, comparedWith: test.value) }
    case .exists, .isTrue: return reading.typedName(scope.expanded(test.value)).map { [$0] }
    default: return nil
    }
  }

  private func name(of value: CodeValue, comparedWith subject: CodeValue) -> CodeName {
    // `.detail` of the enum that the subject makes: `SegueID(rawValue: segue.identifier!)`.
    if value.root == .implicit, let type = scope.expanded(subject).enumType {
      let hops = type.split(separator: ".").map(String.init)
      let name = scope.name(CodeValue(.name(hops[0]), hops.dropFirst().map { .member($0) } + value.path))
      if case .text = name { return name }
    }
    return scope.name(value)
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
    return condition.isNegated ? answer.negated : answer
  }

  private func answer(
    _ test: CodeTest, _ identifier: String?, _ isKind: (ArraySlice<CodeValue.Hop>, String) -> Bool?
  ) -> Answer {
    if let names = identifiers(of: test) {
      let matches = identifier.map { identifier in names.map { $0.matches(identifier) } } ?? []
      let isNamed: Answer = matches.contains(true) ? .yes : matches.contains(nil) ? .unknown : .no
      guard case .isNone = test.relation else { return isNamed }
      return isNamed.negated
    }
    if isIdentifier(test.value) {
      switch test.relation {
      case .exists: return exists(test.value, for: identifier)
      case .isNil: return exists(test.value, for: identifier).negated
      default: return .unknown
      }
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

  /// Whether the identifier is there, or the case of an enum that is made of it.
  private func exists(_ value: CodeValue, for identifier: String?) -> Answer {
    guard let identifier else { return .no }
    let value = scope.expanded(value)
    guard let name = value.enumType else { return value.path.contains(where: \.isCall) ? .unknown : .yes }
    guard let type = scope.code.type(name, in: scope.owner), type.kind == .enum, type.inherited.contains("String")
    else {
      return .unknown
    }
    return type.cases.contains { ($0.rawValue ?? $0.name) == identifier } ? .yes : .no
  }

  private static func all(_ answers: [Answer]) -> Answer {
    answers.contains(.no) ? .no : answers.contains(.unknown) ? .unknown : .yes
  }
}

extension AppCode {
  /// The `prepare` that a class's screens run, its own or an inherited one, with what it calls put in its place; nil
  /// when the app has none.
  package func prepare(of one: CodeType) -> PrepareScope? {
    for owner in lineage(of: one).classes {
      for function in owner.functions {
        guard PrepareScope(CodeScope(code: self, owner: owner, function: function)) != nil else { continue }
        return PrepareScope(CodeScope(code: self, owner: owner, function: inlined(function, in: one)))
      }
    }
    return nil
  }
}

extension CodeValue {
  /// The type of `Segue(rawValue: …)`, unwrapped or not.
  fileprivate var enumType: String? {
    var value = self
    while let last = value.path.last {
      if case .call = last { break }
      value.path.removeLast()
    }
    return value.madeType
  }
}
