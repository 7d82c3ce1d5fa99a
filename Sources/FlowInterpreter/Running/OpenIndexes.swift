import FlowModel

/// Indexes of lists that are not known.
extension Interpreter {
  /// An index that is not known, as far as it lies in a list: the app ends where it does not.
  func bounded(_ index: Value, in box: ListBox, at location: TreeLocation) throws -> Value {
    guard case .unknown(let unknown) = index else { return index }
    guard case .whole(let range)? = unknown.bounds, let kind = unknown.kind else {
      // Of a number alone it is known that it may be too large.
      guard unknown.kind == "Int", unknown.among.isEmpty, unknown.byZone.isEmpty else { return index }
      if try world.answer(Unknown("\(unknown.what) is an index of the list", location), at: location) { return index }
      throw Trap(message: "Index out of range", location: location)
    }
    let places = box.start..<(box.start + box.items.count)
    if places.contains(range.lowerBound), places.contains(range.upperBound) { return index }
    let inside = range.clamped(to: places.isEmpty ? range : places.lowerBound...(places.upperBound - 1))
    let isEver = !places.isEmpty && range.overlaps(places.lowerBound...(places.upperBound - 1))
    guard isEver, try world.answer(Unknown("\(unknown.what) is an index of the list", location), at: location) else {
      throw Trap(message: "Index out of range", location: location)
    }
    return Unknown.number(unknown.what, unknown.location, kind, .whole(inside))
  }
}
