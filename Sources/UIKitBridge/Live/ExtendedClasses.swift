import FlowInterpreter
import FlowModel
import HeadlessUIKit

/// What the app's extensions of UIKit's own classes override, as Objective-C's runtime lets them.
extension UIKitFramework {
  package func extended(_ property: String, of object: NSObject) -> Any?? {
    let name = LiveReference.name(of: type(of: object))
    guard fault == nil, let code = interpreter.extensionOverride(of: property, inFrameworkClass: name) else {
      return nil
    }
    do {
      return try interpreter.loop.entering {
        lastCode = code
        let this = LiveReference.value(of: object)
        let value = try interpreter.call(code, on: this, [])
        let call = Library.Call(interpreter: interpreter, value: this, arguments: [], location: code.location)
        return .some(try Self.converted(value, of: property, call))
      }
    } catch {
      end(with: error)
      return nil
    }
  }

  package func callExtension(_ method: String, of object: NSObject, _ animated: Bool?) -> Bool {
    guard fault == nil, interpreter.extendsFramework else { return false }
    let name = LiveReference.name(of: type(of: object))
    guard let code = interpreter.extensionMethod(method, inFrameworkClass: name) else { return false }
    do {
      try interpreter.loop.entering {
        lastCode = code
        _ = try interpreter.call(code, on: LiveReference.value(of: object), animated.map { [.bool($0)] } ?? [])
      }
    } catch { end(with: error) }
    return true
  }

  /// Asks a method that an extension of the app's gives a class of UIKit's; nil where none does.
  func askExtension(_ method: String, of object: NSObject, _ handed: [NSObject]) -> Bool? {
    let name = LiveReference.name(of: type(of: object))
    guard fault == nil, let code = interpreter.extensionMethod(method, inFrameworkClass: name, overrides: false) else {
      return nil
    }
    do {
      return try interpreter.loop.entering {
        lastCode = code
        let this = LiveReference.value(of: object)
        let answer = try interpreter.call(code, on: this, handed.map { LiveReference.value(of: $0) })
        return try Library.Call(interpreter: interpreter, value: this, arguments: [], location: code.location)
          .unbridge(answer)
      }
    } catch {
      end(with: error)
      return nil
    }
  }

  /// The delegate that stands for an object of UIKit's own class; it lives as long as the app's code does.
  @MainActor
  func extendedDelegate(for object: NSObject) -> ExtendedDelegate {
    let key = ObjectIdentifier(object)
    let delegate = extendedDelegates[key] ?? ExtendedDelegate(object, self)
    extendedDelegates[key] = delegate
    return delegate
  }

  @MainActor
  package func set(_ property: String, ofExtended object: NSObject, to value: Any?) -> Bool {
    let name = LiveReference.name(of: type(of: object))
    guard fault == nil, let value = LiveAttribute.value(of: value),
      let code = interpreter.extensionSetter(of: property, inFrameworkClass: name)
    else { return false }
    do {
      try interpreter.loop.entering {
        _ = try interpreter.call(code, on: LiveReference.value(of: object), [value])
      }
    } catch { end(with: error) }
    return true
  }

  private nonisolated static func converted(_ value: Value, of property: String, _ call: Library.Call) throws -> Any? {
    switch property {
    case "preferredStatusBarStyle": try call.unbridge(value) as UIStatusBarStyle
    case "preferredScreenEdgesDeferringSystemGestures": try call.unbridge(value) as UIRectEdge
    case "supportedInterfaceOrientations": try call.unbridge(value) as UIInterfaceOrientationMask
    case "prefersStatusBarHidden", "prefersHomeIndicatorAutoHidden": try call.unbridge(value) as Bool
    default: try call.object(value, as: UIViewController.self)
    }
  }

  package var lastCalled: (name: String, location: SourceLocation)? {
    lastCode.map { ($0.nameInClass, $0.place) }
  }
}
