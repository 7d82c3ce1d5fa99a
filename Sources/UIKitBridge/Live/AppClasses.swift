import FlowInterpreter
import FlowModel
import HeadlessUIKit

/// The classes that the app's sources declare, made by the interpreter where a document names them.
extension UIKitFramework: ClassMaking {
  package func declares(_ named: NamedClass) -> Bool {
    interpreter.appClass(named: named.name).map(interpreter.isWhole) == true && lookUp(named) == .found
  }

  package func isOfOtherModule(_ named: NamedClass) -> Bool { lookUp(named) == .none }

  private func lookUp(_ named: NamedClass) -> ClassModules.Lookup {
    named.isOfTarget ? .found : modules.lookUp(named.module, of: interpreter.files(ofClassesNamed: named.name))
  }

  package func mentions(_ name: String) -> Bool { lacksSources || interpreter.appClass(named: name) != nil }

  package func make(_ name: String, coder: NSCoder?) -> NSObject? {
    let arguments = coder.map { [Argument("coder", .native(ObjectBox($0, name: "NSCoder")))] } ?? []
    return make(name, arguments)
  }

  package func send(_ selector: String, to target: NSObject) -> Bool? {
    guard fault == nil, !selector.contains(":") else { return nil }
    do {
      return try interpreter.send(selector, toFrameworksObject: LiveReference.value(of: target)) ? true : nil
    } catch {
      end(with: error)
      return true
    }
  }

  package func mayInherit(_ selector: String, _ target: NSObject) -> Bool {
    interpreter.mayInherit(selector, LiveReference.value(of: target))
  }

  @MainActor
  package func action(_ selector: String, ofPlain target: AnyObject) -> (@MainActor (Any?) -> Void)? {
    let object = LiveReference.value(of: target)
    guard let type = interpreter.thisType(of: object),
      let code = interpreter.methods(of: type).first(where: { $0.selector == selector })?.code
    else { return nil }
    guard let isExposed = interpreter.isExposed(code) else {
      return { [unowned self] _ in end(with: Stop(unexposed: code, selector)) }
    }
    guard isExposed else { return nil }
    return { [unowned self] sender in
      guard fault == nil else { return }
      do {
        guard let arguments = arguments(of: code, sender) else { return }
        _ = try interpreter.loop.entering { try interpreter.call(code, on: object, arguments) }
      } catch { end(with: error) }
    }
  }

  /// What an action is handed: its sender, and the event, where it takes one that is known; nil, and the code ends, where
  /// there is none for a method that wants one.
  @MainActor
  private func arguments(of action: Code, _ sender: Any?) -> [Value]? {
    let sender = sender.map { LiveAny.value(ofContent: $0) } ?? .none
    guard case .some(let event) = Simulation.current.actionEvent, action.function.parameters.count > 1 else {
      return [sender]
    }
    if event == nil, !interpreter.isOptional(parameter: 1, of: action) {
      end(with: Stop(reason: "what \(action.fullName) makes of an event that is nil", location: action.location))
      return nil
    }
    return [sender, .optional(event.map { LiveReference.value(of: $0) })]
  }

  package func makeSegue(
    _ name: String, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue? {
    make(
      name,
      [
        Argument("identifier", identifier.bridged), Argument("source", LiveReference.value(of: source)),
        Argument("destination", LiveReference.value(of: destination)),
      ]) as? UIStoryboardSegue
  }

  /// - Returns: nil where the app's code ended, or its initialiser gives nil.
  @MainActor
  package func make(_ name: String, _ arguments: [Argument]) -> NSObject? {
    guard fault == nil, let type = interpreter.appClass(named: name) else { return nil }
    do {
      return try interpreter.makeObject(type, arguments)?.live as? NSObject
    } catch {
      end(with: error)
      return nil
    }
  }

  /// What a storyboard reaches in objects of a class.
  @MainActor
  func bindings(of type: RuntimeType) -> InterfaceBindings {
    if let known = bindingTables[type] { return known }
    let properties = interpreter.properties(of: type)
    var outlets: [String: @MainActor (AnyObject, AnyObject) -> Bool] = [:]
    var collections: [String: @MainActor (AnyObject, [AnyObject]) -> Void] = [:]
    var attributes: [String: @MainActor (AnyObject, Any?) -> Bool] = [:]
    for property in properties {
      for name in CodeSelector.keyValueNames(of: property) {
        outlets[name] = { [unowned self] owner, value in
          guard let owner = owner as? any LiveObject, let value = value as? NSObject else { return false }
          let object = LiveReference.value(of: value)
          if interpreter.fits(object, property: property, of: owner.part.type) == false {
            misfits.append(Misfit(value))
          }
          set(property, of: owner, to: .optional(object))
          return true
        }
        collections[name] = { [unowned self] owner, values in
          guard let owner = owner as? any LiveObject else { return }
          let items = values.compactMap { ($0 as? NSObject).map { LiveReference.value(of: $0) } }
          set(property, of: owner, to: .list(ListBox(ContiguousArray(items))))
        }
        attributes[name] = { [unowned self] owner, value in
          guard let owner = owner as? any LiveObject, let value = LiveAttribute.value(of: value) else { return false }
          set(property, of: owner, to: interpreter.fitted(value, to: property, of: owner.part))
          return true
        }
      }
    }
    var actions: [String: @MainActor (AnyObject, Any?) -> Void] = [:]
    var unwindActions: [String: @MainActor (AnyObject, UIStoryboardSegue) -> Void] = [:]
    var segueActions: [String: @MainActor (AnyObject, NSCoder, Any?, String?) -> UIViewController?] = [:]
    for (selector, code) in interpreter.methods(of: type) where actions[selector] == nil {
      guard let isExposed = interpreter.isExposed(code) else {
        actions[selector] = { [unowned self] _, _ in end(with: Stop(unexposed: code, selector)) }
        continue
      }
      guard isExposed else { continue }
      actions[selector] = { [unowned self] owner, sender in
        guard let owner = owner as? any LiveObject else { return }
        guard let arguments = arguments(of: code, sender) else { return }
        run(code, of: owner, arguments) { _, _ in () }
      }
      unwindActions[selector] = { [unowned self] owner, segue in
        guard let owner = owner as? any LiveObject else { return }
        run(code, of: owner, [LiveReference.value(of: segue)]) { _, _ in () }
      }
      segueActions[selector] = { [unowned self] owner, coder, sender, identifier in
        guard let owner = owner as? any LiveObject else { return nil }
        let arguments = [
          .native(ObjectBox(coder, name: "NSCoder")), LiveAny.value(of: sender), identifier.bridged,
        ]
        return run(code, of: owner, arguments) { try $0.object($1, as: UIViewController.self) } ?? nil
      }
    }
    let table = InterfaceBindings(
      of: UIKitFramework.self, outlets: outlets, collections: collections, actions: actions,
      unwindActions: unwindActions, segueActions: segueActions, attributes: attributes)
    bindingTables[type] = table
    return table
  }
}

/// Values of runtime attributes.
@MainActor
enum LiveAttribute {
  static func value(of attribute: Any?) -> Value? {
    switch attribute {
    case nil: Value.none
    case let flag as Bool: .bool(flag)
    case let number as Int: .int(number)
    case let number as Double: .double(number)
    case let text as String: .string(text)
    case let value as any Bridged: value.bridged
    default: nil
    }
  }
}

extension Stop {
  /// An action names a method of which nobody knows whether the Objective-C runtime has it.
  fileprivate init(unexposed code: Code, _ selector: String) {
    self.init(
      reason: "whether the action \(selector) reaches \(code.fullName), which is not marked @objc",
      location: code.location)
  }
}
