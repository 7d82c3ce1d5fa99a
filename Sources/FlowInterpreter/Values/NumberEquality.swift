/// Numbers of several types as keys of one table, that of `AnyHashable`: they are equal where their numbers are.
extension Equality {
  /// Whether numbers of two types are equal; nil where one of them is none.
  static func areSameNumbers(_ left: Value, _ right: Value) -> Bool? {
    if let one = left.integerValue, let other = right.integerValue { return one == other }
    guard let one = left.doubleValue, let other = right.doubleValue else { return nil }
    if let whole = left.integerValue { return Int(exactly: other) == whole }
    if let whole = right.integerValue { return Int(exactly: one) == whole }
    return one == other
  }

  /// A number that may be that of another type as well: a whole one by its Int.
  static func hash(_ number: Double, into hasher: inout Hasher) {
    if let whole = Int(exactly: number) { hasher.combine(whole) } else { hasher.combine(number) }
  }
}
