import FlowModel

extension LibraryBuilder {
  /// What `NSArray` and `NSDictionary` call the members of Swift's lists and dictionaries, which stand for them.
  mutating func addObjectCollections() {
    property("Array", "firstObject") { call in .optional(try call.elements.first) }
    property("Array", "lastObject") { call in .optional(try call.elements.last) }
    method("Array", "object(at:)") { call in
      let (items, index) = (try call.elements, try call.int(0))
      guard items.indices.contains(index) else {
        throw call.exception(
          ExceptionName.range, "-[__NSArrayI objectAtIndex:]: index \(index) beyond bounds [0 .. \(items.count - 1)]")
      }
      return items[index]
    }
    method("Array", "componentsJoined(by:)") { call in
      let texts = try call.elements.map { try call.interpreter.description(of: $0, at: call.location) }
      return .string(texts.joined(separator: try call.text(0)))
    }
    method("Dictionary", "object(forKey:)") { call in
      .optional(try call.table[HashedValue(call[0])]?.flattened)
    }
    // `@` at the start of a key asks for an operator of key-value coding.
    method("Dictionary", "value(forKey:)") { call in
      guard try call.text(0).hasPrefix("@") == false else { throw call.stop("an operator of key-value coding") }
      return .optional(try call.table[HashedValue(call[0])]?.flattened)
    }
    property("Dictionary", "allKeys") { call in call.list(Array(try call.table.keys)) }
    property("Dictionary", "allValues") { call in call.list(Array(try call.table.values)) }
  }
}

extension Library.Call {
  fileprivate var table: Table {
    get throws {
      guard case .dictionary(let box) = value else { throw stop("a dictionary is asked for", for: value) }
      return box.table
    }
  }
}
