import FlowModel

/// What the stored properties of objects and values hold.
extension Interpreter {
  func field(_ symbol: Symbol, of type: RuntimeType) -> Field? {
    guard let nominal = type.nominal else { return nil }
    return nominal.fieldsBySymbol[symbol]
  }

  func stored(_ symbol: Symbol, _ owner: Nominal, of value: Value, at location: TreeLocation) throws -> Value {
    guard let type = thisType(of: value) else {
      throw Stop(reason: "a property without its object", location: location)
    }
    let text = program.symbols.text(of: symbol)
    guard let field = type.nominal?.field(symbol, of: owner) ?? field(symbol, of: type) else {
      // `_name` and `$name` of a property wrapper.
      guard let first = text.first, first == "_" || first == "$",
        let field = self.field(program.symbols[String(text.dropFirst())], of: type)
      else { throw Stop(reason: "the property '\(text)' is not stored", location: location) }
      let wrapper = try content(of: field, in: value, at: location)
      return first == "_" ? wrapper : try property(program.symbols["projectedValue"], of: wrapper, at: location)
    }
    if let name = field.unreadAttribute {
      return try world.unread("@\(name) of '\(field.property.name)'", at: location, handed: [value])
    }
    let content = try content(of: field, in: value, at: location)
    if let wrapper = field.wrapper {
      if let value = try enclosed(field, value, content, at: location) { return value }
      if case .object(let object) = value, isWrappedInPlace(field) {
        var wrapper = content
        defer { object.fields[field.index] = wrapper }
        return try readInPlace(program.symbols["wrappedValue"], of: &wrapper, at: location)
      }
      return try unwrapped(content, wrapper, at: location)
    }
    if field.isHeldElsewhere {
      if field.isWeak { return heldWeakly(content) }
      return try unownedContent(content, isOptional: fieldType(field, of: type).map { $0.wrapped != nil }, at: location)
    }
    return content
  }

  /// What lies in a field; a lazy property is set by being read.
  func content(of field: Field, in value: Value, at location: TreeLocation) throws -> Value {
    let content: Value
    switch value {
    case .object(let object): content = object.fields[field.index]
    case .structure(let box): content = box.fields[field.index]
    default: throw Stop(reason: "a property of \(typeOf(value).name)", location: location)
    }
    guard case .absent = content else { return content }
    guard field.isLazy, let code = field.initialValue, case .object(let object) = value else {
      if field.isLazy, let code = field.initialValue {
        return try initialValue(code, fieldType(field, of: typeOf(value)), this: value, at: location)
      }
      if case .object(let object) = value, let withdrawal = object.part?.withdrawal {
        throw Trap(message: withdrawal, location: location)
      }
      throw Stop(reason: "'\(field.property.name)' is read before it is set", location: location)
    }
    let make = { [self] in try initialValue(code, fieldType(field, of: object.type), this: value, at: location) }
    let made = try onLazyValue?(object, make) ?? make()
    noteChange(of: object)
    object.fields[field.index] = made
    return made
  }

  /// The written type of a stored property in an instance of a type.
  func fieldType(_ field: Field, of type: RuntimeType) -> RuntimeType? {
    if let known = field.type { return known }
    guard field.property.type >= 0 else {
      field.type = .some(nil)
      return nil
    }
    let isGeneric = type.bindings != nil || !field.owner.generics.isEmpty
    let found = program.type(
      field.property.type, in: field.tree,
      TypeScope(owner: field.owner, generics: bindings(of: field.owner, in: type), this: type))
    if !isGeneric { field.type = .some(found) }
    return found
  }

  /// What a superclass's generic parameters stand for in a type.
  func bindings(of owner: Nominal, in type: RuntimeType) -> GenericBindings? {
    var each = type
    while each.nominal !== owner {
      guard let nominal = each.nominal, let parent = nominal.superclassType(of: each, program) else {
        return type.bindings
      }
      each = parent
    }
    return each.bindings
  }
}
