import FlowModel

/// What the libraries ask of arguments, as far as it is worth saying: elements of a list, what closures take and give.
extension Library {
  /// The types that a method asks of its arguments, in their order.
  ///
  /// - Parameter seenAs: the static type of what it is called on.
  func expectations(
    _ name: String, _ value: Value, expected: RuntimeType? = nil,
    seenAs: @autoclosure () -> RuntimeType? = nil, _ interpreter: Interpreter
  ) -> [RuntimeType?] {
    let types = interpreter.types
    if case .native = value {
      if let handed = interpreter.handedType(name, value) { return [handed] }
      if let declared = declaredTypes(name, of: interpreter.typeOf(value), interpreter) { return declared }
    }
    switch value {
    case .int where name == "formatted", .double where name == "formatted", .fixed where name == "formatted":
      return [types.library(NumberStyle.bridgedName)]
    case .list where name == "formatted": return [types.library("ListFormatStyle")]
    case .double where name == "rounded" || name == "round", .float where name == "rounded" || name == "round":
      return []
    case .double: return [types.double, types.double]
    case .range where name == "clamped" || name == "overlaps": return [interpreter.typeOf(value)]
    case .float: return [types.float, types.float]
    case .fixed(let number): return [types.fixed(number.kind), types.fixed(number.kind)]
    case .dictionary(let box):
      if let own = expectations(name, box, expected, types) { return own }
    case .set(let box) where name == "remove": return [box.element]
    case .nothing, .some: return expectations(optional: name, value, expected, seenAs: seenAs(), interpreter)
    case .structure, .enumeration:
      switch name {
      case "contains", "insert", "remove", "union", "intersection", "subtracting", "symmetricDifference", "isSubset",
        "isSuperset",
        "isDisjoint", "formUnion", "formIntersection", "subtract", "update":
        let type = interpreter.typeOf(value)
        if type.nominal.map({ interpreter.conformsByName($0, "OptionSet") }) == true { return [type] }
      default: break
      }
    case .native(let box as CaseBox) where box.type == "Result": return []
    case .native(let box) where !(box is SequenceBox || box is LazyBox): return []
    case .int, .bool, .character, .object, .type, .closure: return []
    default: break
    }
    guard let element = interpreter.elementType(of: value), !element.isUnknown else {
      return expectations(name, types.unknown("Element"), expected, types)
    }
    return expectations(name, element, expected, types)
  }

  /// Of a sequence of such elements.
  private func expectations(
    _ name: String, _ element: RuntimeType, _ expected: RuntimeType?, _ types: TypeTable
  ) -> [RuntimeType?] {
    let (whole, expected) = (expected, expected?.flattened)
    let own: RuntimeType? = element.isUnknown ? nil : element
    let list = own.map(types.array)
    let result: RuntimeType = expected?.element ?? types.unknown("Result")
    switch name {
    case "contains":
      return [own]
    case "append": return [own]
    case "insert", "firstIndex", "lastIndex", "update": return [own]
    case "remove": return []
    case "union", "intersection", "subtracting", "symmetricDifference", "formUnion", "formIntersection", "subtract",
      "isSubset", "isSuperset", "isDisjoint", "elementsEqual", "starts":
      return [list]
    case "replaceSubrange": return [nil, list]
    case "map": return [types.function([element], result)]
    case "compactMap": return [types.function([element], types.optional(result))]
    case "flatMap":
      guard let expected, case .array = expected.kind else {
        return [types.function([element], types.unknown("Result"))]
      }
      return [types.function([element], expected)]
    case "filter", "allSatisfy", "removeAll", "drop", "partition", "count":
      return [types.function([element], types.bool)]
    case "first", "last", "prefix": return [types.function([element], types.bool)]
    case "forEach": return [types.function([element], types.unknown("()"))]
    case "sorted", "sort", "min", "max": return [types.function([element, element], types.bool)]
    case "reduce":
      let result = whole ?? types.unknown("Result")
      return [whole, types.function([result, element], types.unknown("Result"))]
    default: return []
    }
  }

  private func expectations(
    _ name: String, _ box: DictionaryBox, _ expected: RuntimeType?, _ types: TypeTable
  ) -> [RuntimeType?]? {
    let value = box.element ?? types.unknown("Value")
    let result = expected?.flattened.element ?? types.unknown("Result")
    switch name {
    case "updateValue": return [box.element, box.key]
    case "removeValue", "index": return [box.key]
    case "mapValues": return [types.function([value], result)]
    case "compactMapValues": return [types.function([value], types.optional(result))]
    case "merge", "merging":
      return [
        box.key.flatMap { key in box.element.map { types.dictionary(key, $0) } },
        types.function([value, value], value),
      ]
    default: return nil
    }
  }

  private func expectations(
    optional name: String, _ value: Value, _ expected: RuntimeType?, seenAs: @autoclosure () -> RuntimeType?,
    _ interpreter: Interpreter
  ) -> [RuntimeType?] {
    let types = interpreter.types
    var wrapped: RuntimeType =
      switch value {
      case .nothing(let lacking): lacking?._withUnsafeGuaranteedRef { $0 } ?? types.unknown("Wrapped")
      case .some(let box): interpreter.typeOf(box.value)
      default: types.unknown("Wrapped")
      }
    if name == "map" || name == "flatMap", interpreter.mayBeSeenWider(wrapped) {
      // What it is while the code runs may be less than what it is seen as.
      wrapped = seenAs()?.wrapped.flatMap { $0.isPartlyUnknown ? nil : $0 } ?? types.unknown("Wrapped")
    }
    switch name {
    case "map": return [types.function([wrapped], expected?.wrapped ?? types.unknown("Result"))]
    case "flatMap":
      return [types.function([wrapped], expected.flatMap { $0.wrapped == nil ? nil : $0 } ?? types.unknown("Result"))]
    default:
      if case .some(let box) = value { return expectations(name, box.value, expected: expected, interpreter) }
      return []
    }
  }

  func staticExpectations(_ name: String, _ type: RuntimeType, _ interpreter: Interpreter) -> [RuntimeType?] {
    if let declared = declaredTypes(name, of: type, interpreter) { return declared }
    switch type.kind {
    case .double where name == "random" || name == "minimum" || name == "maximum":
      return [interpreter.types.double, interpreter.types.double]
    case .library("Result", let arguments) where arguments.count == 2:
      return [name == "success" ? arguments[0] : arguments[1]]
    default: return []
    }
  }

  func constructionExpectations(_ type: RuntimeType, _ interpreter: Interpreter) -> [RuntimeType?] {
    switch type.kind {
    case .array(let element) where !element.isUnknown: return [element]
    case .set(let element) where !element.isUnknown: return [interpreter.types.array(element)]
    case .tuple(let items, _): return items
    case .library(let name, _):
      switch name {
      case "CGVector": return Array(repeating: interpreter.types.double, count: 2)
      default: return declaredTypes("init", of: type, interpreter) ?? []
      }
    default: return []
    }
  }
}
