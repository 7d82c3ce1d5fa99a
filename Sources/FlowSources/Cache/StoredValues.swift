import FlowModel

extension CodeValue: Storable {
  func store(in writer: inout FactWriter) {
    writer.write(root)
    writer.write(path)
  }

  init(from reader: inout FactReader) throws(FactReader.Corrupt) {
    self.init(try reader.value(), try reader.values())
  }
}

extension CodeArgument: Storable {
  func store(in writer: inout FactWriter) {
    writer.write(label)
    writer.write(value)
  }

  init(from reader: inout FactReader) throws(FactReader.Corrupt) {
    self.init(label: try reader.optionalText(), try reader.value())
  }
}

extension CodeValue.Root: Storable {
  func store(in writer: inout FactWriter) {
    switch self {
    case .text(let content):
      writer.write(0)
      writer.write(content)
    case .nothing: writer.write(1)
    case .itself: writer.write(2)
    case .parent: writer.write(3)
    case .parameter(let content):
      writer.write(4)
      writer.write(content)
    case .local(let content):
      writer.write(5)
      writer.write(content)
    case .result(let content):
      writer.write(6)
      writer.write(content)
    case .name(let content):
      writer.write(7)
      writer.write(content)
    case .implicit: writer.write(8)
    case .closure(let content):
      writer.write(9)
      writer.write(content)
    case .selector(let content):
      writer.write(10)
      writer.write(content)
    case .array(let content):
      writer.write(11)
      writer.write(content)
    case .other(let content):
      writer.write(12)
      writer.write(content)
    }
  }

  init(from reader: inout FactReader) throws(FactReader.Corrupt) {
    switch try reader.number() {
    case 0: self = .text(try reader.text())
    case 1: self = .nothing
    case 2: self = .itself
    case 3: self = .parent
    case 4: self = .parameter(try reader.text())
    case 5: self = .local(try reader.text())
    case 6: self = .result(try reader.number())
    case 7: self = .name(try reader.text())
    case 8: self = .implicit
    case 9: self = .closure(try reader.texts())
    case 10: self = .selector(try reader.text())
    case 11: self = .array(try reader.values())
    case 12: self = .other(try reader.text())
    default: throw FactReader.Corrupt()
    }
  }
}

extension CodeValue.Hop: Storable {
  func store(in writer: inout FactWriter) {
    switch self {
    case .member(let content):
      writer.write(0)
      writer.write(content)
    case .call(let content):
      writer.write(1)
      writer.write(content)
    case .forcedCast(let content):
      writer.write(2)
      writer.write(content)
    case .optionalCast(let content):
      writer.write(3)
      writer.write(content)
    case .upcast(let content):
      writer.write(4)
      writer.write(content)
    case .forced: writer.write(5)
    case .optional: writer.write(6)
    case .element(let content):
      writer.write(7)
      writer.write(content)
    case .fallback(let content):
      writer.write(8)
      writer.write(content)
    }
  }

  init(from reader: inout FactReader) throws(FactReader.Corrupt) {
    switch try reader.number() {
    case 0: self = .member(try reader.text())
    case 1: self = .call(try reader.values())
    case 2: self = .forcedCast(try reader.text())
    case 3: self = .optionalCast(try reader.text())
    case 4: self = .upcast(try reader.text())
    case 5: self = .forced
    case 6: self = .optional
    case 7: self = .element(try reader.values())
    case 8: self = .fallback(try reader.values())
    default: throw FactReader.Corrupt()
    }
  }
}
