import FlowModel

extension TreeNode {
  /// Whether it is of a kind. The comparison of the other module is a call, and this is asked at every step.
  @inline(__always)
  func isOf(_ other: Kind) -> Bool { unsafeBitCast(kind, to: UInt8.self) == unsafeBitCast(other, to: UInt8.self) }

  /// The operator that the node's flag says; `custom` where there is none.
  @inline(__always)
  var operation: TreeOperator {
    flag <= unsafeBitCast(TreeOperator.patternMatch, to: UInt8.self)
      ? unsafeBitCast(flag, to: TreeOperator.self) : .custom
  }
}

extension TreeOperator {
  /// Whether it is `<<` or `>>`, whose sides may be of different types.
  var isShift: Bool { self == .shiftLeft || self == .shiftRight }

  /// Whether it is `==`, `<` or another one that compares.
  var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }

  /// Whether it is `+`, `-`, `*`, `/` or `%`.
  @inline(__always)
  var isArithmetic: Bool {
    switch self {
    case .plus, .minus, .times, .divide, .remainder: true
    default: false
    }
  }
}
