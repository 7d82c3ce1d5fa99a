import FlowModel
import Foundation

/// Messages that name their method by a selector: `perform(_:)`, actions, observers.
extension LibraryBuilder {
  mutating func addMessages() {
    for name in ["perform(_:)", "perform(_:with:)"] {
      method("NSObject", name) { call in
        guard case .selector(let box) = call[0] else { throw call.stop("perform") }
        let handed = call.arguments.dropFirst().map { ($0.value.flattened ?? .none).numberBoxed }
        return try call.interpreter.send(box.text, to: call.value, handed, at: call.location)
      }
    }
    for name in ["takeUnretainedValue()", "takeRetainedValue()"] {
      method("Unmanaged", name) { call in try call.native(call.value, SentResult.self).object }
    }
  }
}

extension Interpreter {
  /// The method that a selector names on an object of the app.
  func method(named selector: String, of value: Value) throws -> Code? {
    guard let type = thisType(of: value) else { return nil }
    let written = selector.split(separator: ".").last.map(String.init) ?? selector
    // As Objective-C has it: `routeToListWithSegue:`.
    if written.hasSuffix(":"), let code = methods(of: type).first(where: { $0.selector == written })?.code {
      return isExposed(code) == false ? nil : code
    }
    let name = written.prefix { $0 != "(" && $0 != ":" }
    let codes = candidates(program.symbols[String(name)], of: type, isStatic: false).compactMap(\.member.code).filter {
      $0.function.kind == .function
    }
    guard let open = written.firstIndex(of: "(") else { return codes.first }
    let labels = written[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
    func own(_ code: Code) -> [String] { code.labels.map { $0.map { program.symbols.text(of: $0) } ?? "_" } }
    // The first label of one that stands alone is no matter: Swift 2 leaves it out.
    return codes.first { own($0) == labels }
      ?? codes.first { code in
        codes.count == 1 && own(code).count == labels.count && own(code).dropFirst() == labels.dropFirst()
      }
  }

  /// Sends a message that a selector names, with as many of the arguments as the method takes.
  ///
  /// - Returns: the object that the method gives, as an `Unmanaged`; not known where it gives none.
  /// - Foundation: for a method that gives anything other than an object, what `perform(_:)` gives is to be ignored
  ///   (documentation of NSObjectProtocol.perform(_:)).
  func send(
    _ selector: String, to value: Value, _ arguments: [Value], at location: TreeLocation
  ) throws -> Value {
    guard let code = try method(named: selector, of: value) else {
      throw Stop(reason: "the method of #selector(\(selector))", location: location)
    }
    let bound = try bind(
      received(arguments, by: code, at: location).map { Argument(nil, $0) }, to: code, isLabelled: false, generics: nil,
      this: value, at: location)
    let result = try call(code, this: value, bound.values, captures: [], generics: bound.generics, at: location)
    switch result {
    case .void, .int, .double, .float, .fixed, .bool:
      return .unknown(Unknown("what #selector(\(selector)) gives that gives no object", location))
    default: return .optional(result.flattened.map { .native(SentResult($0)) })
    }
  }
}

extension Interpreter {
  /// What a method gets that a message with these objects leads to.
  ///
  /// - Foundation: the method must take objects (documentation of NSObjectProtocol.perform(_:with:)): what else it takes
  ///   is what the reference happens to be.
  func received(_ arguments: [Value], by code: Code, at location: TreeLocation) -> [Value] {
    arguments.prefix(code.function.parameters.count).enumerated().map { place, argument in
      guard code.function.parameters[place].type >= 0,
        case .native(is FoundationObject<NSNumber>)? = argument.flattened,
        parameterType(code, place).isNumberOrBool
      else { return argument }
      return .unknown(Unknown("what a number is that a message hands over as an object", location))
    }
  }
}

extension RuntimeType {
  /// Whether it is one of Swift's numbers or Bool, which Objective-C has no objects for.
  var isNumberOrBool: Bool {
    switch kind {
    case .int, .double, .float, .bool, .fixed: true
    default: false
    }
  }
}

/// What a message gives that was sent by its selector: an `Unmanaged` of an object.
private final class SentResult: NativeBox {
  let object: Value
  init(_ object: Value) { self.object = object }
  override var typeName: String { "Unmanaged" }
}
