import FlowModel

/// The declarations of a tree as a row of numbers; names are numbers in a table of their own.
struct TreeWordWriter {
  private(set) var words: [Int32] = []
  private(set) var names: [String] = []
  private var numbers: [String: Int32] = [:]

  /// All of a tree but its flat arrays, in the order in which ``TreeWordReader`` takes it.
  mutating func write(_ tree: CodeTree) {
    write(tree.imports) { $0.write($1) }
    write(tree.genericArguments)
    write(tree.functions) { $0.write($1) }
    write(tree.types) { $0.write($1) }
    write(tree.properties) { $0.write($1) }
    write(tree.typeAliases) { $0.write($1) }
    write(tree.globalFunctions)
    write(tree.globals)
    write(tree.operators) {
      $0.write($1.name)
      $0.write($1.fixity)
    }
    words.append(tree.script)
  }

  // MARK: Parts

  private mutating func write(_ number: UInt32) { words.append(Int32(bitPattern: number)) }

  private mutating func write(_ flag: Bool) { words.append(flag ? 1 : 0) }

  private mutating func write(_ name: String) {
    if let known = numbers[name] { return words.append(known) }
    let number = Int32(names.count)
    names.append(name)
    numbers[name] = number
    words.append(number)
  }

  private mutating func write(_ name: String?) {
    if let name { write(name) } else { words.append(-1) }
  }

  private mutating func write(_ values: [Int32]) {
    words.append(Int32(values.count))
    words += values
  }

  private mutating func write<Value>(_ values: [Value], _ body: (inout TreeWordWriter, Value) -> Void) {
    words.append(Int32(values.count))
    for value in values { body(&self, value) }
  }

  // MARK: Declarations

  private mutating func write(_ function: TreeFunction) {
    words.append(Int32(function.kind.rawValue))
    write(function.name)
    write(function.flags.rawValue)
    write(function.parameters) { $0.write($1) }
    words += [function.result, function.body, function.slots]
    write(function.captures) {
      $0.words += [Int32($1.source.rawValue), $1.number, Int32($1.ownership.rawValue)]
      $0.write($1.name)
    }
    write(function.freeNames)
    write(function.generics)
    write(function.requirements)
    write(function.attributes) { $0.write($1) }
    write(function.objectiveCName)
    words += [function.owner, function.anonymousParameters, function.thrown]
    write(function.offset)
  }

  private mutating func write(_ parameter: TreeParameter) {
    write(parameter.label)
    write(parameter.name)
    words += [parameter.slot, parameter.type, parameter.defaultValue]
    write(parameter.isInout)
    write(parameter.isVariadic)
    write(parameter.isAutoclosure)
    write(parameter.isBoxed)
    write(parameter.attributes) { $0.write($1) }
  }

  private mutating func write(_ generics: [TreeGenericParameter]) {
    write(generics) {
      $0.write($1.name)
      $0.words.append($1.bound)
      $0.write($1.isPack)
    }
  }

  private mutating func write(_ requirements: [TreeRequirement]) {
    write(requirements) {
      $0.words += [$1.left, $1.right]
      $0.write($1.isSame)
    }
  }

  private mutating func write(_ type: TreeType) {
    words.append(Int32(type.kind.rawValue))
    write(type.name)
    words += [type.extended, type.owner, type.function]
    write(type.generics)
    write(type.primaryAssociatedTypes) { $0.write($1) }
    write(type.requirements)
    write(type.inherited)
    write(type.functions)
    write(type.properties)
    write(type.subscripts) {
      $0.words += [$1.getter, $1.setter]
      $0.write($1.isStatic)
    }
    write(type.cases) {
      $0.write($1.name)
      $0.write($1.parameters) { $0.write($1) }
      $0.words.append($1.rawValue)
      $0.write($1.isIndirect)
      $0.write($1.offset)
    }
    write(type.types)
    write(type.typeAliases) { $0.write($1) }
    write(type.associatedTypes) { $0.write($1) }
    write(type.attributes) { $0.write($1) }
    write(type.objectiveCName)
    write(type.isFinal)
    write(type.isIndirect)
    write(type.isPrivate)
    write(type.unread) { $0.write($1) }
    write(type.offset)
  }

  private mutating func write(_ alias: TreeTypeAlias) {
    write(alias.name)
    write(alias.generics)
    words += [alias.type, alias.bound]
    write(alias.offset)
  }

  private mutating func write(_ property: TreeProperty) {
    write(property.name)
    write(property.flags.rawValue)
    words += [
      property.type, property.initialValue, property.getter, property.setter, property.willSet, property.didSet,
      property.owner,
    ]
    write(property.attributes) {
      $0.words += [$1.type, $1.call]
      $0.write($1.name)
    }
    write(property.offset)
  }
}
