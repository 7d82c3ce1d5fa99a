import FlowModel

extension Interpreter {
  /// The index of an element that is so many places behind the first.
  func index(at place: Int, in collection: Value, at location: TreeLocation) throws -> Value {
    switch collection {
    case .list(let box): return .int(box.start + place)
    case .range(let box):
      guard case .int(let lower) = box.lower else { throw Stop(reason: "an index of a range", location: location) }
      return .int(lower + place)
    case .text(let box):
      let text = box.slice ?? box.text[...]
      return .native(StringIndexBox(text.index(text.startIndex, offsetBy: place)))
    case .dictionary, .set: return .native(TableIndexBox(place))
    default:
      let all = try indices(of: collection, at: location)
      return place < all.count ? all[place] : try property(program.symbols["endIndex"], of: collection, at: location)
    }
  }

  /// How many places behind the first an index is.
  func offset(of index: Value, in collection: Value, at location: TreeLocation) throws -> Int {
    let place: Int?
    let count: Int
    switch (collection, index) {
    case (.list(let box), .int(let number)):
      place = number - box.start
      count = box.items.count
    case (.range(let box), .int(let number)):
      guard case .int(let lower) = box.lower, case .int(let upper) = box.upper else {
        throw Stop(reason: "an index of a range", location: location)
      }
      place = number - lower
      count = upper - lower + (box.kind == .closed ? 1 : 0)
    case (.text(let box), .native(let native as StringIndexBox)):
      let text = box.slice ?? box.text[...]
      guard native.index >= text.startIndex, native.index <= text.endIndex else {
        throw Trap(message: "String index is out of bounds", location: location)
      }
      return text.distance(from: text.startIndex, to: native.index)
    case (.dictionary(let box), .native(let native as TableIndexBox)):
      place = native.place
      count = box.table.count
    case (.set(let box), .native(let native as TableIndexBox)):
      place = native.place
      count = box.table.count
    default: throw Stop(reason: "an index of \(typeOf(collection).name)", location: location)
    }
    guard let place, place >= 0, place <= count else { throw Trap(message: "Index out of range", location: location) }
    return place
  }

  /// The indices of a collection's elements.
  func indices(of collection: Value, at location: TreeLocation) throws -> ContiguousArray<Value> {
    switch collection {
    case .text(let box):
      return ContiguousArray((box.slice ?? box.text[...]).indices.map { .native(StringIndexBox($0)) })
    case .dictionary(let box): return ContiguousArray((0..<box.table.count).map { .native(TableIndexBox($0)) })
    case .set(let box): return ContiguousArray((0..<box.table.count).map { .native(TableIndexBox($0)) })
    case .list(let box): return ContiguousArray(box.items.indices.map { .int(box.start + $0) })
    case .structure, .object, .enumeration:
      var index = try property(program.symbols["startIndex"], of: collection, at: location)
      let end = try property(program.symbols["endIndex"], of: collection, at: location)
      var all: ContiguousArray<Value> = []
      while try !areEqual(index, end, at: location) {
        all.append(index)
        index = try indexAfter(index, in: collection, at: location)
      }
      return all
    default: return try elements(of: collection, at: location)
    }
  }

  /// The bounds of one of the app's own collections, where its indices are numbers.
  func numericBounds(of collection: Value, at location: TreeLocation) throws -> Range<Int>? {
    switch collection {
    case .structure, .object, .enumeration:
      guard case .int(let start) = try property(program.symbols["startIndex"], of: collection, at: location),
        case .int(let end) = try property(program.symbols["endIndex"], of: collection, at: location), start <= end
      else { return nil }
      return start..<end
    default: return nil
    }
  }

  /// The next index of one of the app's own collections.
  func indexAfter(_ index: Value, in collection: Value, at location: TreeLocation) throws -> Value {
    if hasMember("index", collection) {
      return try callMethod(collection, program.symbols["index"], [Argument("after", index)], at: location)
    }
    guard case .int(let number) = index else {
      throw Stop(reason: "a collection whose indices are not read", location: location)
    }
    return .int(number + 1)
  }
}

/// How many elements a collection has room for, which Swift settles: at least as many as it has.
final class CapacityBox: NativeBox {
  let least: Int
  init(_ least: Int) { self.least = least }
  override var typeName: String { "Int" }
  override var isPrintable: Bool { false }
}

/// An index of a dictionary or a set: how many elements come before it in the order that they are gone through.
final class TableIndexBox: NativeBox {
  let place: Int
  init(_ place: Int) { self.place = place }
  override var typeName: String { "Dictionary.Index" }
  override var isPrintable: Bool { false }
  override func isEqual(to other: NativeBox) -> Bool { (other as? TableIndexBox)?.place == place }
  override func hash(into hasher: inout Hasher) { hasher.combine(place) }
  override func isLess(than other: NativeBox) -> Bool? { (other as? TableIndexBox).map { place < $0.place } }
}
