import FlowInterpreter
import HeadlessUIKit

/// Arguments of initialisers that are not known.
extension Library.Call {
  /// - Parameter placeholder: what the object holds instead, until its property is asked for.
  func unbridge<Wanted: Bridged>(_ value: Value, or placeholder: Wanted) throws -> Wanted {
    if case .unknown = value.flattened ?? .none { return placeholder }
    return try unbridge(value)
  }

  /// Says that the properties of an object are not known whose arguments are not.
  ///
  /// - Throws: `Stop` for a window whose frame is not known, on whose size everything in it hangs.
  func noteUnknownArguments(of object: NSObject) throws {
    for argument in arguments {
      guard let label = argument.label, case .unknown(let unknown)? = argument.value.flattened else { continue }
      if object is UIWindow, label == "frame" { throw Stop(lacking: unknown, at: location) }
      // It is as large as its image.
      if let view = object as? UIImageView { view.leaveMadeSizeOpen() }
      try framework.note(unknown, of: object, label, at: location)
    }
  }
}

/// What properties of objects hold that were set to what is not known.
struct UnknownProperties {
  private struct Key: Hashable {
    let object: ObjectIdentifier
    let name: String
  }

  /// The object may be gone, and another one in its place.
  private struct Kept {
    weak var object: AnyObject?
    let unknown: Unknown
  }

  private var kept: [Key: Kept] = [:]
  /// The views that code which is not read was called on or handed.
  private var opened = OpenedViews()
  /// What code has set of that which documents leave open.
  private var settled: [Key: Settled] = [:]

  private struct Settled { weak var object: AnyObject? }

  /// What appearance proxies were given.
  var appearances = AppearanceProxies()

  /// Whether code has set a property since a document or an appearance proxy left it open.
  func isSettled(_ name: String, of object: AnyObject) -> Bool {
    settled[Key(object: ObjectIdentifier(object), name: name)]?.object === object
  }

  /// Whether a document gives a property of an object what is not simulated, and code has not set it since.
  @MainActor
  func isOpenByDocument(_ name: String, of object: AnyObject) -> Bool {
    guard InterfaceOrigin.of(object)?.leavesOpen(name) == true else { return false }
    return !isSettled(name, of: object)
  }

  /// Notes that code has set a property.
  @MainActor
  mutating func settle(_ name: String, of object: AnyObject) {
    guard appearances.sets(name) || InterfaceOrigin.of(object)?.leavesOpen(name) == true else { return }
    settled[Key(object: ObjectIdentifier(object), name: name)] = Settled(object: object)
  }

  subscript(_ object: AnyObject, _ name: String) -> Unknown? {
    get {
      if !kept.isEmpty, let found = kept[Key(object: ObjectIdentifier(object), name: name)], found.object === object {
        return found.unknown
      }
      return opened[object, name]
    }
    set {
      if newValue == nil { opened.settle(name, of: object) }
      guard newValue != nil || !kept.isEmpty else { return }
      kept[Key(object: ObjectIdentifier(object), name: name)] = newValue.map { Kept(object: object, unknown: $0) }
    }
  }
}

extension UnknownProperties {
  /// Leaves all of a view open that a call of code which is not read may have changed, until it is set again.
  mutating func leaveOpen(_ view: UIView, a type: String, behind call: String, at location: TreeLocation) {
    kept = kept.filter { $0.key.object != ObjectIdentifier(view) }
    opened.add(view, a: type, behind: call, at: location)
  }
}

/// A property that code set to what is not known, while its object lives.
package struct OpenProperty: @unchecked Sendable {
  fileprivate weak var object: NSObject?
  fileprivate let name: String
  fileprivate let unknown: Unknown
  fileprivate unowned let framework: UIKitFramework

  /// Whether nothing else was set since.
  @MainActor package var isOpen: Bool { object.map { framework.unknowns[$0, name] === unknown } ?? false }
}

/// Members that read and set what may not be known.
extension UIKitFramework {
  /// The properties that methods set, by the methods' names.
  static let setters = [
    "setAttributedTitle": ["attributedTitle", "currentAttributedTitle"],
    "setBackgroundImage": ["backgroundImage", "currentBackgroundImage"], "setDate": ["date"],
    "setImage": ["image", "currentImage"], "setOn": ["isOn"], "setTitle": ["title", "currentTitle"],
    "setTitleColor": ["titleColor", "currentTitleColor"], "setValue": ["value"],
  ]
  /// The properties of a button that its image view and its label show, by theirs.
  private static let shownByParts = ["attributedText": "attributedTitle", "image": "image", "text": "title"]
  /// The methods that read such properties, which bear their names.
  private static let getters: Set<String> = [
    "backgroundImage", "cellForItem", "cellForRow", "image", "numberOfItems", "numberOfRows", "title", "titleColor",
  ]

  /// The properties that one sets together with another.
  private static let twins = [
    "attributedPlaceholder": "placeholder", "attributedText": "text", "placeholder": "attributedPlaceholder",
    "text": "attributedText",
  ]

  /// The properties that are set with one, itself first.
  static func names(ofSet name: String) -> [String] { [name] + (twins[name].map { [$0] } ?? []) }

  /// A method, which may be one that reads or sets a property.
  static func calling(_ signature: String, _ body: @escaping LiveLibrary.Body) -> Library.Method {
    let name = String(signature.prefix { $0 != "(" })
    if let properties = setters[name] { return writing(properties, body) }
    if name == "constraint" { return onMain(leavingConstantOpen(body)) }
    if dequeuers.contains(name) { return dequeuing(name, body) }
    if adders.contains(name) { return onMain(standingIn(body)) }
    if layerAdders.contains(name) { return onMain(addingLayers(body)) }
    if getters.contains(name) { return reading(name, body) }
    let call = onMain(body)
    return { each in
      let result = try call(each)
      if case .void = result { return result }
      // What a method tells of a view hangs on what the view is.
      guard let unknown = try each.unknown(in: name) else { return result }
      return .unknown(unknown)
    }
  }

  /// Reads a property, unless it was set to what is not known.
  static func reading(_ name: String, _ body: @escaping LiveLibrary.Body) -> Library.Method {
    let read = onMain { call in
      let object = try LiveReference.object(of: call.value)
      call.interpreter.noteRead { ($0 as? LiveLook)?.view === object }
      // A controller may load its view.
      if let controller = object as? UIViewController, !controller.isViewLoaded { call.interpreter.noteChange() }
      if let object = try LiveReference.object(of: call.value),
        call.framework.unknowns.isOpenByDocument(name, of: object)
      {
        let type = call.interpreter.typeOf(call.value).name
        let what = "the \(name) that the document gives a \(type)"
        return call.interpreter.world.stated(what) ?? .unknown(Unknown(what, call.location))
      }
      if let object = try LiveReference.object(of: call.value) as? UIView,
        call.framework.isOpenByAppearance(name, of: object, call.interpreter.typeOf(call.value))
      {
        return .unknown(Unknown("the \(name) that an appearance proxy gives a \(object.typeName)", call.location))
      }
      return try body(call)
    }
    return { call in
      if let unknown = try call.unknown(in: name) { return .unknown(unknown) }
      let result = try read(call)
      // What was read asked the app's code, which did not know.
      if let unknown = try call.unknown(in: name) { return .unknown(unknown) }
      return result
    }
  }

  /// What code has set a property of an object to, where that is not known: its own, or that of the button that it is
  /// a part of.
  fileprivate func unknown(in name: String, of object: AnyObject) -> Unknown? {
    if let own = unknowns[object, name] { return own }
    guard let shown = Self.shownByParts[name], let part = object as? any ButtonPart else { return nil }
    return onMain { part.button }.flatMap { unknowns[$0, shown] }
  }

  /// Sets a property; one that is set to what is not known keeps that.
  ///
  /// - Parameter names: the property, under all its names.
  static func writing(_ names: [String], _ body: @escaping LiveLibrary.Body) -> Library.Method {
    let write = onMain { call in
      let result = try body(call)
      if let object = try LiveReference.object(of: call.value) {
        for name in names { call.framework.unknowns.settle(name, of: object) }
      }
      return result
    }
    return { call in
      let object = try LiveReference.object(of: call.value)
      do {
        let result = try write(call)
        if let object {
          for name in names { call.framework.unknowns[object, name] = nil }
        }
        return result
      } catch let stop as Stop {
        // What ended the app's code in a callback of UIKit's is no value that is set.
        guard call.framework.fault == nil, let unknown = stop.unknown, let object = object as? NSObject else {
          throw stop
        }
        // One of the texts that it may be stands in the model: what the others would answer alike is decided.
        if let text = unknown.sampleText, ShownText(of: object, by: names[0]) != nil {
          _ = try write(call.handing(.string(text), in: unknown))
        }
        for name in names { call.framework.unknowns[object, name] = unknown }
        try call.framework.onUnknown(unknown, object, names[0], call.location)
        return .void
      }
    }
  }

  /// A property that code set to what is not known.
  package func openProperty(_ name: String, of object: NSObject?, _ unknown: Unknown) -> OpenProperty {
    OpenProperty(object: object, name: name, unknown: unknown, framework: self)
  }

  /// Keeps what is not known of a property.
  func note(_ unknown: Unknown, of object: NSObject, _ name: String, at location: TreeLocation) throws {
    unknowns[object, name] = unknown
    try onUnknown(unknown, object, name, location)
  }
}

extension Unknown {
  /// One of the texts that it may be; nil where it may be none, or empty.
  fileprivate var sampleText: String? {
    guard let texts else { return form?.sample }
    return texts.contains("") ? nil : texts[0]
  }
}

extension Library.Call {
  /// What a property of the object that it is called on was set to, where that is not known.
  fileprivate func unknown(in name: String) throws -> Unknown? {
    try LiveReference.object(of: value).flatMap { framework.unknown(in: name, of: $0) }
  }

  /// The same call with a value that it is handed in place of one that is not known.
  fileprivate func handing(_ value: Value, in unknown: Unknown) -> Library.Call {
    with(
      self.value,
      arguments.map { argument in
        guard case .unknown(let own)? = argument.value.flattened, own === unknown else { return argument }
        return Argument(argument.label, value, isTrailing: argument.isTrailing)
      })
  }
}
