import FlowModel

/// What an Objective-C runtime would know of a class of the app's: its names, and what is reached by name.
extension Interpreter {
  /// The app's class of a name; nil where the app declares none.
  package func appClass(named name: String) -> RuntimeType? {
    let bare = name.split(separator: ".").last.map(String.init) ?? name
    guard let nominal = program.nominals[bare]?.first(where: \.isClass) ?? program.classes[byObjectiveCName: bare]
    else {
      return nil
    }
    return types.nominal(nominal)
  }

  /// Where the app's classes of a name are declared; none where Objective-C knows one by that name alone.
  package func files(ofClassesNamed name: String) -> [String] {
    guard program.classes[byObjectiveCName: name] == nil else { return [] }
    return (program.nominals[name] ?? []).filter(\.isClass).compactMap { $0.tree?.tree.path }
  }

  /// An Optional of a library's type.
  package func optional(_ name: String) -> RuntimeType { types.optional(types.library(name)) }

  /// The app's class that the runtime knows by a name: `Module.Class`, or that of `@objc(Name)`.
  ///
  /// - Returns: nil where a framework may have one of that name; nil inside where nobody has.
  func type(byRuntimeName name: String) -> RuntimeType?? {
    let parts = name.split(separator: ".").map(String.init)
    if Self.isOfTests(parts, program.module) { return .some(nil) }
    if parts.count == 1 {
      guard let nominal = program.classes[byObjectiveCName: name] else {
        // A bare name is that of no Swift class without `@objc(Name)`.
        return program.nominals[name]?.first(where: \.isClass) == nil ? nil : .some(nil)
      }
      return types.nominal(nominal)
    }
    guard parts.count == 2, parts[0] == program.module else { return nil }
    return .some((program.nominals[parts[1]]?.first { $0.isClass && $0.owner == nil }).map { types.nominal($0) })
  }

  /// Whether a class of the run time is one that tests alone load into an app: whoever uses the app has none.
  private static func isOfTests(_ parts: [String], _ module: String) -> Bool {
    guard let first = parts.first else { return false }
    if parts.count == 1 { return ["XCTest", "XCTestCase", "XCTestProbe", "XCTestSuite"].contains(first) }
    return first != module && first.hasSuffix("Tests")
  }

  /// Whether all of an app's class is read: its superclasses end with one of the framework's, and none has a macro that
  /// may add to it.
  package func isWhole(_ type: RuntimeType) -> Bool {
    type.nominal.map { $0.unreadInLineage == nil && $0.hasFrameworkObjects } ?? false
  }

  /// What is there where an object of the framework's stands for one of a class that is not read, or of the app's that
  /// inherits from one; nil where it stands for none.
  func standIn(_ value: Value, for type: RuntimeType, _ node: Int32, _ frame: Frame) -> Value? {
    if case .unknown(let name) = type.kind {
      return framework?.unreadClass(of: value) == name ? .some(SomeBox(value)) : nil
    }
    guard let wanted = type.nominal, let name = framework?.unreadClass(of: value),
      (program.nominals[name] ?? []).contains(where: { nominal in
        !isWhole(types.nominal(nominal)) && nominal.lineage.contains { $0 === wanted }
      })
    else { return nil }
    let location = frame.tree.location(of: node)
    return .some(SomeBox(.unknown(Unknown("\(type.name) of a document", location, hides: true, type: type))))
  }

  /// The properties of an app's class and its superclasses.
  package func propertyNames(of type: RuntimeType) -> [String] {
    type.nominal?.lineage.flatMap { each in
      each.stored.map(\.property.name)
        + each.members.values.joined().compactMap { member in
          switch member {
          case .computed(_, _, let property), .observed(_, _, let property): property.name
          default: nil
          }
        }
    } ?? []
  }

  /// The names of an app's class and its superclasses, as far as the app declares them, the nearest first.
  package func classNames(of type: RuntimeType) -> [String] { type.nominal?.lineage.map(\.name) ?? [] }

  /// The methods of an app's class that selectors reach, by their selectors: its own before its superclasses', and those
  /// before what the app's extensions give the framework's class.
  package func methods(of type: RuntimeType) -> [(selector: String, code: Code)] {
    var found: [(selector: String, code: Code)] = []
    let frameworkClass = type.nominal.map(\.frameworkClass) ?? type.libraryName
    let bases = frameworkClass.map { framework?.catalog.lineage(of: $0) ?? [$0] } ?? []
    for each in (type.nominal.map { Array($0.lineage) } ?? []) + bases.compactMap({ program.libraryNominals[$0] }) {
      for case .method(let code) in each.members.values.joined() { found.append((code.selector, code)) }
    }
    return found
  }

  /// The properties of an app's class that key-value coding reaches.
  package func properties(of type: RuntimeType) -> [String] {
    guard let nominal = type.nominal else { return [] }
    var isTabled = false
    return nominal.lineage.flatMap { each in
      isTabled = isTabled || each.hasTable
      func name(_ property: TreeProperty) -> String? {
        isTabled || each.isReachedByKey(property) ? property.name : nil
      }
      return each.stored.compactMap { name($0.property) }
        + each.members.flatMap { symbol, members in
          members.compactMap { member in
            switch member {
            case .computed(_, _, let property), .observed(_, _, let property): name(property)
            default: nil
            }
          }
        }
    }
  }

  /// Whether a value is of the class that a property is declared as; nil where that is not known.
  package func fits(_ value: Value, property: String, of type: RuntimeType) -> Bool? {
    guard let field = type.nominal?.fieldsBySymbol[program.symbols[property]],
      let wanted = fieldType(field, of: type)?.flattened
    else { return nil }
    return program.conforms(typeOf(value), to: wanted)
  }

  /// A number of a document as a property's type has it; other values as they are.
  ///
  /// - UIKit: key-value coding unboxes a number as the property's type ("Representing Non-Object Values", Key-Value Coding
  ///   Programming Guide).
  package func fitted(_ value: Value, to property: String, of part: Part) -> Value {
    guard case .double(let number) = value, let wanted = propertyType(property, of: part)?.flattened else {
      return value
    }
    switch wanted.kind {
    case .int: return .int(Int(exactly: number.rounded(.towardZero)) ?? 0)
    case .bool: return .bool(number != 0)
    case .float: return .float(Float(number))
    default: return value
    }
  }

  /// The type of a property: as it is written, else that of what it holds.
  private func propertyType(_ name: String, of part: Part) -> RuntimeType? {
    let symbol = program.symbols[name]
    if let field = part.type.nominal?.fieldsBySymbol[symbol] {
      if let written = fieldType(field, of: part.type) { return written }
      guard field.isPlain, part.fields.indices.contains(field.index) else { return nil }
      if case .absent = part.fields[field.index] { return nil }
      return typeOf(part.fields[field.index])
    }
    guard case .computed(let getter, _, _)? = candidates(symbol, of: part.type, isStatic: false).first?.member,
      getter.function.result >= 0
    else { return nil }
    return program.type(
      getter.function.result, in: getter.tree,
      TypeScope(owner: getter.owner, generics: part.type.bindings, this: part.type))
  }

  /// Whether key-value coding reaches a property of an app's class; nil where that hangs on the version of Swift, which is
  /// not known.
  func isReachedByKey(_ name: String, of type: RuntimeType) -> Bool? {
    if properties(of: type).contains(name) { return true }
    return isNewSwift ? false : nil
  }

  /// Whether `@main`, which is Swift 5.3's, tells that the app is of a Swift that exposes nothing by itself.
  private var isNewSwift: Bool {
    program.trees.contains { $0.tree.types.contains { $0.attributes.contains("main") } }
  }

  /// Whether the Objective-C runtime knows a method, so that an action can reach it; nil where that hangs on the
  /// version of Swift, which is not known.
  package func isExposed(_ code: Code) -> Bool? {
    if isStatedExposed(code) || isExposedBySwift3(code) { return true }
    // Swift 4 and later compile no `#selector` of a method that is not exposed.
    let name = code.function.name
    let isNamed = program.selectorNames.contains(name)
    guard let isWitness = isWitness(code) else { return isNamed ? true : nil }
    if isWitness { return true }
    if isNewSwift { return false }
    return isNamed && methods(named: name).count == 1 ? true : nil
  }

  /// Whether Swift 3 shows a method to the Objective-C runtime of itself: one of a class of `NSObject`'s line that is not
  /// private, and whose types Objective-C has.
  ///
  /// - Swift: SE-0160 took that away in Swift 4.
  private func isExposedBySwift3(_ code: Code) -> Bool {
    let flags: TreeFunction.Flags = [.isPrivate, .isFilePrivate, .isStatic, .isClassMember]
    guard program.languageMode == 3, code.function.generics.isEmpty, code.owner?.frameworkClass != nil,
      code.function.flags.isDisjoint(with: flags)
    else { return false }
    let scope = TypeScope(owner: code.owner, generics: nil, this: nil)
    return (code.function.parameters.map(\.type) + [code.function.result]).allSatisfy { written in
      written < 0 || isOfObjectiveC(program.type(written, in: code.tree, scope))
    }
  }

  /// Whether Objective-C surely has a type.
  private func isOfObjectiveC(_ type: RuntimeType) -> Bool {
    switch type.kind {
    case .int, .double, .float, .bool, .string, .anyObject, .any: true
    case .optional(let inner):
      switch inner.kind {
      case .int, .double, .float, .bool: false
      default: isOfObjectiveC(inner)
      }
    case .nominal(let nominal, _): nominal.isClass
    case .library(let name, _): program.catalog.isClass(name)
    default: false
    }
  }

  /// Whether a method is what a protocol of the Objective-C runtime's asks for, as those of delegates are; nil where what
  /// it asks for is not known.
  private func isWitness(_ code: Code) -> Bool? {
    guard let owner = code.owner else { return false }
    let protocols = program.allProtocols(of: types.nominal(owner))
    let isOfApp = protocols.contains { type in
      guard let asking = type.nominal, asking.declaration?.attributes.contains("objc") == true else { return false }
      return asking.tree?.codes.contains {
        $0.owner === asking && $0.symbol == code.symbol && $0.labels == code.labels
      } == true
    }
    if isOfApp { return true }
    if protocols.contains(where: { $0.name == "UIKeyInput" }), Self.keyInput.contains(code.function.name) {
      return true
    }
    let delegates = protocols.compactMap(\.libraryName).filter {
      ["Delegate", "DataSource"].contains(where: $0.hasSuffix)
    }
    let labels = code.function.parameters.map(\.label)
    let isOfLibrary = delegates.contains { name in
      library.methods[name]?[code.function.name]?.contains { $0.labels == labels } == true
    }
    if isOfLibrary { return true }
    return delegates.contains { !program.catalog.isOfFramework($0) || isNamed(code.function.name, for: $0) }
      ? nil : false
  }

  /// The methods of `UIKeyInput`.
  private static let keyInput: Set<String> = ["insertText", "deleteBackward"]

  /// Whether a delegate's method may have a name: `scrollViewDidZoom` of a UIScrollViewDelegate.
  private func isNamed(_ name: String, for delegate: String) -> Bool {
    let sender = ["Delegate", "DataSource"].reduce(String(delegate.dropFirst(2))) { $0.replacing($1, with: "") }
    return !sender.isEmpty && name.lowercased().hasPrefix(sender.lowercased())
  }

  /// Whether a method takes nil for a parameter.
  package func isOptional(parameter index: Int, of code: Code) -> Bool {
    let scope = TypeScope(owner: code.owner, generics: nil, this: nil)
    return program.type(code.function.parameters[index].type, in: code.tree, scope).wrapped != nil
  }

  /// Makes an object of an app's class, as the framework does.
  package func makeObject(_ type: RuntimeType, _ arguments: [Argument]) throws -> Instance? {
    guard let tree = type.nominal?.tree else { return nil }
    let made = try construct(type, arguments, at: TreeLocation(tree: tree, node: -1))
    if case .object(let object)? = made.flattened { return object }
    return nil
  }
}

extension Code {
  /// Where the body is.
  package var location: TreeLocation { TreeLocation(tree: tree, node: function.body) }

  /// The name that the Objective-C runtime would have for it: `didTap:`.
  package var selector: String {
    function.objectiveCName
      ?? CodeSelector.name(base: function.name, labels: function.parameters.map(\.label))
  }
}

extension Nominal {
  /// Whether the Objective-C runtime knows all its members: by `@objcMembers`, or by a table of HeadlessUIKit's.
  var isWhollyExposed: Bool { declaration?.attributes.contains("objcMembers") == true || hasTable }

  /// Whether a table of HeadlessUIKit's says on Linux what `@IBOutlet` and `@IBAction` say, of inherited members too.
  fileprivate var hasTable: Bool { protocols.contains { $0.name == "InterfaceBound" } }

  /// Whether the Objective-C runtime would know a property of an instance.
  fileprivate func isReachedByKey(_ property: TreeProperty) -> Bool {
    if isWhollyExposed { return true }
    return !property.flags.isDisjoint(with: [.isOutlet, .isInspectable, .isManaged, .isExposed])
  }
}

extension Program {
  fileprivate var classes: ObjectiveCNames { ObjectiveCNames(program: self) }
}

/// Classes by the names of `@objc(Name)`.
private struct ObjectiveCNames {
  let program: Program

  subscript(byObjectiveCName name: String) -> Nominal? {
    program.nominals.values.joined().first { $0.isClass && $0.declaration?.objectiveCName == name }
  }
}
