/// Properties beside methods of the same base name: `tableView` and `tableView(_:numberOfRowsInSection:)`.
extension Interpreter {
  /// What a name without arguments means first: properties go before methods of the same base name.
  static func valuesFirst(_ found: [Candidate]) -> [Candidate] {
    guard found.count > 1, case .method? = found.first?.member else { return found }
    let values = found.filter { if case .method = $0.member { false } else { true } }
    return values.isEmpty ? found : values + found.filter { if case .method = $0.member { true } else { false } }
  }
}

extension Member {
  /// Whether it is a property of its own, not a method and not observers of another one.
  var isValue: Bool {
    switch self {
    case .observed, .method, .staticMethod: false
    default: true
    }
  }
}
