/// What segues one `prepare(for:sender:)` asks for by their identifiers.
///
/// It reads facts, and runs nothing: a branch for a segue that no screen has is one that no run comes to.
package struct PrepareScope: Sendable {
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

  /// The identifiers that a test asks for or excludes; nil when it is not about the identifier.
  package func identifiers(of test: CodeTest) -> [CodeName]? {
    // An operator of the app's own may compare the segue itself: `segue == .detail`.
    let subject = scope.expanded(test.value)
    guard reading.isIdentifier(subject) || reading.isSegue(subject) else { return nil }
    switch test.relation {
    case .isOne(let values), .isNone(let values): return values.map { name(of: $0, comparedWith: subject) }
    case .exists, .isTrue: return reading.typedName(subject).map { [$0] }
    default: return nil
    }
  }

  private func name(of value: CodeValue, comparedWith subject: CodeValue) -> CodeName {
    // `.detail` of the enum that the subject makes: `SegueID(rawValue: segue.identifier!)`.
    if value.root == .implicit, let type = subject.enumType {
      let hops = type.split(separator: ".").map(String.init)
      let name = scope.name(CodeValue(.name(hops[0]), hops.dropFirst().map { .member($0) } + value.path))
      if case .text = name { return name }
    }
    return scope.name(value)
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
