/// Collects what the libraries do, a type at a time.
package struct LibraryBuilder {
  var methods: [String: [String: [Library.Entry<Library.Method>]]] = [:]
  var properties: [String: [String: Library.Method]] = [:]
  var setters: [String: [String: Library.Mutator]] = [:]
  var mutators: [String: [String: [Library.Entry<Library.Mutator>]]] = [:]
  var staticMethods: [String: [String: [Library.Entry<Library.Method>]]] = [:]
  var staticProperties: [String: [String: Library.Method]] = [:]
  var initializers: [String: [Library.Entry<Library.Method>]] = [:]
  /// What makes a framework's object of an object of the app's.
  var makers: [String: [Library.Entry<Library.Method>]] = [:]
  var subscripts: [String: [Library.Entry<Library.Method>]] = [:]
  var functions: [String: [Library.Entry<Library.Method>]] = [:]
  /// The constants outside of types.
  var globals: [String: Library.Method] = [:]
  /// What makes a library's value of a literal or of one that is bridged to it, by the library's type.
  var literals: [String: Library.Conversion] = [:]
  /// What `as` makes of a value, by the type that is asked for.
  var casts: [String: Library.Conversion] = [:]
  /// The types that members ask of their arguments, in order, by `Type.member`.
  var argumentTypes: [String: [String?]] = [:]

  /// The types that a framework's members ask of their arguments, by type, member and label ("_" without one); of a
  /// property it is what it holds, by the empty label.
  var askedTypes: [String: [String: [String: String]]] = [:]

  /// The types of a framework's properties and of its methods' results, by type and member; `static ` stands before
  /// those of the type itself.
  package private(set) var resultTypes: [String: [String: String]] = [:]

  /// The types of which some parts may be known and others not: their initialisers take what is not known.
  var partlyKnown: Set<String> = []

  /// All that is known.
  package static var standard: LibraryBuilder {
    var builder = LibraryBuilder()
    builder.addFunctions()
    builder.addNumbers()
    builder.addRandomNumbers()
    builder.addStrings()
    builder.addInterpolations()
    builder.addCharacters()
    builder.addOptionals()
    builder.addSequences()
    builder.addArrays()
    builder.addDictionaries()
    builder.addSets()
    builder.addRanges()
    builder.addAny()
    builder.addMirrors()
    builder.addConcurrency()
    builder.addFoundation()
    builder.addConcurrency()
    return builder
  }

  /// The name and the labels of `name(_:label:)`; the one label "..." for any number of arguments. `label?:` is one that
  /// may be left out.
  private static func parts(_ signature: String) -> (name: String, labels: [String?], optional: Set<Int>) {
    guard let open = signature.firstIndex(of: "(") else { return (signature, [], []) }
    let name = String(signature[..<open])
    let inside = signature[signature.index(after: open)...].dropLast()
    if inside == "..." { return (name, ["..."], []) }
    let written = inside.split(separator: ":")
    let labels = written.map { $0.hasSuffix("?") ? $0.dropLast() : $0 }.map { $0 == "_" ? nil : String($0) }
    return (name, labels, Set(written.indices.filter { written[$0].hasSuffix("?") || written[$0] == "..." }))
  }

  private static func entry<Body>(_ signature: String, _ body: Body) -> (name: String, entry: Library.Entry<Body>) {
    let (name, labels, optional) = parts(signature)
    return (name, Library.Entry(labels: labels, body: body, optional: optional))
  }

  /// `method("Array", "prefix(_:)") { call in … }`
  package mutating func method(_ type: String, _ signature: String, _ body: @escaping Library.Method) {
    let (name, entry) = Self.entry(signature, body)
    methods[type, default: [:]][name, default: []].append(entry)
  }

  /// The same in place of what the type has of that signature.
  package mutating func replaceMethod(_ type: String, _ signature: String, _ body: @escaping Library.Method) {
    let (name, entry) = Self.entry(signature, body)
    methods[type]?[name]?.removeAll { $0.labels == entry.labels }
    methods[type, default: [:]][name, default: []].append(entry)
  }

  /// Has a type know a method or property by another signature as well: `alias("UIView", "old(_:)", of: "new(_:)")`.
  package mutating func alias(_ type: String, _ signature: String, of known: String) {
    let (name, labels, optional) = Self.parts(signature)
    let (other, wanted, _) = Self.parts(known)
    guard signature.contains("(") else {
      properties[type, default: [:]][name] = properties[type]?[other]
      setters[type, default: [:]][name] = setters[type]?[other]
      return
    }
    for entry in methods[type]?[other] ?? [] where entry.labels == wanted {
      methods[type, default: [:]][name, default: []].append(
        Library.Entry(labels: labels, body: entry.body, optional: optional))
    }
  }

  /// A constant outside of types that is a static property of one; it is left out where the type has no such property.
  package mutating func global(_ name: String, as property: String, of type: String) {
    globals[name] = staticProperties[type]?[property]
  }

  /// A function outside of types that is an initialiser of one, whose arguments have no labels.
  package mutating func function(_ name: String, initializing type: String, _ labels: [String]) {
    guard let entry = initializers[type]?.first(where: { $0.labels == labels }) else { return }
    functions[name, default: []].append(
      Library.Entry(labels: labels.map { _ in nil }) { call in
        try entry.body(
          Library.Call(
            interpreter: call.interpreter, value: call.value,
            arguments: zip(labels, call.arguments).map { Argument($0, $1.value) }, location: call.location,
            expected: call.expected))
      })
  }

  package mutating func mutator(_ type: String, _ signature: String, _ body: @escaping Library.Mutator) {
    let (name, entry) = Self.entry(signature, body)
    mutators[type, default: [:]][name, default: []].append(entry)
  }

  package mutating func property(_ type: String, _ name: String, _ body: @escaping Library.Method) {
    properties[type, default: [:]][name] = body
  }

  package mutating func setter(_ type: String, _ name: String, _ body: @escaping Library.Mutator) {
    setters[type, default: [:]][name] = body
  }

  package mutating func staticMethod(_ type: String, _ signature: String, _ body: @escaping Library.Method) {
    let (name, entry) = Self.entry(signature, body)
    staticMethods[type, default: [:]][name, default: []].append(entry)
  }

  /// The same in place of what the type has of that signature.
  package mutating func replaceStaticMethod(_ type: String, _ signature: String, _ body: @escaping Library.Method) {
    let (name, entry) = Self.entry(signature, body)
    staticMethods[type]?[name]?.removeAll { $0.labels == entry.labels }
    staticMethods[type, default: [:]][name, default: []].append(entry)
  }

  package mutating func staticProperty(_ type: String, _ name: String, _ body: @escaping Library.Method) {
    staticProperties[type, default: [:]][name] = body
  }

  /// Has nothing be known of a type's members: what reads or calls them asks the world.
  package mutating func forget(_ type: String) {
    methods[type] = nil
    properties[type] = nil
    setters[type] = nil
    mutators[type] = nil
    staticMethods[type] = nil
    staticProperties[type] = nil
    initializers[type] = nil
  }

  /// `initializer("String", "(describing:)") { … }`
  package mutating func initializer(_ type: String, _ signature: String, _ body: @escaping Library.Method) {
    initializers[type, default: []].append(Self.entry(signature, body).entry)
  }

  /// The same in place of what the type has of that signature.
  package mutating func replaceInitializer(_ type: String, _ signature: String, _ body: @escaping Library.Method) {
    let entry = Self.entry(signature, body).entry
    initializers[type]?.removeAll { $0.labels == entry.labels }
    initializers[type, default: []].append(entry)
  }

  /// Has a type's initialisers be called with what is not known.
  package mutating func keepsKnownParts(of type: String) { partlyKnown.insert(type) }

  /// The types that a type's members ask of their arguments: `["animate": ["withDuration": "Double"]]`, of a property
  /// `["alpha": ["": "Double"]]`.
  package mutating func asks(_ type: String, _ members: [String: [String: String]]) {
    askedTypes[type, default: [:]].merge(members) { $0.merging($1) { $1 } }
  }

  /// The types of a type's properties and of its methods' results: `["superview": "UIView?", "static main": "UIScreen"]`.
  package mutating func results(_ type: String, _ members: [String: String]) { resultTypes[type] = members }

  /// An initialiser of a framework's class as an app's class calls it: `super.init(…)`.
  package mutating func maker(_ type: String, _ signature: String, _ body: @escaping Library.Method) {
    makers[type, default: []].append(Self.entry(signature, body).entry)
  }

  /// `expects("DispatchQueue", "asyncAfter", "DispatchTime")`: what implicit members among the arguments are members of.
  package mutating func expects(_ type: String, _ member: String, _ types: String?...) {
    argumentTypes["\(type).\(member)"] = types
  }

  package mutating func subscripting(_ type: String, _ signature: String, _ body: @escaping Library.Method) {
    subscripts[type, default: []].append(Self.entry(signature, body).entry)
  }

  package mutating func function(_ signature: String, _ body: @escaping Library.Method) {
    let (name, entry) = Self.entry(signature, body)
    functions[name, default: []].append(entry)
  }

  /// The same in place of what is there of that signature.
  package mutating func replaceFunction(_ signature: String, _ body: @escaping Library.Method) {
    let (name, entry) = Self.entry(signature, body)
    functions[name]?.removeAll { $0.labels == entry.labels }
    functions[name, default: []].append(entry)
  }

  /// A constant outside of types.
  package mutating func global(_ name: String, _ body: @escaping Library.Method) { globals[name] = body }

  /// What makes a value of a library's type of a literal: `let price: Decimal = 5`.
  package mutating func literal(_ type: String, _ body: @escaping Library.Conversion) { literals[type] = body }

  /// What `as` makes of a value: `error as NSError`, `number as? Int`.
  package mutating func cast(_ type: String, _ body: @escaping Library.Conversion) { casts[type] = body }
}
