import FlowInterpreter
import HeadlessUIKit

/// Collects the members of HeadlessUIKit's types. Their bodies run on the main thread, wherever the app's code is.
package struct LiveLibrary {
  package typealias Body = @MainActor (Library.Call) throws -> Value
  package typealias Change = @MainActor (Library.Call, inout Value) throws -> Value

  package var builder: LibraryBuilder

  /// `method("UIButton", "setTitle(_:for:)") { call in … }`; `label?:` for a parameter with a default.
  package mutating func method(_ type: String, _ signature: String, _ body: @escaping Body) {
    let name = String(signature.prefix { $0 != "(" })
    let givesResult = builder.resultTypes[type]?[name] != nil
    let call = UIKitFramework.calling(signature, body)
    builder.method(type, signature, UIKitFramework.watchingThread(signature, givesResult: givesResult, call))
  }
  /// The same in place of a generated one, of whose overloads one has the signature as well.
  mutating func replaceMethod(_ type: String, _ signature: String, _ body: @escaping Body) {
    builder.replaceMethod(type, signature, UIKitFramework.calling(signature, body))
  }
  package mutating func property(_ type: String, _ name: String, _ body: @escaping Body) {
    builder.property(type, name, UIKitFramework.reading(name, body))
  }
  /// The setter of an object's property.
  package mutating func setter(_ type: String, _ name: String, _ body: @escaping Body) {
    let isView = UIKitFramework.viewProperties.contains(name)
    let names = UIKitFramework.names(ofSet: name)
    let write = UIKitFramework.writing(names, isView ? UIKitFramework.standingIn(body) : body)
    let tell = UIKitFramework.telling(names, write)
    let set = UIKitFramework.watchingThread(setting: name, tell)
    builder.setter(type, name) { call, base in try set(call.on(base)) }
  }
  /// The setter of a value's property.
  package mutating func change(_ type: String, _ name: String, _ body: @escaping Change) {
    let write = UIKitFramework.onMain(body)
    builder.setter(type, name) { call, base in
      do {
        return try write(call, &base)
      } catch let stop as Stop {
        // A value of which a part is not known is not known.
        guard let unknown = stop.unknown else { throw stop }
        base = .unknown(unknown)
        return .void
      }
    }
  }
  package mutating func mutator(_ type: String, _ signature: String, _ body: @escaping Change) {
    builder.mutator(type, signature, UIKitFramework.onMain(body))
  }
  package mutating func staticMethod(_ type: String, _ signature: String, _ body: @escaping Body) {
    builder.staticMethod(type, signature, UIKitFramework.onMain(body))
  }
  package mutating func staticProperty(_ type: String, _ name: String, _ body: @escaping Body) {
    builder.staticProperty(type, name, UIKitFramework.onMain(body))
  }
  package mutating func staticSetter(_ type: String, _ name: String, _ body: @escaping Body) {
    let write = UIKitFramework.onMain(body)
    builder.setter("\(type).Type", name) { call, _ in try write(call) }
  }
  package mutating func initializer(_ type: String, _ signature: String, _ body: @escaping Body) {
    builder.initializer(type, signature, UIKitFramework.onMain(body))
  }
  /// An initialiser of a class: what its arguments lack, its properties or the object itself lack.
  mutating func construction(_ type: String, _ signature: String, _ body: @escaping Body) {
    initializer(type, signature) { call in
      let isConstraint = type == "NSLayoutConstraint"
      let call = UIKitFramework.viewTakers.contains(type) ? call.standingIn(isLaidOut: isConstraint) : call
      do {
        if isConstraint { try UIKitFramework.checkItems(of: call) }
        let made = try body(call)
        if let object = try LiveReference.object(of: made) as? NSObject { try call.noteUnknownArguments(of: object) }
        return made
      } catch let stop as Stop {
        guard let unknown = stop.unknown else { throw stop }
        // A colour is there, whichever it is, with what the app's extensions give it.
        return .unknown(Unknown("\(type)(\(unknown.what))", call.location, kind: type == "UIColor" ? type : nil))
      }
    }
  }
  /// An initialiser of a class that the app's classes may inherit from: with the app's part where they do.
  mutating func maker<Object: NSObject>(
    _ type: String, _ signature: String, isFailable: Bool = false,
    _ body: @escaping @MainActor (Library.Call, Part?) throws -> Object?
  ) {
    construction(type, signature) { call in
      if case .type(let own) = call.value, own.nominal != nil {
        throw call.stop("\(own.name), which is made without the app's part")
      }
      let made = try body(call, nil).map { LiveReference.value(of: $0) }
      return isFailable ? .optional(made) : made ?? .none
    }
    let make = UIKitFramework.onMain { call in
      let call = UIKitFramework.viewTakers.contains(type) ? call.standingIn() : call
      guard case .object(let instance) = call.value, let object = try body(call, instance.part) else { return .none }
      if let controller = object as? UIViewController {
        controller.simulation.trace.setClass(controller.typeName, of: controller)
      }
      try call.noteUnknownArguments(of: object)
      return .native(ObjectBox(object, name: type))
    }
    builder.maker(type, signature, make)
  }
  package mutating func function(_ signature: String, _ body: @escaping Body) {
    builder.function(signature, UIKitFramework.onMain(body))
  }
  package mutating func global(_ name: String, _ body: @escaping Body) {
    builder.global(name, UIKitFramework.onMain(body))
  }
}
