import FlowModel

extension CodeFunction: Storable {
  func store(in writer: inout FactWriter) {
    writer.write(kind.rawValue)
    writer.write(name)
    writer.write(location)
    writer.write(parameters)
    writer.write(result)
    writer.write(attributes)
    writer.write(modifiers)
    writer.write(objectiveCName)
    writer.write(isFailable)
    writer.write(hasBody)
    writer.write(conditions)
    writer.write(events)
  }

  init(from reader: inout FactReader) throws(FactReader.Corrupt) {
    self.init(kind: try reader.named(), name: try reader.text(), location: try reader.location())
    parameters = try reader.values()
    result = try reader.optionalText()
    attributes = try reader.texts()
    modifiers = try reader.texts()
    objectiveCName = try reader.optionalText()
    isFailable = try reader.flag()
    hasBody = try reader.flag()
    conditions = try reader.values()
    events = try reader.values()
  }
}

extension CodeParameter: Storable {
  func store(in writer: inout FactWriter) {
    writer.write(label)
    writer.write(name)
    writer.write(type)
    writer.write(hasDefault)
  }

  init(from reader: inout FactReader) throws(FactReader.Corrupt) {
    self.init(
      label: try reader.optionalText(), name: try reader.text(), type: try reader.text(),
      hasDefault: try reader.flag())
  }
}

extension CodeCondition: Storable {
  func store(in writer: inout FactWriter) {
    writer.write(kind.rawValue)
    writer.write(text)
    writer.write(isNegated)
    writer.write(tests)
    writer.write(location)
    writer.write(isUnsure)
  }

  init(from reader: inout FactReader) throws(FactReader.Corrupt) {
    self.init(
      try reader.named(), text: try reader.text(), isNegated: try reader.flag(), tests: try reader.values(),
      location: try reader.location())
    isUnsure = try reader.flag()
  }
}

extension CodeTest: Storable {
  func store(in writer: inout FactWriter) {
    writer.write(value)
    switch relation {
    case .isOne(let values):
      writer.write(0)
      writer.write(values)
    case .isNone(let values):
      writer.write(1)
      writer.write(values)
    case .isType(let type):
      writer.write(2)
      writer.write(type)
    case .isNoType(let types):
      writer.write(3)
      writer.write(types)
    case .exists: writer.write(4)
    case .isNil: writer.write(5)
    case .isTrue: writer.write(6)
    case .isFalse: writer.write(7)
    }
  }

  init(from reader: inout FactReader) throws(FactReader.Corrupt) {
    let value: CodeValue = try reader.value()
    switch try reader.number() {
    case 0: self.init(value, .isOne(try reader.values()))
    case 1: self.init(value, .isNone(try reader.values()))
    case 2: self.init(value, .isType(try reader.text()))
    case 3: self.init(value, .isNoType(try reader.texts()))
    case 4: self.init(value, .exists)
    case 5: self.init(value, .isNil)
    case 6: self.init(value, .isTrue)
    case 7: self.init(value, .isFalse)
    default: throw FactReader.Corrupt()
    }
  }
}

extension CodeEvent: Storable {
  func store(in writer: inout FactWriter) {
    writer.write(conditions.count)
    for condition in conditions { writer.write(condition) }
    writer.write(location)
    writer.write(isUnsure)
    switch action {
    case .call(let value):
      writer.write(0)
      writer.write(value)
    case .assign(let target, let value):
      writer.write(1)
      writer.write(target)
      writer.write(value)
    case .use(let use):
      writer.write(2)
      writer.write(use.property)
      writer.write(use.kind.rawValue)
    case .cast(let value):
      writer.write(3)
      writer.write(value)
    case .result(let value):
      writer.write(4)
      writer.write(value)
    case .leave(let word):
      writer.write(5)
      writer.write(word)
    }
  }

  init(from reader: inout FactReader) throws(FactReader.Corrupt) {
    var conditions: [Int] = []
    for _ in 0..<(try reader.number()) { conditions.append(try reader.number()) }
    let location = try reader.location()
    let isUnsure = try reader.flag()
    let action: Action
    switch try reader.number() {
    case 0: action = .call(try reader.value())
    case 1: action = .assign(target: try reader.value(), value: try reader.optional())
    case 2: action = .use(CodeUse(property: try reader.text(), kind: try reader.named()))
    case 3: action = .cast(try reader.value())
    case 4: action = .result(try reader.value())
    case 5: action = .leave(try reader.text())
    default: throw FactReader.Corrupt()
    }
    self.init(action, under: conditions, at: location)
    self.isUnsure = isUnsure
  }
}
