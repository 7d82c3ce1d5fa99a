/// What is known of the places of views and guides that constraints place, each at a slot of its own.
@MainActor
struct PlaceTable {
  /// What is known, by slot.
  var values: [LayoutPlace] = []
  private var items: [any ConstrainedItem] = []
  private var slots: [ObjectIdentifier: Int] = [:]

  /// Gives an item a slot.
  ///
  /// - Returns: whether it is new; the place of one that is not stays as it is.
  @discardableResult
  mutating func add(_ item: any ConstrainedItem, at place: LayoutPlace) -> Bool {
    guard slots[ObjectIdentifier(item)] == nil else { return false }
    slots[ObjectIdentifier(item)] = values.count
    items.append(item)
    values.append(place)
    return true
  }

  /// The slot of an item; nil for one whose place is not worked out.
  func slot(of item: any ConstrainedItem) -> Int? { slots[ObjectIdentifier(item)] }

  /// What is known of an item; nil for one whose place is not worked out.
  subscript(item: any ConstrainedItem) -> LayoutPlace? { slot(of: item).map { values[$0] } }

  /// What is known, by item.
  var byItem: [ObjectIdentifier: LayoutPlace] {
    Dictionary(uniqueKeysWithValues: zip(items.lazy.map { ObjectIdentifier($0) }, values))
  }
}
