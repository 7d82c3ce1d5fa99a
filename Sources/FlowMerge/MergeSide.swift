import FlowInterfaceBuilder

/// One of the two documents that are merged.
enum MergeSide: Sendable, CaseIterable {
  case ours, theirs

  /// The other one.
  var other: MergeSide { self == .ours ? .theirs : .ours }
}

/// What the three documents have in one place; nil where one has nothing there.
struct Versions<Value> {
  var base: Value?
  var ours: Value?
  var theirs: Value?

  /// What a side has.
  subscript(side: MergeSide) -> Value? { side == .ours ? ours : theirs }

  /// What the sides have.
  func map<Result>(_ transform: (Value) -> Result?) -> Versions<Result> {
    Versions<Result>(
      base: base.flatMap(transform), ours: ours.flatMap(transform), theirs: theirs.flatMap(transform))
  }
}

extension Versions where Value: Equatable {
  /// What both sides agree on, or what the one side that changed anything has; nil where both changed it in
  /// different ways.
  var settled: Settled<Value>? {
    if ours == theirs { return Settled(value: ours, side: ours == base ? nil : .ours) }
    if ours == base { return Settled(value: theirs, side: .theirs) }
    if theirs == base { return Settled(value: ours, side: .ours) }
    return nil
  }
}

/// What a merge comes to without a conflict.
struct Settled<Value> {
  /// The value; nil where it is gone.
  var value: Value?
  /// The side that changed it, ours where both changed it alike; nil where neither did.
  var side: MergeSide?
}
