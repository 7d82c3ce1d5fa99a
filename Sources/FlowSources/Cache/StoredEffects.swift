import FlowModel

extension CodeEffect: Storable {
  func store(in writer: inout FactWriter) {
    writer.write(kind.rawValue)
    writer.write(value)
    writer.write(newValue)
    writer.write(text)
    writer.write(conditions.count)
    for condition in conditions { writer.write(condition) }
    writer.write(position)
    writer.write(end != nil)
    if let end {
      writer.write(end.events)
      writer.write(end.effects)
    }
    writer.write(isUnsure)
    writer.write(location)
  }

  init(from reader: inout FactReader) throws(FactReader.Corrupt) {
    let kind: Kind = try reader.named()
    let value: CodeValue = try reader.value()
    let newValue: CodeValue? = try reader.optional()
    let text = try reader.text()
    var conditions: [Int] = []
    for _ in 0..<(try reader.number()) { conditions.append(try reader.number()) }
    let position = try reader.number()
    var end: End?
    if try reader.flag() { end = End(events: try reader.number(), effects: try reader.number()) }
    let isUnsure = try reader.flag()
    self.init(
      kind, value, newValue: newValue, text: text, under: conditions, position: position, at: try reader.location())
    self.end = end
    self.isUnsure = isUnsure
  }
}
