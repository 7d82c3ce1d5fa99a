extension Interpreter {
  /// A value in the words of a question.
  func describe(_ value: Value) -> String {
    switch value {
    case .unknown(let unknown): unknown.what
    case .int(let number): "\(number)"
    case .text(let box): "\"\(box.text)\""
    case .bool(let flag): "\(flag)"
    case .nothing: "nil"
    case .implicit(let box): ".\(program.symbols.text(of: box.name))"
    default: typeOf(value).name
    }
  }
}
