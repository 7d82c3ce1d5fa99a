import FlowModel

/// The `stop` that a closure of Objective-C's enumerations is handed: `UnsafeMutablePointer<ObjCBool>`.
final class StopPointer: NativeBox {
  var isStopped = false
  override var typeName: String { "UnsafeMutablePointer" }
  override var isReference: Bool { true }
  override var isPrintable: Bool { false }
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
