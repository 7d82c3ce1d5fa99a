import FlowInterpreter
import FlowModel
import HeadlessUIKit

extension Selector: Bridged {
  package static var bridgedName: String { "Selector" }
  package static func unbridged(_ value: Value, _ call: Library.Call) throws -> Selector? {
    switch value {
    case .selector(let box): try Selector(LiveSelector.name(box.text, call))
    case .text(let box): Selector(box.text)
    default: nil
    }
  }
  package var bridged: Value { .selector(TextBox(name)) }
}

/// The Objective-C name behind `#selector(…)`.
enum LiveSelector {
  /// - Parameter written: what stands in `#selector`, or an Objective-C name already.
  static func name(_ written: String, _ call: Library.Call) throws -> String {
    let parts = written.split(separator: ".").map(String.init)
    let last = parts.last ?? written
    if last.hasSuffix(":") { return last }
    let base = String(last.prefix { $0 != "(" })
    let found = try methods(named: base, parts.dropLast().last, call).filter { code in
      last == base || code.labelledName == last
    }
    let names = Set(found.map(\.selector))
    if let name = names.first, names.count == 1 { return name }
    if names.isEmpty, let name = UIKitSelector.objectiveCNames[last] { return name }
    if names.isEmpty, last != base { return CodeSelector.name(base: base, labels: labels(last)) }
    if names.isEmpty { return base }
    throw call.stop("which method #selector(\(written)) names")
  }

  /// The app's methods of a name: of the class that is written, else of the objects that the call is handed, else of all.
  private static func methods(named base: String, _ owner: String?, _ call: Library.Call) throws -> [Code] {
    if let owner, owner != "self", let type = call.interpreter.appClass(named: owner) {
      let own = call.interpreter.methods(of: type).map(\.code).filter { $0.function.name == base }
      if !own.isEmpty { return own }
    }
    for argument in [call.value] + call.arguments.map(\.value) {
      guard case .object(let object)? = argument.unwrapped else { continue }
      let own = call.interpreter.methods(of: object.type).map(\.code).filter { $0.function.name == base }
      if !own.isEmpty { return own }
    }
    return call.interpreter.methods(named: base)
  }

  private static func labels(_ written: String) -> [String?] {
    let inside = written.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    return inside.split(separator: ":").map { $0 == "_" ? nil : String($0) }
  }
}
