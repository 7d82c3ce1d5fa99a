import FlowModel

extension Interpreter {
  /// What is not known is divided by what may be nought: whole numbers trap, whatever the dividend is.
  ///
  /// - Throws: `Trap` where both are whole numbers; `Stop` where that is not known.
  func checkDivisor(
    of unknown: Unknown, _ divisor: Value, _ operation: TreeOperator, at location: TreeLocation, seenAs: [RuntimeType?]
  ) throws {
    switch divisor {
    case .int(0): break
    case .fixed(let number) where number.bits == 0: break
    default: return
    }
    let isTyped = if case .fixed = divisor { true } else { seenAs.contains { $0?.simple == .int } }
    if !isTyped {
      guard let kind = unknown.kind ?? unknown.type?.flattened.name else {
        throw Stop(asking: unknown, "whether \(unknown.what), which is divided by 0, is a whole number", at: location)
      }
      guard kind.hasPrefix("Int") || kind.hasPrefix("UInt") else { return }
    }
    throw Trap(
      message: "Division by zero" + (operation == .remainder ? " in remainder operation" : ""), location: location)
  }
}
