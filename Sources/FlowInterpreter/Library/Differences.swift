/// `CollectionDifference`.
final class DifferenceBox: NativeBox {
  let difference: CollectionDifference<HashedValue>
  init(_ difference: CollectionDifference<HashedValue>) { self.difference = difference }
  override var typeName: String { "CollectionDifference" }
  override var isPrintable: Bool { false }

  /// A change as the case that it is.
  static func value(of change: CollectionDifference<HashedValue>.Change) -> Value {
    let type = "CollectionDifference.Change"
    switch change {
    case .insert(let offset, let element, let associated):
      return .native(CaseBox(type, "insert", [.int(offset), element.value, .optional(associated.map { .int($0) })]))
    case .remove(let offset, let element, let associated):
      return .native(CaseBox(type, "remove", [.int(offset), element.value, .optional(associated.map { .int($0) })]))
    }
  }
}

extension LibraryBuilder {
  /// What changes between two collections.
  mutating func addDifferences() {
    method("BidirectionalCollection", "difference(from:)") { call in
      let old = try call.elements(0).map(HashedValue.init)
      return .native(DifferenceBox(try call.elements.map(HashedValue.init).difference(from: old)))
    }
    method("RangeReplaceableCollection", "applying(_:)") { call in
      guard case .native(let box as DifferenceBox) = call[0] else { throw call.stop("a difference is asked for") }
      return .optional(
        try call.elements.map(HashedValue.init).applying(box.difference).map {
          call.list($0.map(\.value), call.element)
        })
    }
    @Sendable func difference(_ call: Library.Call) throws -> CollectionDifference<HashedValue> {
      guard case .native(let box as DifferenceBox) = call.value else { throw call.stop("a difference is asked for") }
      return box.difference
    }
    property("CollectionDifference", "insertions") { call in
      call.list(try difference(call).insertions.map(DifferenceBox.value(of:)))
    }
    property("CollectionDifference", "removals") { call in
      call.list(try difference(call).removals.map(DifferenceBox.value(of:)))
    }
    property("CollectionDifference", "count") { call in .int(try difference(call).count) }
    property("CollectionDifference", "isEmpty") { call in .bool(try difference(call).isEmpty) }
    method("CollectionDifference", "inferringMoves()") { call in
      .native(DifferenceBox(try difference(call).inferringMoves()))
    }
  }
}
