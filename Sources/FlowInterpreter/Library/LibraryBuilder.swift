/// Collects what the libraries do, a type at a time.
struct LibraryBuilder {
  var methods: [String: [String: [Library.Entry<Library.Method>]]] = [:]
  var properties: [String: [String: Library.Method]] = [:]
  var setters: [String: [String: Library.Mutator]] = [:]
  var mutators: [String: [String: [Library.Entry<Library.Mutator>]]] = [:]
  var staticMethods: [String: [String: [Library.Entry<Library.Method>]]] = [:]
  var staticProperties: [String: [String: Library.Method]] = [:]
  var initializers: [String: [Library.Entry<Library.Method>]] = [:]
  var subscripts: [String: [Library.Entry<Library.Method>]] = [:]
  var functions: [String: [Library.Entry<Library.Method>]] = [:]
  /// The types that members ask of their arguments, in order, by `Type.member`.
  var argumentTypes: [String: [String?]] = [:]

  /// All that is known.
  static var standard: LibraryBuilder {
    var builder = LibraryBuilder()
    builder.addFunctions()
    builder.addNumbers()
    builder.addStrings()
    builder.addCharacters()
    builder.addOptionals()
    builder.addSequences()
    builder.addArrays()
    builder.addDictionaries()
    builder.addSets()
    builder.addRanges()
    builder.addAny()
    builder.addConcurrency()
    return builder
  }

  /// The name and the labels of `name(_:label:)`; the one label "..." for any number of arguments.
  private static func parts(_ signature: String) -> (name: String, labels: [String?]) {
    guard let open = signature.firstIndex(of: "(") else { return (signature, []) }
    let name = String(signature[..<open])
    let inside = signature[signature.index(after: open)...].dropLast()
    if inside == "..." { return (name, ["..."]) }
    return (name, inside.split(separator: ":").map { $0 == "_" ? nil : String($0) })
  }

  /// `method("Array", "prefix(_:)") { call in … }`
  mutating func method(_ type: String, _ signature: String, _ body: @escaping Library.Method) {
    let (name, labels) = Self.parts(signature)
    methods[type, default: [:]][name, default: []].append(Library.Entry(labels: labels, body: body))
  }

  mutating func mutator(_ type: String, _ signature: String, _ body: @escaping Library.Mutator) {
    let (name, labels) = Self.parts(signature)
    mutators[type, default: [:]][name, default: []].append(Library.Entry(labels: labels, body: body))
  }

  mutating func property(_ type: String, _ name: String, _ body: @escaping Library.Method) {
    properties[type, default: [:]][name] = body
  }

  mutating func setter(_ type: String, _ name: String, _ body: @escaping Library.Mutator) {
    setters[type, default: [:]][name] = body
  }

  mutating func staticMethod(_ type: String, _ signature: String, _ body: @escaping Library.Method) {
    let (name, labels) = Self.parts(signature)
    staticMethods[type, default: [:]][name, default: []].append(Library.Entry(labels: labels, body: body))
  }

  mutating func staticProperty(_ type: String, _ name: String, _ body: @escaping Library.Method) {
    staticProperties[type, default: [:]][name] = body
  }

  /// `initializer("String", "(describing:)") { … }`
  mutating func initializer(_ type: String, _ signature: String, _ body: @escaping Library.Method) {
    initializers[type, default: []].append(Library.Entry(labels: Self.parts(signature).labels, body: body))
  }

  /// `expects("DispatchQueue", "asyncAfter", "DispatchTime")`: what implicit members among the arguments are members of.
  mutating func expects(_ type: String, _ member: String, _ types: String?...) { argumentTypes["\(type).\(member)"] = types }

  mutating func subscripting(_ type: String, _ signature: String, _ body: @escaping Library.Method) {
    subscripts[type, default: []].append(Library.Entry(labels: Self.parts(signature).labels, body: body))
  }

  mutating func function(_ signature: String, _ body: @escaping Library.Method) {
    let (name, labels) = Self.parts(signature)
    functions[name, default: []].append(Library.Entry(labels: labels, body: body))
  }
}
