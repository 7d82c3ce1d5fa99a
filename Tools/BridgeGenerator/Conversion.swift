/// The Swift expressions that convert between UIKit's types and the interpreter's values.
struct Conversion {
  let bridging: Bridging

  /// Why a type cannot cross; nil where it can.
  func obstacle(_ type: TypeForm) -> String? {
    if bridging.isPlain(type) { return nil }
    switch type {
    case .void, .any, .anyObject, .array(.any): return nil
    case .existential(let name): return bridging.isProtocol(name) ? nil : "the type any \(name)"
    case .dictionary(let key): return obstacle(key)
    case .optional(let wrapped, _): return obstacle(wrapped)
    case .function(let parameters, let result, _):
      if let obstacle = parameters.lazy.compactMap(obstacle).first { return obstacle }
      return result == .void || placeholder(result) != nil && bridging.isPlain(result)
        ? nil : "a function that gives \(result.text)"
    default: return "the type \(type.text)"
    }
  }

  /// What a member gives, as a value of the interpreter's.
  func value(_ type: TypeForm, _ expression: String) -> String {
    if bridging.isPlain(type) { return "\(expression).bridged" }
    switch type {
    case .existential(let name):
      let object = bridging.isOfClasses(name) ? expression : "\(expression) as AnyObject"
      return "LiveReference.value(of: \(object), \"\(name)\")"
    case .any, .anyObject: return "LiveAny.value(ofContent: \(expression))"
    case .optional(.any, _), .optional(.anyObject, _): return "LiveAny.value(of: \(expression))"
    case .dictionary: return "LiveAny.value(ofDictionary: \(expression)).unwrapped!"
    case .optional(.dictionary, _): return "LiveAny.value(ofDictionary: \(expression))"
    case .array(.any): return "LiveAny.value(ofList: \(expression)).unwrapped!"
    case .optional(.array(.any), _): return "LiveAny.value(ofList: \(expression))"
    case .optional(let wrapped, _):
      return ".optional(\(expression).map { content in \(value(wrapped, "content")) })"
    case .function(let parameters, let result, _): return functionValue(parameters, result, expression)
    default: return ".void"
    }
  }

  private func functionValue(_ parameters: [TypeForm], _ result: TypeForm, _ expression: String) -> String {
    let given = parameters.indices.map { content(parameters[$0], "given[\($0)]") }
    let names = given.isEmpty ? "_, _" : "call, given"
    let body = "\(expression)(\(given.joined(separator: ", ")))"
    if result == .void { return "LiveFunction.value { \(names) in \(body); return .void }" }
    return "LiveFunction.value { \(names) in \(value(result, body)) }"
  }

  /// What a value of the interpreter's stands for.
  func content(_ type: TypeForm, _ expression: String) -> String {
    if bridging.isPlain(type) { return "try call.unbridge(\(expression))" }
    switch type {
    case .existential(let name): return "try call.required(\(expression), as: (any \(name)).self)"
    case .optional(.existential(let name), _): return "try call.object(\(expression), as: (any \(name)).self)"
    case .any: return "try call.content(\(expression))"
    case .optional(.any, _): return "try call.any(\(expression))"
    case .anyObject: return "try call.required(\(expression), as: AnyObject.self)"
    case .optional(.anyObject, _): return "try call.anyObject(\(expression))"
    case .array(.any): return "try call.anyList(\(expression)) ?? []"
    case .optional(.array(.any), _): return "try call.anyList(\(expression))"
    case .dictionary: return "try call.dictionary(\(expression)) ?? [:]"
    case .optional(.dictionary, _): return "try call.dictionary(\(expression))"
    case .function(let parameters, let result, _):
      return function(parameters, result, "try call.function(\(expression))")
    case .optional(.function(let parameters, let result, _), _):
      return "try call.optionalFunction(\(expression)).map { body in \(function(parameters, result, "body")) }"
    default: return expression
    }
  }

  /// The same of an argument of an initialiser, whose property may stay unknown.
  func initial(_ each: Parameter, _ expression: String) -> String {
    guard let label = each.label, Self.looks.contains(label) else { return content(each.type, expression) }
    switch each.type {
    case .named("String"), .optional(.named("String"), _), .optional(.named("UIImage"), _):
      return "try call.unbridge(\(expression), or: \(placeholder(each.type)!))"
    case .named("CGRect"): return "try call.unbridge(\(expression), or: .zero)"
    case .named("Int"): return "try call.unbridge(\(expression), or: 0)"
    default: return content(each.type, expression)
    }
  }

  /// Labels of arguments that are what a property of the same name holds.
  private static let looks: Set<String> = ["frame", "image", "message", "selectedImage", "tag", "title"]

  /// A closure that calls the app's.
  private func function(_ parameters: [TypeForm], _ result: TypeForm, _ body: String) -> String {
    let names = parameters.indices.map { "given\($0)" }
    let values = zip(parameters, names).map { value($0, $1) }.joined(separator: ", ")
    let head = names.isEmpty ? "" : "\(names.joined(separator: ", ")) in "
    let isCall = body.hasPrefix("try ")
    let callee = isCall ? "body" : body
    let made =
      result == .void
      ? "{ \(head)\(callee).run([\(values)]) }"
      : "{ \(head)\(callee).result([\(values)]) { \(placeholder(result)!) } }"
    return isCall ? "LiveFunction.with(\(body)) { body in \(made) }" : made
  }

  /// What stands for a result where the app's code has ended.
  func placeholder(_ type: TypeForm) -> String? {
    switch type {
    case .void: return "()"
    case .optional: return "nil"
    case .array, .set: return "[]"
    case .dictionary: return "[:]"
    case .named("Int"), .named("CGFloat"), .named("TimeInterval"), .named("Double"), .named("Float"): return "0"
    case .named("Bool"): return "false"
    case .named("String"): return "\"\""
    case .named("UIColor"): return ".clear"
    case .named(let name) where bridging.isClass(name): return "\(name)()"
    default: return nil
    }
  }
}
