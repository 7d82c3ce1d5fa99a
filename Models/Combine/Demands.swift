/// Demands are reckoned with: without limit stays so, and none is less than none (documentation of Subscribers.Demand).
extension Subscribers.Demand {
  private static func sum(_ one: Subscribers.Demand, _ other: Int) -> Subscribers.Demand {
    if one.max == nil || other == Int.max { return .unlimited }
    let (count, isTooLarge) = one.count.addingReportingOverflow(other)
    return isTooLarge ? .unlimited : Subscribers.Demand(count)
  }

  private static func difference(_ one: Subscribers.Demand, _ other: Int) -> Subscribers.Demand {
    if one.max == nil { return .unlimited }
    return Subscribers.Demand(one.count > other ? one.count - other : 0)
  }

  static func + (one: Subscribers.Demand, other: Subscribers.Demand) -> Subscribers.Demand { sum(one, other.count) }
  static func + (one: Subscribers.Demand, other: Int) -> Subscribers.Demand { sum(one, other) }
  static func - (one: Subscribers.Demand, other: Subscribers.Demand) -> Subscribers.Demand {
    difference(one, other.count)
  }
  static func - (one: Subscribers.Demand, other: Int) -> Subscribers.Demand { difference(one, other) }
  static func += (one: inout Subscribers.Demand, other: Subscribers.Demand) { one = sum(one, other.count) }
  static func += (one: inout Subscribers.Demand, other: Int) { one = sum(one, other) }
  static func -= (one: inout Subscribers.Demand, other: Subscribers.Demand) { one = difference(one, other.count) }
  static func -= (one: inout Subscribers.Demand, other: Int) { one = difference(one, other) }

  static func > (one: Subscribers.Demand, other: Int) -> Bool { one.max == nil || one.count > other }
  static func >= (one: Subscribers.Demand, other: Int) -> Bool { one.max == nil || one.count >= other }
  static func < (one: Subscribers.Demand, other: Int) -> Bool { one.max != nil && one.count < other }
  static func <= (one: Subscribers.Demand, other: Int) -> Bool { one.max != nil && one.count <= other }
  static func == (one: Subscribers.Demand, other: Int) -> Bool { one.max != nil && one.count == other }
  static func != (one: Subscribers.Demand, other: Int) -> Bool { one.max == nil || one.count != other }
  static func > (one: Int, other: Subscribers.Demand) -> Bool { other < one }
  static func < (one: Int, other: Subscribers.Demand) -> Bool { other > one }
}

extension Subscribers.Demand: Comparable {
  static func < (one: Subscribers.Demand, other: Subscribers.Demand) -> Bool { one.count < other.count }
}
