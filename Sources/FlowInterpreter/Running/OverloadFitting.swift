import FlowModel

/// How well what a call hands fits what functions ask for.
extension Interpreter {
  /// How well a static type fits another one; nil where the value tells more.
  func fit(_ type: RuntimeType, _ wanted: RuntimeType) -> Int? {
    // A generic parameter of the code that calls, for one of the function's.
    if wanted.isUnknown, (type.wrapped ?? type).isUnknown { return 10 }
    if type === wanted { return 40 }
    switch (type.kind, wanted.kind) {
    case (.optional(let one), .optional(let other)): return fit(one, other)
    case (_, .optional(let other)): return fit(type, other).map { $0 - 10 * Self.wrapping }
    case (_, .any): return 0
    // What is implicitly unwrapped.
    case (.optional(let one), _) where wanted.isConcrete: return fit(one, wanted).map { $0 - 10 * Self.forcing }
    case (.array, .array), (.set, .set), (.dictionary, .dictionary):
      guard wanted.hasOpenElements, program.conforms(type, to: wanted) == true else { return nil }
      return 20 - 10 * Self.upcasting
    case (.nominal(let nominal, _), .nominal(let other, _)) where other.isClass:
      return nominal.lineage.firstIndex { $0 === other }.map { max(31, 39 - $0) }
    case (_, .nominal(let other, _)) where other.kind == .protocol:
      return program.conforms(type, to: wanted) == true ? 20 : nil
    default: return nil
    }
  }

  /// How well a value fits a type; nil where it does not.
  func fit(_ value: Value, _ type: RuntimeType, _ code: Code, isLiteral: Bool) -> Int? {
    switch type.kind {
    case .unknown(let name):
      let isParameter =
        code.function.generics.contains { $0.name == name } || code.owner?.generics.contains { $0.name == name } == true
      if isParameter, let bound = code.function.generics.first(where: { $0.name == name })?.bound, bound >= 0 {
        let wanted = program.type(bound, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil))
        if meetsBound(typeOf(value), wanted) == false { return forced(value, wanted, code) }
        return 2
      }
      return 1
    case .any: return 0
    case .library("AnyHashable", _):
      let own = typeOf(value)
      if own === type { return 4 }
      return meetsBound(own, types.library("Hashable")) == false ? nil : 2 - Self.hashing
    case .optional(let wrapped):
      switch value {
      case .nothing: return isUnbound(wrapped, code) ? 1 : 3
      case .implicit(let box) where box.name == program.symbols["none"] || box.name == program.symbols["some"]:
        return 3
      case .some(let box): return fit(box.value, wrapped, code, isLiteral: isLiteral)
      default: return fit(value, wrapped, code, isLiteral: isLiteral).map { $0 - Self.wrapping }
      }
    case .library(let name, let arguments) where LibraryCatalog.keyPathTypes.contains(name):
      guard case .keyPath(let path) = value else { return nil }
      guard let root = path.root, let wanted = arguments.first else { return 4 }
      return program.conforms(root, to: wanted) == false ? nil : 4
    case .function(let parameters, _):
      // Where no function takes it as a key path, `\.name` is a function.
      if case .keyPath = value { return parameters.count == 1 ? 1 : nil }
      guard case .closure(let closure) = value, !givesTruth(closure, butNot: type) else { return nil }
      if case .code(let other, _, _, _) = closure.body {
        let count = max(other.function.parameters.count, Int(other.function.anonymousParameters))
        if count == parameters.count { return takes(other, parameters) ? 3 : nil }
        if other.function.kind == .closure, parameters.count == 1 {
          if count == 0, parameters[0] === types.void { return 3 }
          if isTuple(parameters[0], of: count) { return parameters[0].isUnknown ? 1 : 2 }
        }
        return count == 0 && other.function.kind == .closure && parameters.isEmpty ? 3 : nil
      }
      if case .function(let own, _)? = closure.type?.kind, own.count != parameters.count {
        return parameters.count == 1 && isTuple(parameters[0], of: own.count) ? 1 : nil
      }
      return 2
    case .double where isLiteral, .float where isLiteral, .fixed where isLiteral:
      if case .int = value { return 2 - Self.retyping }
    case .character where isLiteral:
      if case .text(let text) = value { return text.text.count == 1 ? 2 : nil }
    default: break
    }
    switch value {
    case .unknown(let unknown): return isValue(unknown) && isClass(type) ? nil : 1
    case .implicit(let box):
      guard let nominal = type.nominal else {
        guard let name = type.libraryName else { return nil }
        // A protocol of a library has no members of its own.
        return program.catalog.isProtocol(name) && program.libraryNominals[name] == nil ? nil : 1
      }
      let makes = program.symbols.text(of: box.name) == "init" && nominal.kind != .protocol
      return makes || isStaticMember(box.name, of: nominal) ? 3 : nil
    case .list(let box) where box.items.isEmpty:
      if case .array = type.kind { return 2 }
    // No function is a value of a type that the app declares.
    case .closure where type.nominal.map { $0.kind != .protocol && $0.kind != .library } == true: return nil
    default: break
    }
    let own = typeOf(value)
    if own === type { return 4 }
    switch program.conforms(own, to: type) {
    case true?: return type.isOpen || type.hasOpenElements ? 2 : 3
    case false?: return forced(value, type, code)
    // `[T]` says more than a generic parameter does, whatever bounds that has.
    case nil: return type.hasOpenElements || type.isUnknown || !type.isCollection ? 1 : 3
    }
  }

  /// Whether a type meets what a generic parameter is bound to; nil where that is not known. An existential has no `==`,
  /// and collections and Optionals have what their elements have.
  func meetsBound(_ type: RuntimeType, _ bound: RuntimeType) -> Bool? {
    guard case .library(let name, _) = bound.kind, Self.conditional.contains(name) else {
      return program.conforms(type, to: bound)
    }
    switch type.kind {
    case .optional(let inner), .array(let inner): return meetsAsElement(inner, bound)
    case .dictionary(_, let value): return meetsAsElement(value, bound)
    case .any, .anyObject, .tuple, .function: return false
    case .nominal(let nominal, _) where nominal.kind == .protocol:
      let all = program.allProtocols(of: type)
      if all.contains(bound) { return true }
      return nominal.unread != nil || all.contains(where: \.isUnknown) ? nil : false
    default: return program.conforms(type, to: bound)
    }
  }

  /// The same of an element: no existential but `Error` conforms to a protocol.
  private func meetsAsElement(_ type: RuntimeType, _ bound: RuntimeType) -> Bool? {
    type.nominal?.kind == .protocol ? false : meetsBound(type, bound)
  }

  /// The protocols to which collections and Optionals conform where what they hold does.
  static let conditional: Set<String> = ["Equatable", "Hashable", "Encodable", "Decodable", "Codable"]

  /// Whether something that is not known is surely a value of a library's, and so no object.
  private func isValue(_ unknown: Unknown) -> Bool {
    unknown.kind.map { program.catalog.knows($0) && !program.catalog.isClass($0) } ?? false
  }

  private func isClass(_ type: RuntimeType) -> Bool {
    type.nominal?.isClass == true || type.libraryName.map(program.catalog.isClass) == true
  }

  /// How well what is implicitly unwrapped fits a type that is no Optional: worse than whatever takes it as it is.
  private func forced(_ value: Value, _ type: RuntimeType, _ code: Code) -> Int? {
    switch value {
    case .some(let box): fit(box.value, type, code, isLiteral: false).map { $0 - Self.forcing }
    case .nothing(let type?) where type.takeUnretainedValue().isUnknown: nil
    case .nothing(let wrapped?):
      program.conforms(wrapped.takeUnretainedValue(), to: type) == true ? -Self.forcing : nil
    default: nil
    }
  }

  /// More than all that speaks for one of several functions.
  private static let forcing = 10_000
  /// More than all that speaks for a function which takes a value without a conversion of a library's: one to
  /// `AnyHashable` comes after them.
  private static let hashing = 5_000
  /// More than what tells functions apart that wrap a value: a collection whose elements are made existentials comes after
  /// them, unless it is a literal.
  private static let upcasting = 400
  /// More than what tells functions apart that wrap a value: a literal of another type than its own comes after them.
  ///
  /// - Swift: the compiler ranks a literal that is not of its default type after a value that becomes an Optional or an
  ///   existential (lib/Sema/CSRanking.cpp, the order of ScoreKind).
  private static let retyping = 1_000
  /// More than what tells functions apart that take a value as it is: one that wraps it in an Optional comes after them.
  static let wrapping = 100

  /// How many arguments become Optionals, since one beside them that is an Optional goes to the same generic parameter.
  func wrapped(
    _ arguments: [Argument], _ declared: [RuntimeType?], at places: [Int], by code: Code
  ) -> Int {
    let areOptional = arguments.indices.map { index in
      arguments[index].value.isOptional || index < declared.count && declared[index]?.wrapped != nil
    }
    guard code.isGeneric, areOptional.contains(true) else { return 0 }
    let names = places.map { place -> String? in
      guard code.function.parameters[place].type >= 0, case .unknown(let name) = parameterType(code, place).kind,
        code.function.generics.contains(where: { $0.name == name })
      else { return nil }
      return name
    }
    return arguments.indices.count { index in
      guard let name = names[index], !areOptional[index] else { return false }
      return arguments.indices.contains { names[$0] == name && areOptional[$0] }
    }
  }
}
