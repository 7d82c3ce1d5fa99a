import FlowModel
import Foundation

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
    // Swift's own list gives an Optional.
    method("Array", "index(of:)") { call in
      guard case .list(let box) = call.value, box.isOfObjects else {
        return try call.interpreter.library.call(
          "firstIndex", on: call.value, [Argument("of", call[0])], nil, call.interpreter, call.location)
          ?? .none
      }
      let wanted = call.interpreter.objectBridged(call[0])
      return .int(try box.items.firstIndex { try call.areEqual($0, wanted) } ?? NSNotFound)
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
