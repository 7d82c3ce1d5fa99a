import FlowModel

/// Whose members a value has.
extension Library {
  /// The types and protocols whose members a value has, the nearest first.
  func chain(of value: Value, _ interpreter: Interpreter) -> [String] {
    let name: String
    switch value {
    case .int: name = "Int"
    case .double: name = "Double"
    case .bool: name = "Bool"
    case .text(let box): name = box.isSubstring ? "Substring" : "String"
    case .character: name = "Character"
    case .list: name = "Array"
    case .dictionary: name = "Dictionary"
    case .set(let box): name = box.isKeys ? "Dictionary.Keys" : "Set"
    case .some, .nothing: name = "Optional"
    default: return chain(interpreter.typeOf(value), interpreter)
    }
    if let known = chains[name] { return known }
    let found = chain(interpreter.typeOf(value), interpreter)
    chains[name] = found
    return found
  }

  /// The same for a method; what texts have for regular expressions comes first where it is handed one.
  func chain(of value: Value, handed arguments: [Argument], _ interpreter: Interpreter) -> [String] {
    let chain = chain(of: value, interpreter)
    guard case .native(let box)? = arguments.first?.value, box is RegexBox, case .text = value else { return chain }
    return [RegexBox.textMembers] + chain
  }

  /// The types and protocols whose members a value of a type has, the nearest first.
  func chain(_ type: RuntimeType, _ interpreter: Interpreter) -> [String] {
    if let known = type.chain { return known }
    let found = findChain(type, interpreter)
    type.chain = found
    return found
  }

  private func findChain(_ type: RuntimeType, _ interpreter: Interpreter) -> [String] {
    if case .tuple = type.kind { return ["Tuple"] }
    var names: [String] = []
    if let name = type.libraryName { names.append(name) }
    if case .metatype = type.kind { names.append("Metatype") }
    if case .function = type.kind { names.append("Function") }
    if let framework = type.nominal?.frameworkClass { names.append(framework) }
    for each in interpreter.program.allProtocols(of: type) {
      if let name = each.libraryName, !names.contains(name) { names.append(name) }
    }
    if let nominal = type.nominal, nominal.kind == .enum { names.append("Enum") }
    names.append("Any")
    return names
  }
}

extension Library {
  /// Calls a method of a type on what is not known and is of that type.
  func call(
    _ name: String, of type: String, on value: Value, _ arguments: [Argument], _ interpreter: Interpreter,
    _ location: TreeLocation
  ) throws -> Value {
    let call = Call(interpreter: interpreter, value: value, arguments: arguments, location: location)
    guard let body = entry(methods[type]?[name], arguments) else {
      return try interpreter.unreadCall(
        "\(type).\(name)(…)", at: location, handed: [value] + arguments.map(\.value))
    }
    return try attempt(type, name, call, body)
  }
}
