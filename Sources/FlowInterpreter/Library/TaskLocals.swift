import FlowModel

/// `$name` of a `@TaskLocal` variable.
final class TaskLocalBox: NativeBox {
  let cell: StaticCell
  init(_ cell: StaticCell) { self.cell = cell }
  override var typeName: String { "TaskLocal" }
  override var isReference: Bool { true }
}

extension StaticCell {
  /// Whether each task has a value of its own.
  var isTaskLocal: Bool { !property.attributes.isEmpty && property.attributes.contains { $0.name == "TaskLocal" } }
}

extension LibraryBuilder {
  mutating func addTaskLocals() {
    method("TaskLocal", "withValue(...)") { call in
      guard case .native(let local as TaskLocalBox) = call.value, let first = call.arguments.first,
        let operation = try call.functionValue(call.arguments.dropFirst().first?.value)
      else { throw call.stop("withValue of a task's variable") }
      let place = ObjectIdentifier(local.cell)
      var value = first.value
      if case .nothing? = Optional(local.cell.value), !value.isOptional { value = .optional(value) }
      if case .some = local.cell.value, !value.isOptional { value = .optional(value) }
      let strand = call.loop.current
      let before = strand.locals[place]
      strand.locals[place] = value
      defer { strand.locals[place] = before }
      return try call.operate(operation)
    }
    method("TaskLocal", "get()") { call in
      guard case .native(let local as TaskLocalBox) = call.value else { throw call.stop("a task's variable") }
      return call.loop.current.locals[ObjectIdentifier(local.cell)] ?? local.cell.value
    }
  }
}
