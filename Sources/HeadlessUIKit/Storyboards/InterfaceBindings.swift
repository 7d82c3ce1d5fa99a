import Foundation

/// A class whose outlets, actions and runtime attributes a storyboard can reach.
///
/// Linux has no Objective-C runtime, so what `@IBOutlet` and `@IBAction` tell it stands in a table:
///
///     extension SignInViewController: InterfaceBound {
///       class var interfaceBindings: InterfaceBindings {
///         InterfaceBindings(for: SignInViewController.self) { bind in
///           bind.outlet("nameField", \.nameField)
///           bind.action("signIn:") { $0.signIn($1) }
///         }
///       }
///     }
///
/// The tables of superclasses count as well.
@MainActor
public protocol InterfaceBound: AnyObject {
  /// The table of this class, without its superclasses'.
  static var interfaceBindings: InterfaceBindings { get }
}

/// The static table that binds a Swift class to its scene: names of the storyboard to key paths and closures.
@MainActor
public struct InterfaceBindings {
  /// Makes one class's table.
  @MainActor
  public struct Builder<Owner: AnyObject> {
    fileprivate var bindings: InterfaceBindings

    /// An outlet: a property that holds one object.
    public mutating func outlet<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>) {
      bindings.outlets[name] = { owner, value in
        guard let owner = owner as? Owner, let value = value as? Value else { return false }
        owner[keyPath: path] = value
        return true
      }
    }

    /// An outlet collection: a property that holds objects in the storyboard's order.
    public mutating func outletCollection<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, [Value]>) {
      bindings.collections[name] = { owner, values in
        (owner as? Owner)?[keyPath: path] = values.compactMap { $0 as? Value }
      }
    }

    /// An outlet collection of an implicitly unwrapped property.
    public mutating func outletCollection<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, [Value]?>) {
      bindings.collections[name] = { owner, values in
        (owner as? Owner)?[keyPath: path] = values.compactMap { $0 as? Value }
      }
    }

    /// An action, by the selector that the storyboard writes (`signIn:`), with its sender.
    public mutating func action(_ selector: String, _ code: @escaping @MainActor (Owner, Any?) -> Void) {
      bindings.actions[selector] = { owner, sender in
        if let owner = owner as? Owner { code(owner, sender) }
      }
    }

    /// An unwind action: where the segues that name it end.
    public mutating func unwind(
      _ selector: String, _ code: @escaping @MainActor (Owner, UIStoryboardSegue) -> Void
    ) {
      bindings.unwindActions[selector] = { owner, segue in
        if let owner = owner as? Owner { code(owner, segue) }
      }
    }

    /// A segue action (`@IBSegueAction`), which makes a segue's destination; nil leaves it to the storyboard.
    public mutating func segueAction(
      _ selector: String,
      _ code: @escaping @MainActor (Owner, NSCoder, Any?, String?) -> UIViewController?
    ) {
      bindings.segueActions[selector] = { owner, coder, sender, identifier in
        (owner as? Owner).flatMap { code($0, coder, sender, identifier) }
      }
    }

    /// How an object of the scene's dock, or of a nib, that is no view and no controller is made.
    public mutating func instance(_ make: @escaping @MainActor () -> Owner) { bindings.make = make }

    /// A user defined runtime attribute (`@IBInspectable`).
    public mutating func attribute<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
      bindings.attributes[name] = { owner, value in
        guard let owner = owner as? Owner, let value: Value = RuntimeAttributeValue.convert(value) else { return false }
        owner[keyPath: path] = value
        return true
      }
    }
  }

  let owner: AnyClass
  fileprivate(set) var make: (@MainActor () -> AnyObject)?
  fileprivate(set) var outlets: [String: @MainActor (AnyObject, AnyObject) -> Bool] = [:]
  fileprivate(set) var collections: [String: @MainActor (AnyObject, [AnyObject]) -> Void] = [:]
  fileprivate(set) var actions: [String: @MainActor (AnyObject, Any?) -> Void] = [:]
  fileprivate(set) var unwindActions: [String: @MainActor (AnyObject, UIStoryboardSegue) -> Void] = [:]
  fileprivate(set) var segueActions: [String: @MainActor (AnyObject, NSCoder, Any?, String?) -> UIViewController?] = [:]
  fileprivate(set) var attributes: [String: @MainActor (AnyObject, Any?) -> Bool] = [:]

  /// Makes the table of a class.
  public init<Owner: AnyObject>(for owner: Owner.Type, _ bind: (inout Builder<Owner>) -> Void) {
    var builder = Builder<Owner>(bindings: InterfaceBindings(owner: owner))
    bind(&builder)
    self = builder.bindings
  }

  private init(owner: AnyClass) { self.owner = owner }

  /// The table of a class that the app's sources declare.
  ///
  /// - Parameters:
  ///   - outlets: sets a property to an object; false where it does not take it.
  ///   - collections: sets a property to objects.
  ///   - actions: the code of an action, by its selector.
  package init(
    of owner: AnyClass, outlets: [String: @MainActor (AnyObject, AnyObject) -> Bool],
    collections: [String: @MainActor (AnyObject, [AnyObject]) -> Void],
    actions: [String: @MainActor (AnyObject, Any?) -> Void],
    unwindActions: [String: @MainActor (AnyObject, UIStoryboardSegue) -> Void],
    segueActions: [String: @MainActor (AnyObject, NSCoder, Any?, String?) -> UIViewController?],
    attributes: [String: @MainActor (AnyObject, Any?) -> Bool]
  ) {
    self.owner = owner
    self.outlets = outlets
    self.collections = collections
    self.actions = actions
    self.unwindActions = unwindActions
    self.segueActions = segueActions
    self.attributes = attributes
  }
}

extension InterfaceBindings {
  /// The tables that hold for an object: its class's and its superclasses', the nearest first.
  static func tables(of object: AnyObject) -> [InterfaceBindings] {
    if let interpreted = object as? any InterpretedClass { return [interpreted.appBindings] }
    var tables: [InterfaceBindings] = []
    var current: AnyClass? = type(of: object)
    while let type = current {
      if let bound = type as? any InterfaceBound.Type {
        let table = bound.interfaceBindings
        if tables.last?.owner != table.owner { tables.append(table) }
      }
      current = _getSuperclass(type)
    }
    return tables
  }

  /// The code of an action; an unwind action is none.
  static func action(_ selector: String, of object: AnyObject) -> (@MainActor (AnyObject, Any?) -> Void)? {
    tables(of: object).lazy.compactMap { $0.actions[selector] }.first
  }

  /// The code of an unwind action.
  static func unwindAction(_ selector: String, of object: AnyObject)
    -> (@MainActor (AnyObject, UIStoryboardSegue) -> Void)?
  {
    tables(of: object).lazy.compactMap { $0.unwindActions[selector] }.first
  }
}
