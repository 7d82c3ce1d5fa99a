import FlowInterpreter
import FlowModel

/// What of UIKit takes names.
extension LibraryBuilder {
  mutating func addNames() {
    for signature in ["performSegue(withIdentifier:sender:)", "performSegueWithIdentifier(_:sender:)"] {
      method("UIViewController", signature) { call in
        call.note(.segue, call[0])
        return .void
      }
    }
    property("UIViewController", "storyboard") { call in
      guard let screen = StaticObject.of(call.value)?.screen else {
        return try call.interpreter.world.unread("storyboard", at: call.location, handed: [call.value])
      }
      return .optional(StaticStoryboard(.of(screen.id)).value)
    }
    addStoryboards()
    addBundles()
    addNibs()
  }

  private mutating func addStoryboards() {
    let type = "UIStoryboard"
    initializer(type, "(name:bundle:)") { call in
      guard isOwnBundle(call[1]) else { return StaticStoryboard(.elsewhere).value }
      call.note(.storyboard, call[0])
      guard case .text(let name)? = call[0].flattened else { return StaticStoryboard(.unknown).value }
      return StaticStoryboard(.named(name.text), hasMadeName: !call.location.namesText).value
    }
    for signature in [
      "instantiateViewController(withIdentifier:)", "instantiateViewController(identifier:)",
      "instantiateViewController(identifier:creator:)", "instantiateViewControllerWithIdentifier(_:)",
    ] {
      method(type, signature) { call in
        call.note(.screen, call[0])
        let isPlain = call.arguments.count == 1
        return (isPlain ? call.makeScreen() : nil) ?? .unknown(Unknown("a screen", call.location))
      }
    }
    for signature in ["instantiateInitialViewController()", "instantiateInitialViewController(creator:)"] {
      method(type, signature) { call in
        // An initialiser of the call's own makes no screen of the storyboard's class.
        if call.arguments.isEmpty { call.note(.initialScreen, nil) }
        return .unknown(Unknown("a screen", call.location))
      }
    }
  }

  private mutating func addNibs() {
    initializer("UINib", "(nibName:bundle:)") { call in
      let nib = StaticNib()
      if isOwnBundle(call[1]) { call.note(.nib, call[0], nib: nib) }
      return nib.value
    }
    for type in ["Bundle", "NSBundle"] {
      method(type, "loadNibNamed(_:owner:options?:)") { call in
        call.note(.nib, call[0])
        return .unknown(Unknown("a nib's objects", call.location))
      }
    }
    asks("UINib", ["init": ["bundle": "Bundle"]])
  }

  /// The bundle of the app's own resources.
  private mutating func addBundles() {
    for (type, label) in ["Bundle": "for", "NSBundle": "forClass"] {
      forget(type)
      staticProperty(type, "main") { _ in StaticBundle.own }
      staticMethod(type, "mainBundle()") { _ in StaticBundle.own }
      initializer(type, "(\(label):)") { call in
        guard case .type(let owner)? = call[0].flattened, call.interpreter.isOfApp(owner) else {
          return .unknown(Unknown("a bundle", call.location))
        }
        return StaticBundle.own
      }
      for signature in [
        "path(forResource:ofType:)", "pathForResource(_:ofType:)", "url(forResource:withExtension:)",
        "URLForResource(_:withExtension:)",
      ] {
        method(type, signature) { call in try call.findDocument(signature) }
      }
    }
    asks("UIStoryboard", ["init": ["bundle": "Bundle"]])
  }
}

/// The bundle of the app's own resources.
private final class StaticBundle {
  /// What stands for it in code.
  static var own: Value { .native(ObjectBox(StaticBundle(), name: "Bundle")) }
}

/// Whether a `bundle:` argument is nil, or the bundle of the app's own resources.
private func isOwnBundle(_ value: Value) -> Bool {
  switch value.flattened {
  case nil: true
  case .native(let box)?: (box as? ObjectBox)?.object is StaticBundle
  default: false
  }
}

extension Library.Call {
  /// The screen of a storyboard that it names; nil where that is not known.
  fileprivate func makeScreen() -> Value? {
    guard case .text(let name)? = self[0].flattened, let world = interpreter.world as? StaticWorld,
      let storyboard = StaticStoryboard.of(value)?.source
    else { return nil }
    return world.makeScreen(name.text, of: storyboard, at: location)?.value
  }

  /// Where a compiled xib or storyboard lies in the app's bundle: nil where the app has none of that name.
  fileprivate func findDocument(_ signature: String) throws -> Value {
    let what = Unknown(String(signature.prefix { $0 != "(" }), location)
    guard isOwnBundle(value), case .text(let name)? = self[0].flattened, case .text(let type)? = self[1].flattened,
      let has = (interpreter.world as? StaticWorld)?.hasDocument?(name.text, type.text)
    else {
      return try interpreter.world.unread(what.what + "(…)", at: location, handed: [value] + arguments.map(\.value))
    }
    return .optional(has ? .unknown(what) : nil)
  }

  /// Notes that it names something.
  fileprivate func note(_ kind: StaticNaming.Kind, _ name: Value?, nib: StaticNib? = nil) {
    (interpreter.world as? StaticWorld)?.note(kind, name, on: value, nib: nib, at: location)
  }
}
