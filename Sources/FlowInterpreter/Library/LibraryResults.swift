/// The types of what the libraries' members give, as far as they are told by the type that has them.
extension Library {
  /// Methods whose results are of the type of what they are called on, or of what a closure makes.
  static let elementMembers: Set<String> = [
    "first", "last", "min", "max", "randomElement", "popLast", "popFirst", "removeValue", "updateValue", "map",
    "flatMap", "reduce", "number",
  ]

  /// The type of a property, or of a method's result, of a type's values, or of the type itself; nil where it is not told.
  func resultType(_ name: String, of type: RuntimeType, _ interpreter: Interpreter) -> RuntimeType? {
    let types = interpreter.types
    switch type.kind {
    case .metatype(let inner):
      return Self.staticResult(name, of: inner, types) ?? frameworkResult("static \(name)", of: inner, interpreter)
    case .double, .float, .int, .fixed: return Self.numberResult(name, of: type, types)
    case .array(let element), .set(let element):
      if let found = Self.elementResult(name, of: type, element, types) { return found }
    case .dictionary(let key, let value):
      if let found = Self.dictionaryResult(name, of: type, key, value, types) { return found }
    case .library("Result", let arguments) where arguments.count == 2 && name == "get": return arguments[0]
    case .library(let own, let arguments):
      if arguments.count == 1, let found = Self.rangeResult(name, own, arguments[0], types) { return found }
      if let found = Self.results[own]?[name] { return Self.type(written: found, types) }
      if let found = frameworkResult(name, of: type, interpreter) { return found }
    case .string, .substring:
      if let found = Self.results["NSString"]?[name] { return types.library(found) }
    case .nominal(let nominal, _) where nominal.frameworkClass != nil:
      if let found = frameworkResult(name, of: type, interpreter) { return found }
    default: break
    }
    return interpreter.memberResult(name, of: type)
  }

  /// What a framework declares of a member.
  private func frameworkResult(_ name: String, of type: RuntimeType, _ interpreter: Interpreter) -> RuntimeType? {
    guard !resultTypes.isEmpty else { return nil }
    for each in chain(type, interpreter) {
      if let written = resultTypes[each]?[name] { return Self.type(written: written, interpreter.types) }
    }
    guard let asked = asked(by: name, of: type, interpreter)[""], !asked.isUnknown else { return nil }
    return asked
  }

  private static func staticResult(_ name: String, of type: RuntimeType, _ types: TypeTable) -> RuntimeType? {
    switch name {
    case "pi", "zero", "infinity", "nan", "max", "min", "greatestFiniteMagnitude", "leastNormalMagnitude",
      "leastNonzeroMagnitude", "ulpOfOne", "random", "minimum", "maximum":
      type.isNumber ? type : nil
    case "bitWidth": types.int
    default: nil
    }
  }

  private static func numberResult(_ name: String, of type: RuntimeType, _ types: TypeTable) -> RuntimeType? {
    switch name {
    case "rounded", "squareRoot", "truncatingRemainder", "remainder", "addingProduct", "nextUp", "nextDown", "ulp",
      "significand", "advanced", "signum", "byteSwapped", "littleEndian", "bigEndian":
      return type
    case "magnitude": return type === types.int ? types.named("UInt") : type
    case "hashValue", "bitWidth", "leadingZeroBitCount", "trailingZeroBitCount", "nonzeroBitCount": return types.int
    case "isNaN", "isZero", "isFinite", "isInfinite", "isMultiple", "isLess", "isEqual": return types.bool
    case "description", "formatted": return types.string
    default: return nil
    }
  }

  private static func elementResult(
    _ name: String, of type: RuntimeType, _ element: RuntimeType, _ types: TypeTable
  ) -> RuntimeType? {
    switch name {
    case "count", "startIndex", "endIndex", "capacity", "underestimatedCount", "distance": return types.int
    case "first", "last", "min", "max", "randomElement", "popLast", "popFirst": return types.optional(element)
    case "firstIndex", "lastIndex": return types.optional(types.int)
    case "remove", "removeFirst", "removeLast": return element
    case "isEmpty", "contains", "allSatisfy": return types.bool
    case "sorted" where type.element != nil, "shuffled", "reversed", "prefix", "suffix", "dropFirst", "dropLast",
      "drop",
      "lazy":
      return types.array(element)
    case "filter", "union", "intersection", "subtracting": return type
    default: return nil
    }
  }

  private static func dictionaryResult(
    _ name: String, of type: RuntimeType, _ key: RuntimeType, _ value: RuntimeType, _ types: TypeTable
  ) -> RuntimeType? {
    let pair = types.tuple([key, value], ["key", "value"])
    switch name {
    case "count": return types.int
    case "isEmpty": return types.bool
    case "keys": return types.array(key)
    case "values": return types.array(value)
    case "filter", "merging": return type
    case "removeValue", "updateValue": return types.optional(value)
    case "first", "min", "max", "randomElement": return types.optional(pair)
    case "sorted", "shuffled", "reversed": return types.array(pair)
    default: return nil
    }
  }

  private static func rangeResult(
    _ name: String, _ own: String, _ bound: RuntimeType, _ types: TypeTable
  ) -> RuntimeType? {
    guard own.hasSuffix("Range") || own.hasPrefix("PartialRange") else { return nil }
    switch name {
    case "lowerBound", "upperBound": return bound
    case "count": return types.int
    case "first", "last", "min", "max", "randomElement": return types.optional(bound)
    default: return nil
    }
  }

  private static let results: [String: [String: String]] = {
    let number = ["doubleValue": "Double", "floatValue": "Float", "intValue": "Int", "integerValue": "Int"]
    let decimal = ["doubleValue": "Double", "floatValue": "Float", "intValue": "Int", "decimalValue": "Decimal"]
    return [
      "NSNumber": number, "NSDecimalNumber": decimal,
      "NSString": [
        "doubleValue": "Double", "floatValue": "Float", "intValue": "Int32", "integerValue": "Int", "count": "Int",
        "length": "Int", "distance": "Int",
      ],
      "Date": [
        "timeIntervalSince": "Double", "timeIntervalSinceNow": "Double", "timeIntervalSince1970": "Double",
        "timeIntervalSinceReferenceDate": "Double",
      ],
      "Measurement": ["value": "Double"], "Progress": ["fractionCompleted": "Double"],
      "ProcessInfo": ["systemUptime": "Double", "processorCount": "Int"],
      "UserDefaults": ["double": "Double", "float": "Float", "integer": "Int", "bool": "Bool"],
      "DateInterval": ["duration": "Double"], "Calendar": ["component": "Int", "dateComponents": "DateComponents"],
      "Data": ["count": "Int"],
      "IndexPath": ["row": "Int", "section": "Int", "item": "Int", "count": "Int"],
      "CGPoint": ["x": "Double", "y": "Double"], "CGSize": ["width": "Double", "height": "Double"],
      "CGRect": [
        "width": "Double", "height": "Double", "minX": "Double", "minY": "Double", "midX": "Double", "midY": "Double",
        "maxX": "Double", "maxY": "Double", "origin": "CGPoint", "size": "CGSize",
      ],
      "DateComponents": Dictionary(
        uniqueKeysWithValues: [
          "era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday", "weekdayOrdinal",
          "quarter",
          "weekOfMonth", "weekOfYear", "yearForWeekOfYear",
        ].map { ($0, "Int?") }),
      "NumberFormatter": ["number": "NSNumber?", "string": "String?"],
      "DateFormatter": ["date": "Date?", "string": "String"], "ISO8601DateFormatter": ["date": "Date?"],
      "URL": ["port": "Int?"], "URLComponents": ["port": "Int?"],
      "CGVector": ["dx": "Double", "dy": "Double"],
      "UIEdgeInsets": ["top": "Double", "left": "Double", "bottom": "Double", "right": "Double"],
    ]
  }()
}
