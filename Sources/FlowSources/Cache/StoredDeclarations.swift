import FlowModel

// Each fact in the order of its members. A member that is missing here would be lost in the cache: `FactCacheTests`
// compares facts that have all of them.

extension CodeFile: Storable {
  func store(in writer: inout FactWriter) {
    writer.write(imports)
    writer.write(declarations)
    writer.write(functions)
    writer.write(properties)
    writer.write(typeAliases)
    writer.write(swift2Sign != nil)
    if let swift2Sign { writer.write(swift2Sign) }
    writer.write(comments)
  }

  init(from reader: inout FactReader) throws(FactReader.Corrupt) {
    self.init(path: reader.path)
    imports = try reader.texts()
    declarations = try reader.values()
    functions = try reader.values()
    properties = try reader.values()
    typeAliases = try reader.values()
    if try reader.flag() { swift2Sign = try reader.location() }
    comments = try reader.values()
  }
}

extension CodeComment: Storable {
  func store(in writer: inout FactWriter) {
    writer.write(text)
    writer.write(location)
  }

  init(from reader: inout FactReader) throws(FactReader.Corrupt) {
    self.init(text: try reader.text(), location: try reader.location())
  }
}

extension CodeTypeAlias: Storable {
  func store(in writer: inout FactWriter) {
    writer.write(name)
    writer.write(type)
    writer.write(location)
  }

  init(from reader: inout FactReader) throws(FactReader.Corrupt) {
    self.init(name: try reader.text(), type: try reader.text(), location: try reader.location())
  }
}

extension CodeDeclaration: Storable {
  func store(in writer: inout FactWriter) {
    writer.write(kind.rawValue)
    writer.write(name)
    writer.write(location)
    writer.write(objectiveCName)
    writer.write(inherited)
    writer.write(genericParameters)
    writer.write(attributes)
    writer.write(modifiers)
    writer.write(properties)
    writer.write(functions)
    writer.write(cases)
    writer.write(typeAliases)
    writer.write(bindings)
  }

  init(from reader: inout FactReader) throws(FactReader.Corrupt) {
    self.init(kind: try reader.named(), name: try reader.text(), location: try reader.location())
    objectiveCName = try reader.optionalText()
    inherited = try reader.texts()
    genericParameters = try reader.texts()
    attributes = try reader.texts()
    modifiers = try reader.texts()
    properties = try reader.values()
    functions = try reader.values()
    cases = try reader.values()
    typeAliases = try reader.values()
    bindings = try reader.values()
  }
}

extension CodeBinding: Storable {
  func store(in writer: inout FactWriter) {
    writer.write(kind.rawValue)
    writer.write(name)
    writer.write(member)
    writer.write(location)
  }

  init(from reader: inout FactReader) throws(FactReader.Corrupt) {
    self.init(
      try reader.named(), name: try reader.text(), member: try reader.optionalText(), location: try reader.location())
  }
}

extension CodeEnumCase: Storable {
  func store(in writer: inout FactWriter) {
    writer.write(name)
    writer.write(rawValue)
    writer.write(location)
  }

  init(from reader: inout FactReader) throws(FactReader.Corrupt) {
    self.init(name: try reader.text(), rawValue: try reader.optionalText(), location: try reader.location())
  }
}

extension CodeProperty: Storable {
  func store(in writer: inout FactWriter) {
    writer.write(name)
    writer.write(location)
    writer.write(type)
    writer.write(optionality.rawValue)
    writer.write(initialValue)
    writer.write(isConstant)
    writer.write(isComputed)
    writer.write(isSettable)
    writer.write(observers)
    writer.write(attributes)
    writer.write(modifiers)
    writer.write(objectiveCName)
  }

  init(from reader: inout FactReader) throws(FactReader.Corrupt) {
    self.init(name: try reader.text(), location: try reader.location())
    type = try reader.optionalText()
    optionality = try reader.named()
    initialValue = try reader.optional()
    isConstant = try reader.flag()
    isComputed = try reader.flag()
    isSettable = try reader.flag()
    observers = try reader.texts()
    attributes = try reader.texts()
    modifiers = try reader.texts()
    objectiveCName = try reader.optionalText()
  }
}
