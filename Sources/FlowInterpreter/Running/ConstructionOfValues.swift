import FlowModel

/// Making instances of types with evaluated arguments.
extension Interpreter {
  /// `Type(…)`, with evaluated arguments.
  ///
  /// - Parameter isLibrarysOwn: whether an initialiser of an extension with the same labels takes other types.
  func construct(
    _ type: RuntimeType, _ arguments: [Argument], _ node: Int32, _ frame: Frame, isLibrarysOwn: Bool = false
  ) throws -> Value {
    let location = frame.tree.location(of: node)
    if let nominal = type.nominal {
      if let what = nominal.unreadInLineage { return try unread(what, node, frame) }
      let labels = arguments.map { $0.label.map { program.symbols[$0] } }
      let fitting = initializers(of: nominal).filter {
        matches($0, labels, trailing: arguments.count { $0.isTrailing }) != nil
      }
      if !fitting.isEmpty {
        let code =
          fitting.count == 1
          ? fitting[0] : try best(fitting, arguments, nil, labels, node, frame, isLiteral: { _ in false })
        var made = type
        if !nominal.generics.isEmpty, type.bindings == nil,
          let places = matches(code, labels, trailing: arguments.count { $0.isTrailing })
        {
          let inferred = GenericBindings()
          let inference = GenericInference(
            tree: code.tree, parameters: nominal.generics, bindings: inferred, types: types)
          for (index, place) in places.enumerated() {
            infer(inference, code.function.parameters[place].type, from: arguments[index].value)
          }
          made = self.inferred(nominal, inferred)
        }
        let bindings = self.bindings(for: code, made)
        let bound = try bind(
          arguments, to: code, isLabelled: true, generics: bindings, this: .type(made), at: location)
        return try initialize(made, code, node, frame) { this, initializing, after in
          try self.call(
            code, this: this, bound.values, captures: [], generics: bound.generics, at: location, thisType: made,
            initializing: initializing, after: &after)
        }
      }
      switch nominal.kind {
      case .struct:
        if arguments.count < 2, arguments.first?.label == nil, conformsByName(nominal, "OptionSet"),
          let made = try library.constructed(type, arguments, self, location)
        {
          return made
        }
        if nominal.fieldsBySymbol[program.symbols["from"]] == nil, let made = try decoded(type, arguments, at: location)
        {
          return made
        }
        return try memberwise(nominal, type, arguments, node, frame)
      case .enum:
        if arguments.count == 1, arguments[0].label == "rawValue" {
          return try enumeration(type, rawValue: arguments[0].value, node, frame)
        }
      case .class, .actor:
        if nominal.frameworkClass != nil, framework != nil || arguments.isEmpty && nominal.initializers.isEmpty {
          return try constructInherited(type, arguments, node, frame)
        }
        if arguments.isEmpty, nominal.frameworkClass == nil {
          return try constructInherited(type, arguments, node, frame)
        }
      default: break
      }
      if let made = try library.constructed(type, arguments, self, location) { return made }
      throw stop("no initializer of \(type.name) fits the arguments", node, frame)
    }
    if isLibrarysOwn, let made = try library.construct(type, arguments, self, location) { return made }
    let extensions = extensionInitializers(of: type)
    if !extensions.isEmpty {
      let labels = arguments.map { $0.label.map { program.symbols[$0] } }
      let fitting = extensions.filter { matches($0, labels, trailing: arguments.count { $0.isTrailing }) != nil }
      if !fitting.isEmpty {
        let code =
          fitting.count == 1
          ? fitting[0] : try best(fitting, arguments, nil, labels, node, frame, isLiteral: { _ in false })
        let bound = try bind(arguments, to: code, isLabelled: true, generics: nil, this: nil, at: location)
        var after: Value?
        let result = try call(
          code, this: .absent, bound.values, captures: [], generics: bound.generics, at: location, thisType: type,
          after: &after)
        if case .nothing = result, code.function.flags.contains(.isFailable) { return result }
        guard let after else { throw stop("\(code.fullName) leaves nothing", node, frame) }
        return code.function.flags.contains(.isFailable) ? .some(SomeBox(after)) : after
      }
    }
    if case .tuple(let items, let labels) = type.kind, items.count == arguments.count {
      // An alias of a tuple's type is called like an initializer.
      return .tuple(TupleBox(try zip(arguments, items).map { try coerce($0.value, to: $1, node, frame) }, labels))
    }
    if let made = try library.construct(type, arguments, self, location) { return made }
    if let made = try decoded(type, arguments, at: location) { return made }
    return try unreadCall("\(type.name)(…)", at: location, handed: arguments.map(\.value))
  }

  func memberwise(
    _ nominal: Nominal, _ type: RuntimeType, _ arguments: [Argument], _ node: Int32, _ frame: Frame
  ) throws -> Value {
    var made = type
    var arguments = arguments[...]
    if !nominal.generics.isEmpty, type.bindings == nil {
      let inferred = GenericBindings()
      let call = frame.tree.nodes[Int(node)]
      let written = call.kind == .call ? Array(frame.tree.list(call.b)) : []
      for (index, argument) in arguments.enumerated() {
        guard let label = argument.label, let field = nominal.fieldsBySymbol[program.symbols[label]],
          field.property.type >= 0
        else { continue }
        let inference = GenericInference(
          tree: field.tree, parameters: nominal.generics, bindings: inferred, types: types)
        if written.count == arguments.count * 2 {
          infer(inference, field.property.type, from: argument.value, written[index * 2 + 1], frame)
        } else {
          infer(inference, field.property.type, from: argument.value)
        }
      }
      made = self.inferred(nominal, inferred)
    }
    let box = StructBox(made, ContiguousArray(repeating: .absent, count: nominal.fields.count))
    let location = frame.tree.location(of: node)
    for field in nominal.fields {
      let written = fieldType(field, of: made)
      let isTaken = field.property.flags.contains(.isLet) && field.initialValue != nil
      let isTrailing = arguments.first.map { $0.isTrailing && $0.label == nil } == true && isFunction(written)
      if isTrailing, arguments.count == 1,
        nominal.fields.contains(where: { $0.index > field.index && isFunction(fieldType($0, of: made)) })
      {
        throw stop("which property the trailing closure is for hangs on Swift's mode", node, frame)
      }
      if !isTaken, let first = arguments.first, first.label == field.property.name || isTrailing {
        arguments.removeFirst()
        if let wrapper = field.wrapper {
          box.fields[field.index] = try wrapped(
            wrapper, field.property, field.tree, written, this: nil, at: location, value: first.value)
        } else {
          var value = try coerce(first.value, to: written?.isUnknown == true ? nil : written, node, frame)
          if case .implicit = value, written == nil,
            let initial = try initialContent(of: field, made, this: .structure(box), node, frame)
          {
            // `var method = Method.get`: the initial value tells the type.
            value = try coerce(value, to: typeOf(initial), node, frame)
          }
          box.fields[field.index] = field.isHeldElsewhere ? WeakReference.held(value) : value
        }
      } else if let content = try initialContent(of: field, made, this: .structure(box), node, frame) {
        box.fields[field.index] = content
      } else if !field.isLazy {
        throw stop("no value for '\(field.property.name)' of \(type.name)", node, frame)
      }
    }
    guard arguments.isEmpty else {
      if let found = try library.constructed(type, Array(arguments), self, location) { return found }
      throw stop("no initializer of \(type.name) fits the arguments", node, frame)
    }
    return .structure(box)
  }

  func isFunction(_ type: RuntimeType?) -> Bool { if case .function? = type?.flattened.kind { true } else { false } }
}
