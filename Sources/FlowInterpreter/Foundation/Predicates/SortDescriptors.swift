import FlowModel
import Foundation

/// `NSSortDescriptor`.
final class SortDescriptorBox: NativeBox {
  /// How it compares what the key leads to.
  enum Comparison {
    case values
    /// The texts, as a method of NSString's does: `localizedCaseInsensitiveCompare:`.
    case texts(String)
    case closure(Closure)
  }

  /// The key path; nil for the objects themselves.
  let key: String?
  let isAscending: Bool
  let comparison: Comparison

  init(_ key: String?, isAscending: Bool, _ comparison: Comparison) {
    self.key = key
    self.isAscending = isAscending
    self.comparison = comparison
  }
  override var typeName: String { "NSSortDescriptor" }
  override var isReference: Bool { true }
  override var isPrintable: Bool { false }
}

extension LibraryBuilder {
  /// `NSSortDescriptor`, and what sorts by it.
  mutating func addSortDescriptors() {
    let type = "NSSortDescriptor"
    initializer(type, "(key:ascending:)") { call in .native(try call.descriptor(try call.key(), .values)) }
    initializer(type, "(key:ascending:selector:)") { call in
      .native(try call.descriptor(try call.key(), try call.comparison(call[2])))
    }
    initializer(type, "(key:ascending:comparator:)") { call in
      .native(try call.descriptor(try call.key(), .closure(try call.lastClosure())))
    }
    initializer(type, "(keyPath:ascending:)") { call in .native(try call.descriptor(try call.keyPath(), .values)) }
    initializer(type, "(keyPath:ascending:comparator:)") { call in
      .native(try call.descriptor(try call.keyPath(), .closure(try call.lastClosure())))
    }
    property(type, "key") { call in .optional(try call.descriptor(call.value).key.map { .string($0) }) }
    property(type, "ascending") { call in .bool(try call.descriptor(call.value).isAscending) }
    property(type, "reversedSortDescriptor") { call in
      let this = try call.descriptor(call.value)
      return .native(SortDescriptorBox(this.key, isAscending: !this.isAscending, this.comparison))
    }
    method(type, "compare(_:to:)") { call in
      try call.order(of: call[0], call[1], by: try call.descriptor(call.value)).bridged
    }
    method("Array", "sortedArray(using:)") { call in
      let items = try call.interpreter.elements(of: call.value, at: call.location)
      let descriptors = try call.interpreter.elements(of: call[0], at: call.location).map { try call.descriptor($0) }
      let sorted = try call.interpreter.sorted(items) { one, other in
        for descriptor in descriptors {
          switch try call.order(of: one, other, by: descriptor) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
        return false
      }
      return call.list(sorted, call.types.any)
    }
  }
}

extension Library.Call {
  fileprivate func descriptor(_ value: Value) throws -> SortDescriptorBox {
    guard case .native(let box as SortDescriptorBox)? = value.flattened else {
      throw stop("a sort descriptor is asked for", for: value)
    }
    return box
  }

  fileprivate func descriptor(_ key: String?, _ comparison: SortDescriptorBox.Comparison) throws -> SortDescriptorBox {
    SortDescriptorBox(key, isAscending: try isTrue(self[1]), comparison)
  }

  fileprivate func key() throws -> String? {
    try self[0].flattened.map { try unbridge($0, String.self) }
  }

  fileprivate func keyPath() throws -> String? {
    let name = try interpreter.library.property("_kvcKeyPathString", of: self[0], interpreter, location)
    guard let text = name?.flattened else { throw stop("a key path without a name") }
    return try unbridge(text, String.self)
  }

  /// - Parameter selector: what compares, `#selector(NSString.localizedCaseInsensitiveCompare(_:))`; nil for `compare:`.
  fileprivate func comparison(_ selector: Value) throws -> SortDescriptorBox.Comparison {
    guard let selector = selector.flattened else { return .values }
    let written: String
    switch selector {
    case .selector(let box), .text(let box): written = box.text
    default: throw stop("what a sort descriptor compares by", for: selector)
    }
    let last = written.split(separator: ".").last ?? ""
    let name = String(last.prefix { $0 != "(" && $0 != ":" })
    switch name {
    case "compare": return .values
    case "caseInsensitiveCompare", "localizedCaseInsensitiveCompare", "localizedCompare", "localizedStandardCompare":
      return .texts(name)
    default: throw stop("a sort descriptor that compares by \(name)")
    }
  }

  /// The order of two objects; nil is before all. Source: documentation of `NSSortDescriptor.compare(_:to:)`.
  fileprivate func order(of one: Value, _ other: Value, by descriptor: SortDescriptorBox) throws -> ComparisonResult {
    let (left, right) = (try content(of: one, descriptor.key), try content(of: other, descriptor.key))
    let result = try compare(left, right, descriptor.comparison)
    if descriptor.isAscending || result == .orderedSame { return result }
    return result == .orderedAscending ? .orderedDescending : .orderedAscending
  }

  private func compare(
    _ left: Value?, _ right: Value?, _ comparison: SortDescriptorBox.Comparison
  ) throws -> ComparisonResult {
    for case .unknown(let unknown)? in [left, right] where !unknown.isThere {
      throw Stop(lacking: unknown, at: location)
    }
    if case .closure(let closure) = comparison {
      let arguments = [Value.optional(left), .optional(right)].map { $0.flattened ?? $0 }
      let result = try interpreter.call(closure, arguments, at: location)
      return try unbridge(result, ComparisonResult.self)
    }
    guard let left else { return right == nil ? .orderedSame : .orderedAscending }
    guard let right else { return .orderedDescending }
    for case .unknown(let unknown) in [left, right] {
      guard let known = interpreter.knownComparison(left, right) else { throw Stop(lacking: unknown, at: location) }
      return known
    }
    if case .texts(let name) = comparison, String.unbridged(left, self) != nil {
      let result = try interpreter.library.call(name, on: left, [Argument(nil, right)], nil, interpreter, location)
      guard let result else { throw stop("a sort descriptor that compares by \(name)") }
      return try unbridge(result, ComparisonResult.self)
    }
    return try order(left, right)
  }

  private func content(of object: Value, _ key: String?) throws -> Value? {
    guard let key else { return object.flattened }
    let value = try interpreter.value(forKeys: key.split(separator: ".").map(String.init), of: object, self)
    return value.flattened
  }
}
