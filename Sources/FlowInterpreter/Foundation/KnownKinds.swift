import FlowModel
import Foundation

/// What is known of the results of Foundation's members where their values are not: of which type they are, and that they
/// are there.
package enum KnownKinds {
  /// The types by members; those that end in `?` are Optionals that hold something.
  ///
  /// - Foundation: a calendar gives no date for components that no date has and for years out of reach alone; what an app
  ///   reckons from the date at which it runs has one (documentation of Calendar). A length of time can be written
  ///   (DateComponentsFormatter.string(from:)).
  private static let results: [String: String] = [
    "Calendar.startOfDay": "Date", "Calendar.component": "Int", "Calendar.date": "Date?",
    "Calendar.dateComponents": "DateComponents", "Calendar.firstWeekday": "Int",
    "Calendar.range": "Range?", "Calendar.dateInterval": "DateInterval?", "Calendar.ordinality": "Int?",
    "DateInterval.start": "Date", "DateInterval.end": "Date", "DateInterval.duration": "Double",
    "NSPredicate.": "NSPredicate", "NSCompoundPredicate.": "NSCompoundPredicate", "Date.": "Date",
    "DateInterval.": "DateInterval", "Calendar.minimumDaysInFirstWeek": "Int", "Calendar.timeZone": "TimeZone",
    "Date.addingTimeInterval": "Date", "Date.advanced": "Date", "Date.distance": "Double",
    "Date.timeIntervalSince": "Double", "Date.timeIntervalSince1970": "Double",
    "Date.timeIntervalSinceNow": "Double", "Date.timeIntervalSinceReferenceDate": "Double",
    "Date.description": "String", "Date.formatted": "String",
    "DateFormatter.string": "String", "ISO8601DateFormatter.string": "String",
    "RelativeDateTimeFormatter.localizedString": "String", "DateComponentsFormatter.string": "String?",
    "UUID.uuidString": "String", "UUID.description": "String", "JSONEncoder.encode": "Data",
    "PropertyListEncoder.encode": "Data",
    "TimeZone.identifier": "String", "Int.description": "String", "Double.description": "String",
  ]

  /// The type of an object that is not read but surely there, so that what code adds to it in extensions runs; nil where
  /// none is known.
  package static func object(_ what: String) -> String? {
    ["URLSession.shared", "URLSession(…)", "URLSession.init(…)"].contains(what) ? "URLSession" : nil
  }

  /// A member's result that is not known; nil where nothing is known of its type.
  ///
  /// - Parameters:
  ///   - unknown: what it is in words, and where it comes from.
  ///   - form: what is known of it where it is a text.
  static func value(
    of type: String, _ name: String, _ arguments: [Argument], _ unknown: Unknown, parts: Set<String> = [],
    form: TextForm? = nil, among: [Value] = [], receiver: Unknown? = nil, encoded: Value? = nil, _ program: Program
  ) -> Value? {
    // A coder gives what it is asked for, or throws.
    if name == "decode", type.hasSuffix("Decoder"), case .type(let wanted)? = arguments.first?.value {
      return .unknown(Unknown(unknown.what, unknown.location, hides: true, type: wanted.isUnknown ? nil : wanted))
    }
    if type == "DateComponents", parts.contains(name) {
      return .some(SomeBox(.unknown(Unknown(unknown.what, unknown.location, kind: "Int"))))
    }
    if type == "Int", name.isEmpty, case .unknown(let text)? = arguments.first?.value, text.form == .whole {
      return .some(SomeBox(.unknown(Unknown(unknown.what, unknown.location, kind: "Int"))))
    }
    if type == "UUID", name.isEmpty, case .unknown(let text)? = arguments.first?.value,
      let source = text.individual?.source
    {
      return .some(SomeBox(.unknown(Unknown(unknown.what, unknown.location, kind: "UUID", individual: source))))
    }
    let isOfAnything = type == "DateFormatter" && name == "string" && arguments.first?.label == "for"
    if isOfAnything, !isDate(arguments.first?.value) { return nil }
    if type == "String", let form {
      return .unknown(Unknown(unknown.what, unknown.location, kind: "String", form: form))
    }
    // The same text as an object.
    if type == "NSString", name.isEmpty, arguments.map(\.label) == ["string"],
      case .unknown(let text) = arguments[0].value, text.kind == "String"
    {
      return .unknown(text)
    }
    if let number = number(of: type, name, arguments, unknown, receiver, program) { return number }
    if type == "String", let known = text(name, arguments, unknown, receiver, program) { return known }
    if let parts = knownParts(of: type, name, arguments, receiver, program) {
      let kind = type == "URL" ? type : results["\(type).\(name)"]
      return .unknown(Unknown(unknown.what, unknown.location, kind: kind, known: parts))
    }
    guard let result = results["\(type).\(name)"] else { return nil }
    let isOptional = result.hasSuffix("?") || isOfAnything
    let kind = result.hasSuffix("?") ? String(result.dropLast()) : result
    let asked = kind == "DateComponents" ? components(arguments, program) : []
    let isText = type == "UUID" && kind == "String"
    let made = Value.unknown(
      Unknown(
        unknown.what, unknown.location, kind: kind, parts: asked,
        form: kind == "String" ? form ?? forms["\(type).\(name)"] : nil,
        moment: kind == "Date" ? moment(of: type, name, arguments, receiver, program) : nil,
        individual: isText ? receiver?.individual?.text : nil, encoded: encoded,
        among: kind == "String" ? among : []))
    return isOptional ? .some(SomeBox(made)) : made
  }

  /// Whether something that is not known is surely a date.
  private static func isDate(_ value: Value?) -> Bool {
    switch value {
    case .unknown(let unknown)?: unknown.kind == "Date" || unknown.type?.libraryName == "Date"
    case .some(let box)?: isDate(box.value)
    default: false
    }
  }

  /// Where a date lies that is reckoned from one by the clock.
  private static func moment(
    of type: String, _ name: String, _ arguments: [Argument], _ receiver: Unknown?, _ program: Program
  ) -> Moment? {
    switch (type, name) {
    case ("Date", "addingTimeInterval"), ("Date", "advanced"):
      guard let seconds = arguments.first?.value.doubleValue else { return nil }
      return receiver?.moment?.moved(by: seconds, seconds)
    case ("Calendar", "startOfDay"):
      guard case .unknown(let date)? = arguments.first?.value else { return nil }
      return date.moment?.moved(by: -90_000, 0)
    case ("Calendar", "date"):
      guard case .unknown(let date)? = arguments.last?.value else { return nil }
      switch arguments.map(\.label) {
      case ["byAdding", "value", "to"]:
        guard case .int(let count) = arguments[1].value, let unit = component(arguments[0].value, program) else {
          return nil
        }
        return date.moment?.moved(by: count, unit)
      case ["byAdding", "to"]:
        guard case .native(let box as FoundationBox<DateComponents>) = arguments[0].value,
          let (unit, count) = box.content.only
        else { return nil }
        return date.moment?.moved(by: count, unit)
      default: return nil
      }
    default: return nil
    }
  }

  /// The name of a component of dates.
  private static func component(_ value: Value, _ program: Program) -> String? {
    switch value {
    case .implicit(let box): program.symbols.text(of: box.name)
    case .native(let box as FoundationBox<Calendar.Component>): String(describing: box.content)
    default: nil
    }
  }

  /// The components that `dateComponents` is asked for.
  static func components(_ arguments: [Argument], _ program: Program) -> Set<String> {
    guard let first = arguments.first, first.label == nil, let value = first.value.flattened else { return [] }
    let items: [Value]
    switch value {
    case .list(let box): items = Array(box.items)
    case .set(let box): items = Array(box.members)
    default: return []
    }
    return Set(items.compactMap { component($0, program) })
  }
}

extension Unknown {
  /// An object of Foundation's that holds a value: a cast to the value's type gives that.
  ///
  /// - Foundation: `NSValue` and `NSNumber` are bridged to the types of what they hold (documentation of NSValue).
  /// - Parameter known: what it holds, by the properties that give it.
  package static func holder(
    _ what: String, _ location: TreeLocation, kind: String, _ known: [String: Value]
  ) -> Value { .unknown(Unknown(what, location, kind: kind, known: known)) }

  /// The value that it holds of a type; nil where it is no such object.
  func held(as type: String) -> Value? {
    guard kind == "NSValue" || kind == "NSNumber" else { return nil }
    return known["\(type.prefix(2).lowercased())\(type.dropFirst(2))Value"] ?? known["\(type.lowercased())Value"]
  }
}

extension Interpreter {
  /// The type whose members a value has, as far as one is known.
  func memberType(of value: Value) -> RuntimeType? {
    if case .unknown(let unknown) = value { return unknown.kind.map { types.library($0) } }
    return thisType(of: value)
  }

  /// The members that the app's extensions give what is not known, of a type that is.
  func ownMembers(_ symbol: Symbol, of unknown: Unknown) -> [Candidate] {
    unknown.kind.map { candidates(symbol, of: types.library($0), isStatic: false) } ?? []
  }

  /// A method of what is not known is called.
  func callUnknown(
    _ name: String, of unknown: Unknown, _ arguments: [Argument], at location: TreeLocation
  ) throws -> Value {
    let what = "\(unknown.what).\(name)(…)"
    if let text = try textOfBundle(unknown, name, arguments, at: location) { return text }
    if name == "data", let data = dataOfText(unknown, arguments) { return data }
    if let parts = partsOfForm(of: unknown, name, arguments, what, at: location) { return parts }
    // What it is one of tells more than its type does.
    if !unknown.among.isEmpty, let result = triedMethod(name, of: unknown, arguments, what, at: location) {
      return world.stated(what) ?? result
    }
    if let kind = unknown.kind, unknown.byZone.isEmpty {
      let result = Unknown(what, location)
      if let known = KnownKinds.value(of: kind, name, arguments, result, receiver: unknown, program) {
        return world.stated(what) ?? known
      }
      if kind == "Date", name == "compare", arguments.count == 1,
        let order = knownComparison(.unknown(unknown), arguments[0].value)
      {
        return order.bridged
      }
      // Data that is not known is written as data is.
      if name == "write", kind == "Data" || unknown.encodedData != nil {
        return try library.call(name, of: kind, on: .unknown(unknown), arguments, self, location)
      }
      if name == "map" || name == "flatMap", library.hasMember(name, of: "Optional", program),
        !library.hasMember(name, of: kind, program),
        let mapped = try library.call(name, on: .some(SomeBox(.unknown(unknown))), arguments, nil, self, location)
      {
        return mapped
      }
    }
    if let stated = world.stated(what) { return stated }
    if let result = triedMethod(name, of: unknown, arguments, what, at: location)
      ?? callInZones(name, of: unknown, arguments, what, at: location)
    {
      return result
    }
    if let result = try mapOptional(name, of: unknown, arguments, at: location) { return result }
    if let result = try callTyped(name, of: unknown, arguments, at: location) { return result }
    return try unreadCall(what, at: location, handed: [.unknown(unknown)] + arguments.map(\.value))
  }

  /// A property of what is not known.
  package func property(_ name: String, of unknown: Unknown, at location: TreeLocation) -> Value {
    if let known = unknown.known[name] { return known }
    if name == "utf8", let bytes = unknown.encodedBytes { return bytes }
    let what = "\(unknown.what).\(name)"
    if let stated = world.stated(what) { return stated }
    if let result = triedProperty(name, of: unknown, what, at: location)
      ?? propertyInZones(name, of: unknown, what, at: location)
    {
      return result
    }
    if let typed = typedProperty(name, of: unknown, at: location) { return typed }
    let part = Unknown(what, location, hides: unknown.hides, kind: KnownKinds.object(what))
    return unknown.kind.flatMap {
      KnownKinds.value(of: $0, name, [], part, parts: unknown.parts, receiver: unknown, program)
    }
      ?? .unknown(part)
  }

  /// `x as? Type` of what is not known.
  func cast(_ unknown: Unknown, to type: RuntimeType) -> Value {
    if let held = unknown.held(as: type.name) { return .some(SomeBox(held)) }
    if isSurely(unknown, type) { return .some(SomeBox(.unknown(unknown))) }
    if isSurelyOther(unknown, type) { return .nothing(Unmanaged.passUnretained(type)) }
    guard unknown.isThere, family(of: unknown) != nil, Self.family(of: type.name) != nil else {
      return .unknown(unknown)
    }
    // One of its family may be nil as another.
    let what = "\(unknown.what) as? \(type.name)"
    return .unknown(Unknown(what, unknown.location, hides: unknown.hides, type: types.optional(type)))
  }

  /// Whether what is not known is a value, which nothing of a type of the app's, or of a class of the framework's, is, and
  /// none of another family of values.
  func isSurelyOther(_ unknown: Unknown, _ type: RuntimeType) -> Bool {
    if let own = family(of: unknown), let other = Self.family(of: type.name) { return own != other }
    guard let kind = unknown.kind, EffectTables.plainValues.contains(kind) else { return false }
    switch type.kind {
    case .nominal(let nominal, _): return nominal.kind != .protocol && nominal.kind != .library
    case .library(let name, _): return program.catalog.frameworkClasses.contains(name)
    default: return false
    }
  }

  /// The values that a cast may take for one another; nil for types that it says nothing of.
  private static func family(of name: String) -> String? {
    switch name {
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
      "CGFloat", "Bool", "TimeInterval":
      "number"
    case "String", "Substring": "text"
    case "Date", "UUID", "URL", "Data": name
    default: nil
    }
  }

  private func family(of unknown: Unknown) -> String? {
    (unknown.kind ?? unknown.type?.name).flatMap(Self.family)
  }

  /// Whether what is not known is surely of a type.
  func isSurely(_ unknown: Unknown, _ type: RuntimeType) -> Bool {
    if case .optional(let wrapped) = type.kind {
      return unknown.type?.wrapped != nil && unknown.type?.flattened === type.flattened || isSurely(unknown, wrapped)
    }
    if let own = unknown.type, unknown.isThere, program.conforms(own, to: type) == true { return true }
    guard let kind = unknown.kind else { return false }
    switch type.kind {
    case .any: return true
    default: return type.libraryName == kind || types.library(kind) === type
    }
  }
}

extension DateComponents {
  /// The one component that it has, by its name; nil where it has several, or none.
  fileprivate var only: (unit: String, count: Int)? {
    let all: [(String, Int?)] = [
      ("year", year), ("month", month), ("day", day), ("hour", hour), ("minute", minute), ("second", second),
      ("weekOfYear", weekOfYear), ("weekOfMonth", weekOfMonth), ("quarter", quarter), ("nanosecond", nanosecond),
      ("weekday", weekday), ("weekdayOrdinal", weekdayOrdinal), ("era", era), ("yearForWeekOfYear", yearForWeekOfYear),
    ]
    let known = all.compactMap { name, count in count.map { (name, $0) } }
    return known.count == 1 ? known[0] : nil
  }
}
