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
    addMakingOfObjectCollections()
    property("Dictionary", "allKeys") { call in call.list(Array(try call.table.keys)) }
    property("Dictionary", "allValues") { call in call.list(Array(try call.table.values)) }
  }

  /// `NSArray(…)` and `NSDictionary(…)`.
  private mutating func addMakingOfObjectCollections() {
    for name in ["NSArray", "NSDictionary"] {
      for label in ["contentsOfFile", "contentsOf"] {
        initializer(name, "(\(label):)") { call in
          // What a plain program reads is the machine's.
          guard call.interpreter.framework != nil else { throw call.stop("the content of a file") }
          return .optional(try call.propertyList(at: call[0], named: name))
        }
      }
    }
    initializer("NSArray", "()") { call in call.interpreter.objectBridged(call.list([])) }
    initializer("NSArray", "(array:)") { call in
      guard case .list = call[0] else { throw call.stop("an array is asked for", for: call[0]) }
      return call.interpreter.objectBridged(call[0])
    }
    for signature in ["()", "(dictionary:)"] {
      initializer("NSDictionary", signature) { call in
        let given = call.arguments.isEmpty ? Value.dictionary([], call.types.anyObject, call.types.anyObject) : call[0]
        guard case .dictionary = given else { throw call.stop("a dictionary is asked for", for: given) }
        return call.interpreter.objectBridged(given)
      }
    }
  }
}

extension Library.Call {
  /// The list or dictionary in the property list in a file; nil where it cannot be read, or holds the other.
  ///
  /// - Foundation: `init(contentsOfFile:)` and `init(contentsOf:)` give nil then (documentation of NSArray, NSDictionary).
  fileprivate func propertyList(at place: Value, named name: String) throws -> Value? {
    let data: Value
    do { data = try fileData(place) } catch is Thrown { return nil }
    guard case .native(let box as FoundationBox<SimulatedData>) = data else { throw stop("reading what is no Data") }
    guard let content = try? PropertyListFile.content(of: Array(box.content.data)) else { return nil }
    let value = Value.plain(content, types)
    switch (value, name) {
    case (.list, "NSArray"), (.dictionary, "NSDictionary"): return interpreter.objectBridged(value)
    default: return nil
    }
  }

  fileprivate var table: Table {
    get throws {
      guard case .dictionary(let box) = value else { throw stop("a dictionary is asked for", for: value) }
      return box.table
    }
  }
}
