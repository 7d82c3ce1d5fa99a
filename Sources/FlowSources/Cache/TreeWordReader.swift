import FlowModel

/// Reads what ``TreeWordWriter`` wrote, and notices when it is something else.
struct TreeWordReader {
  /// The numbers are not what a ``TreeWordWriter`` wrote.
  struct Corrupt: Error {}

  private let words: [Int32]
  private let names: [String]
  private var index = 0

  init(words: [Int32], names: [String]) {
    self.words = words
    self.names = names
  }

  /// All of a tree but its flat arrays.
  mutating func read(into tree: inout CodeTree) throws(Corrupt) {
    tree.imports = try texts()
    tree.genericArguments = try numbers()
    tree.functions = try values { (reader) throws(Corrupt) in try reader.function() }
    tree.types = try values { (reader) throws(Corrupt) in try reader.type() }
    tree.properties = try values { (reader) throws(Corrupt) in try reader.property() }
    tree.typeAliases = try values { (reader) throws(Corrupt) in try reader.alias() }
    tree.globalFunctions = try numbers()
    tree.globals = try numbers()
    tree.operators = try values { (reader) throws(Corrupt) in
      TreeOperatorDeclaration(name: try reader.text(), fixity: try reader.text())
    }
    tree.script = try number()
    guard index == words.count else { throw Corrupt() }
  }

  // MARK: Parts

  private mutating func number() throws(Corrupt) -> Int32 {
    guard index < words.count else { throw Corrupt() }
    index += 1
    return words[index - 1]
  }

  private mutating func offset() throws(Corrupt) -> UInt32 { UInt32(bitPattern: try number()) }

  private mutating func flag() throws(Corrupt) -> Bool {
    let number = try number()
    guard number == 0 || number == 1 else { throw Corrupt() }
    return number == 1
  }

  private mutating func text() throws(Corrupt) -> String {
    let number = Int(try number())
    guard names.indices.contains(number) else { throw Corrupt() }
    return names[number]
  }

  private mutating func optionalText() throws(Corrupt) -> String? {
    guard index < words.count else { throw Corrupt() }
    if words[index] == -1 {
      index += 1
      return nil
    }
    return try text()
  }

  private mutating func kind<Kind: RawRepresentable>() throws(Corrupt) -> Kind where Kind.RawValue == UInt8 {
    guard let raw = UInt8(exactly: try number()), let kind = Kind(rawValue: raw) else { throw Corrupt() }
    return kind
  }

  private mutating func count() throws(Corrupt) -> Int {
    let count = Int(try number())
    guard count >= 0, count <= words.count - index else { throw Corrupt() }
    return count
  }

  private mutating func numbers() throws(Corrupt) -> [Int32] {
    let count = try count()
    index += count
    return Array(words[index - count..<index])
  }

  private mutating func values<Value>(
    _ body: (inout TreeWordReader) throws(Corrupt) -> Value
  ) throws(Corrupt) -> [Value] {
    let count = try count()
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try body(&self)) }
    return values
  }

  private mutating func texts() throws(Corrupt) -> [String] {
    try values { (reader) throws(Corrupt) in try reader.text() }
  }

  // MARK: Declarations

  private mutating func function() throws(Corrupt) -> TreeFunction {
    var function = TreeFunction(kind: try kind(), name: try text())
    function.flags = TreeFunction.Flags(rawValue: try offset())
    function.parameters = try parameters()
    function.result = try number()
    function.body = try number()
    function.slots = try number()
    function.captures = try values { (reader) throws(Corrupt) in
      TreeCapture(
        source: try reader.kind(), number: try reader.number(), ownership: try reader.kind(), name: try reader.text())
    }
    function.freeNames = try numbers()
    function.generics = try generics()
    function.requirements = try requirements()
    function.attributes = try texts()
    function.objectiveCName = try optionalText()
    function.owner = try number()
    function.anonymousParameters = try number()
    function.thrown = try number()
    function.offset = try offset()
    return function
  }

  private mutating func parameters() throws(Corrupt) -> [TreeParameter] {
    try values { (reader) throws(Corrupt) in
      var parameter = TreeParameter(
        label: try reader.optionalText(), name: try reader.text(), slot: try reader.number())
      parameter.type = try reader.number()
      parameter.defaultValue = try reader.number()
      parameter.isInout = try reader.flag()
      parameter.isVariadic = try reader.flag()
      parameter.isAutoclosure = try reader.flag()
      parameter.isBoxed = try reader.flag()
      parameter.attributes = try reader.texts()
      return parameter
    }
  }

  private mutating func generics() throws(Corrupt) -> [TreeGenericParameter] {
    try values { (reader) throws(Corrupt) in
      TreeGenericParameter(name: try reader.text(), bound: try reader.number(), isPack: try reader.flag())
    }
  }

  private mutating func requirements() throws(Corrupt) -> [TreeRequirement] {
    try values { (reader) throws(Corrupt) in
      TreeRequirement(left: try reader.number(), right: try reader.number(), isSame: try reader.flag())
    }
  }

  private mutating func type() throws(Corrupt) -> TreeType {
    var type = TreeType(kind: try kind(), name: try text())
    type.extended = try number()
    type.owner = try number()
    type.function = try number()
    type.generics = try generics()
    type.primaryAssociatedTypes = try texts()
    type.requirements = try requirements()
    type.inherited = try numbers()
    type.functions = try numbers()
    type.properties = try numbers()
    type.subscripts = try values { (reader) throws(Corrupt) in
      TreeSubscript(getter: try reader.number(), setter: try reader.number(), isStatic: try reader.flag())
    }
    type.cases = try values { (reader) throws(Corrupt) in
      TreeCase(
        name: try reader.text(), parameters: try reader.parameters(), rawValue: try reader.number(),
        isIndirect: try reader.flag(), offset: try reader.offset())
    }
    type.types = try numbers()
    type.typeAliases = try values { (reader) throws(Corrupt) in try reader.alias() }
    type.associatedTypes = try values { (reader) throws(Corrupt) in try reader.alias() }
    type.attributes = try texts()
    type.objectiveCName = try optionalText()
    type.isFinal = try flag()
    type.isIndirect = try flag()
    type.isPrivate = try flag()
    type.unread = try texts()
    type.offset = try offset()
    return type
  }

  private mutating func alias() throws(Corrupt) -> TreeTypeAlias {
    TreeTypeAlias(
      name: try text(), generics: try generics(), type: try number(), bound: try number(), offset: try offset())
  }

  private mutating func property() throws(Corrupt) -> TreeProperty {
    var property = TreeProperty(name: try text())
    property.flags = TreeProperty.Flags(rawValue: try offset())
    property.type = try number()
    property.initialValue = try number()
    property.getter = try number()
    property.setter = try number()
    property.willSet = try number()
    property.didSet = try number()
    property.owner = try number()
    property.attributes = try values { (reader) throws(Corrupt) in
      let type = try reader.number()
      let call = try reader.number()
      return TreeAttribute(type: type, name: try reader.text(), call: call)
    }
    property.offset = try offset()
    return property
  }
}
