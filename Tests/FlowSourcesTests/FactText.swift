import FlowModel

/// Facts as short lines that a test can pin: declarations, members, and under each function its events.
enum FactText {
  /// All that a file says.
  static func lines(_ file: CodeFile) -> String {
    var lines: [String] = []
    for alias in file.typeAliases { lines.append("typealias \(alias.name) = \(alias.type)") }
    for property in file.properties { lines.append(line(property)) }
    for function in file.functions { lines += self.lines(function) }
    for declaration in file.declarations { lines += self.lines(declaration) }
    return lines.joined(separator: "\n")
  }

  private static func lines(_ declaration: CodeDeclaration) -> [String] {
    let generics =
      declaration.genericParameters.isEmpty
      ? "" : "<\(declaration.genericParameters.joined(separator: ", "))>"
    let inherited = declaration.inherited.isEmpty ? "" : ": \(declaration.inherited.joined(separator: ", "))"
    let objectiveC = declaration.objectiveCName.map { " = \($0)" } ?? ""
    var lines = [
      "\(declaration.location.line):\(declaration.location.column) \(declaration.kind) \(declaration.name)\(generics)\(inherited)\(objectiveC)"
    ]
    for alias in declaration.typeAliases { lines.append("  typealias \(alias.name) = \(alias.type)") }
    for element in declaration.cases {
      lines.append("  case \(element.name)\(element.rawValue.map { " = \"\($0)\"" } ?? "")")
    }
    for binding in declaration.bindings {
      let place = "\(binding.location.line):\(binding.location.column)"
      lines.append("  \(place) \(binding.kind) \(binding.name) = \(binding.member ?? "?")")
    }
    for property in declaration.properties { lines.append("  " + line(property)) }
    for function in declaration.functions { lines += self.lines(function).map { "  " + $0 } }
    return lines
  }

  private static func line(_ property: CodeProperty) -> String {
    let mark =
      switch property.optionality {
      case .plain: ""
      case .optional: "?"
      case .implicitlyUnwrapped: "!"
      }
    var words = property.attributes.map { "@\($0)" } + property.modifiers
    words.append(property.isConstant ? "let" : "var")
    words.append("\(property.name): \(property.type ?? "_")\(mark)")
    if let value = property.initialValue { words.append("= \(value)") }
    if property.isComputed { words.append(property.isSettable ? "{ get set }" : "{ get }") }
    if !property.observers.isEmpty { words.append("{ \(property.observers.joined(separator: " ")) }") }
    return "\(property.location.line):\(property.location.column) " + words.joined(separator: " ")
  }

  /// A function with its events, each with the conditions that it stands under.
  static func lines(_ function: CodeFunction) -> [String] {
    let words = function.attributes.map { "@\($0)" } + function.modifiers + [function.fullName]
    let selector = function.kind == .function || function.kind == .initializer ? " [\(function.selector)]" : ""
    let head = "\(function.location.line):\(function.location.column) \(words.joined(separator: " "))\(selector)"
    return [head]
      + function.events.enumerated().map { index, event in
        "  \(event.location.line):\(event.location.column) $\(index) \(text(event.action))\(conditions(event, in: function))"
      }
  }

  private static func conditions(_ event: CodeEvent, in function: CodeFunction) -> String {
    let texts = event.conditions.map { index in
      let condition = function.conditions[index]
      let tests = condition.tests.map(\.description).joined(separator: " and ")
      return "\(condition.isNegated ? "not " : "")\(condition.kind)(\(tests.isEmpty ? condition.text : tests))"
    }
    return texts.isEmpty ? "" : "  <- " + texts.joined(separator: " / ")
  }

  private static func text(_ action: CodeEvent.Action) -> String {
    switch action {
    case .call(let value): "call \(value)"
    case .assign(let target, let value): "set \(target) = \(value.map(\.description) ?? "…")"
    case .use(let use): "use \(use.property) \(use.kind)"
    case .cast(let value): "cast \(value)"
    case .result(let value): "return \(value)"
    case .leave(let word): "leave \(word)"
    }
  }
}
