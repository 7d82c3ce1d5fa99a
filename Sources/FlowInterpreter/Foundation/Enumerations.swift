import FlowModel

/// The `stop` that a closure of Objective-C's enumerations is handed: `UnsafeMutablePointer<ObjCBool>`.
package final class StopPointer: NativeBox {
  package fileprivate(set) var isStopped = false

  package override init() { super.init() }

  override package var typeName: String { "UnsafeMutablePointer" }
  override package var isReference: Bool { true }
  override package var isPrintable: Bool { false }
}

extension LibraryBuilder {
  mutating func addStopPointers() {
    property("UnsafeMutablePointer", "pointee") { call in .bool(try call.native(call.value, StopPointer.self).isStopped)
    }
    setter("UnsafeMutablePointer", "pointee") { call, base in
      guard case .native(let stop as StopPointer) = base else { throw call.stop("what a pointer points to") }
      stop.isStopped = try call.isTrue(call[0])
      return .void
    }
  }
}
