import FlowModel
import Foundation

extension IndexPath: FoundationValue {
  package static var bridgedName: String { "IndexPath" }
  package static func unbridged(_ value: Value, _ call: Library.Call) throws -> IndexPath? {
    if case .native(let box as FoundationBox<IndexPath>) = value { return box.content }
    return value.indexes.map { IndexPath(indexes: $0) }
  }
}

extension IndexSet: FoundationValue {
  package static var bridgedName: String { "IndexSet" }
  package static func unbridged(_ value: Value, _ call: Library.Call) throws -> IndexSet? {
    if case .native(let box as FoundationBox<IndexSet>) = value { return box.content }
    return value.indexes.map { IndexSet($0) }
  }
}

extension Value {
  /// The numbers of a list literal that stands for an index path or a set of indexes; nil for other values.
  fileprivate var indexes: [Int]? {
    guard case .list(let box) = self else { return nil }
    let numbers = box.items.compactMap { if case .int(let number) = $0 { number } else { nil } }
    return numbers.count == box.items.count ? numbers : nil
  }

  /// A list literal as the index path or the set of indexes that is wanted; nil where it is neither.
  func asIndexes(_ type: String) -> Value? {
    guard let indexes else { return nil }
    return type == "IndexPath" ? IndexPath(indexes: indexes).bridged : IndexSet(indexes).bridged
  }
}

extension LibraryBuilder {
  mutating func addIndexPaths() {
    reads("rangeView") { (this: IndexSet) in Array(this.rangeView) }
    makes(IndexPath.self, "()") { IndexPath() }
    makes(IndexPath.self, "(index:)") { (index: Int) in IndexPath(index: index) }
    makes(IndexPath.self, "(indexes:)") { (indexes: [Int]) in IndexPath(indexes: indexes) }
    for (label, name) in [("row", "row"), ("item", "item")] {
      makes(IndexPath.self, "(\(label):section:)") { (place: Int, section: Int) in IndexPath(indexes: [section, place])
      }
      property("IndexPath", name) { call in
        let path = try call.this(IndexPath.self)
        guard path.count == 2 else { throw call.trap("Index path of \(path.count) indexes has no \(name)") }
        return .int(path[1])
      }
      setter("IndexPath", name) { call, base in
        let path = try call.unbridge(base, IndexPath.self)
        guard path.count == 2 else { throw call.trap("Index path of \(path.count) indexes has no \(name)") }
        base = IndexPath(indexes: [path[0], try call.int(0)]).bridged
        return .void
      }
    }
    property("IndexPath", "section") { call in
      let path = try call.this(IndexPath.self)
      guard path.count == 2 else { throw call.trap("Index path of \(path.count) indexes has no section") }
      return .int(path[0])
    }
    reads("count") { (this: IndexPath) in this.count }
    reads("isEmpty") { (this: IndexPath) in this.isEmpty }
    does("appending(_:)") { (this: IndexPath, other: Int) in this.appending(other) }
    does("dropLast()") { (this: IndexPath) in this.dropLast() }
    does("compare(_:)") { (this: IndexPath, other: IndexPath) in this.compare(other) }
    changes("append(_:)") { (this: inout IndexPath, other: Int) in
      this.append(other)
      return Nothing()
    }
    subscripting("IndexPath", "(_:)") { call in
      let path = try call.this(IndexPath.self)
      let index = try call.int(0)
      guard path.indices.contains(index) else {
        throw call.trap("Index \(index) out of range of index path of \(path.count)")
      }
      return .int(path[index])
    }
    literal("IndexPath") { call in
      if case .list = call.value { return IndexPath(indexes: try call.unbridge(call.value, [Int].self)).bridged }
      return nil
    }

    makes(IndexSet.self, "()") { IndexSet() }
    for signature in ["(index:)", "(integer:)"] {
      initializer("IndexSet", signature) { call in try call.indexSet([call.int(0)]).bridged }
    }
    for signature in ["(_:)", "(integersIn:)"] {
      initializer("IndexSet", signature) { call in try call.indexSet(call.argument(0, [Int].self)).bridged }
    }
    literal("IndexSet") { call in
      if case .list = call.value { return try call.indexSet(call.unbridge(call.value, [Int].self)).bridged }
      return nil
    }
    reads("count") { (this: IndexSet) in this.count }
    reads("isEmpty") { (this: IndexSet) in this.isEmpty }
    reads("first") { (this: IndexSet) in this.first }
    reads("last") { (this: IndexSet) in this.last }
    does("contains(_:)") { (this: IndexSet, index: Int) in this.contains(index) }
    does("union(_:)") { (this: IndexSet, other: IndexSet) in this.union(other) }
    mutator("IndexSet", "insert(_:)") { call, value in
      value = try call.unbridge(value, IndexSet.self).union(call.indexSet([call.int(0)])).bridged
      return .void
    }
    changes("remove(_:)") { (this: inout IndexSet, index: Int) in
      this.remove(index)
      return Nothing()
    }
    changes("remove(integersIn:)") { (this: inout IndexSet, indexes: [Int]) in
      for index in indexes { this.remove(index) }
      return Nothing()
    }
    changes("formUnion(_:)") { (this: inout IndexSet, other: IndexSet) in
      this.formUnion(other)
      return Nothing()
    }
    changes("formIntersection(_:)") { (this: inout IndexSet, other: IndexSet) in
      this.formIntersection(other)
      return Nothing()
    }
    changes("formSymmetricDifference(_:)") { (this: inout IndexSet, other: IndexSet) in
      this.formSymmetricDifference(other)
      return Nothing()
    }
    changes("subtract(_:)") { (this: inout IndexSet, other: IndexSet) in
      this.subtract(other)
      return Nothing()
    }
    changes("removeAll()") { (this: inout IndexSet) in
      this.removeAll()
      return Nothing()
    }
    mutator("IndexSet", "insert(integersIn:)") { call, value in
      value = try call.unbridge(value, IndexSet.self).union(call.indexSet(call.argument(0, [Int].self))).bridged
      return .void
    }
  }
}

extension Library.Call {
  /// A set of indexes, which are from 0 and below `Int.max`: what others do is not published.
  fileprivate func indexSet(_ indexes: [Int]) throws -> IndexSet {
    guard indexes.allSatisfy({ $0 >= 0 && $0 < Int.max }) else { throw stop("a set with an index that none can be") }
    return IndexSet(indexes)
  }
}
