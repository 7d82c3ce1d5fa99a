import FlowInterpreter
import FlowModel

/// Objects of the app's that something which is not read tells of what happens, or asks for what it shows: delegates and
/// data sources of protocols that are not read.
extension LiveWorld {
  /// An object of the app's, and those of its methods that may be asked for.
  struct Listener {
    let object: Instance
    let methods: [Code]
  }

  /// Who listens from here on.
  ///
  /// - Parameter what: `setting CLLocationManager(…).delegate`.
  func listeners(_ what: String, _ handed: [Value]) -> [Listener] {
    if what.hasSuffix(QuietMembers.observing) { return observers(handed) }
    guard QuietMembers.delegates.contains(where: what.hasSuffix) else { return [] }
    let sender = what.dropFirst("setting ".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return handed.compactMap { value -> Listener? in
      guard case .object(let object)? = value.unwrapped else { return nil }
      // A class's delegate is of the protocol that is named after it, where the object has such a one.
      let unknown = interpreter.unknownProtocols(of: object.type)
      let own = "\(sender)\(what.hasSuffix(QuietMembers.dataSource) ? "DataSource" : "Delegate")"
      let protocols = (unknown.contains(own) ? [own] : unknown).filter { !QuietMembers.quietProtocols.contains($0) }
      guard !protocols.isEmpty else { return nil }
      let methods = interpreter.methodsToListen(of: object.type, sender: unknown.contains(own) ? String(sender) : nil)
        .filter { method in
          // What the user sets off on a screen of the system's, the screen tells.
          !unknown.contains {
            QuietMembers.quietProtocols.contains($0) && QuietMembers.asks($0, for: method.function.name)
          }
        }
      let distant = QuietMembers.distantCallbacks[String(sender)] ?? []
      return Listener(
        object: object,
        methods: methods.filter { method in
          !method.function.parameters.dropFirst().contains { $0.label.map(distant.contains) ?? false }
        })
    }
  }

  /// Who is told of what changes of something that is not read, by key-value observing.
  private func observers(_ handed: [Value]) -> [Listener] {
    handed.dropFirst().prefix(1).compactMap { value in
      guard case .object(let object)? = value.unwrapped else { return nil }
      let method = interpreter.method("observeValue(forKeyPath:of:change:context:)", of: object.type)
      return method.map { Listener(object: object, methods: [$0]) }
    }
  }

  /// Each method may be called never or, once what runs now is over, with what is not known.
  func tell(_ listener: Listener, by what: String, at location: TreeLocation) throws {
    let sender = what.dropFirst("setting ".count).split(separator: ".").dropLast().joined(separator: ".")
    for method in listener.methods where !interpreter.isHarmless(method) {
      guard try answer(Unknown("\(sender) calls \(method.fullName)", location), at: location) else { continue }
      let object = listener.object
      let arguments = method.function.parameters.map { parameter in
        Value.unknown(Unknown("\(parameter.name) of \(method.fullName)", location))
      }
      interpreter.loop.answer(sender, at: location) { [unowned interpreter] in
        interpreter!.loop.add { interpreter in _ = try interpreter.call(method, on: object, arguments) }
      }
    }
  }
}
