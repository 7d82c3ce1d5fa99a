import FlowModel
import Foundation

extension Library {
  /// `NSDecimalRound(&result, &number, scale, mode)`, which sets a variable to another one's number rounded; nil for
  /// another spelling.
  func roundDecimal(
    _ nodes: UnsafeBufferPointer<Int32>, _ frame: Frame, _ interpreter: Interpreter, at location: TreeLocation
  ) throws -> Value? {
    guard nodes.count == 8, [1, 3].allSatisfy({ frame.nodes[Int(nodes[$0])].kind == .inout }) else { return nil }
    let target = try interpreter.place(nodes[1], frame)
    let source = try interpreter.place(nodes[3], frame)
    let values = [
      try interpreter.read(source, nodes[3], frame),
      try interpreter.evaluate(nodes[5], frame, interpreter.types.int),
      try interpreter.evaluate(nodes[7], frame, interpreter.types.library("NSDecimalNumber.RoundingMode")),
    ]
    let call = Call(
      interpreter: interpreter, value: .void, arguments: values.map { Argument(nil, $0) }, location: location)
    if let unknown = call.unknownArgument {
      let rounded = Unknown("NSDecimalRound(\(unknown.what))", location, kind: "Decimal")
      try interpreter.set(target, to: .unknown(rounded), nodes[1], frame)
      return .void
    }
    var (number, rounded) = (try call.argument(0, Decimal.self), Decimal())
    NSDecimalRound(&rounded, &number, try call.int(1), try call.argument(2))
    try interpreter.set(target, to: rounded.bridged, nodes[1], frame)
    return .void
  }
}
