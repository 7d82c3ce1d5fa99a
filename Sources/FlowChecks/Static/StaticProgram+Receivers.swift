import FlowInterpreter
import FlowModel

/// What a function is called on that is asked by itself.
extension StaticProgram {
  /// The most closures of one world that are called last.
  private static let mostClosures = 40

  /// An object of a function's type in the midst of a run.
  ///
  /// - Parameters:
  ///   - screen: the screen that it is; nil where nothing is known of it.
  ///   - superclasses: the names of classes that others inherit from.
  /// - Returns: nil for a function outside of types.
  func receiver(
    _ screen: Screen?, of code: Code, _ screens: AppScreens, _ superclasses: Set<String>
  ) throws -> Value? {
    if let screen {
      guard let object = object(of: screen, screens, isRunning: true, asking: code) else { throw Unaskable() }
      world.own = object
      return object.value
    }
    if let type = code.extendedType, !code.isOfType {
      if type == "UIStoryboard" { return StaticStoryboard(.unknown).value }
      if type == "UIViewController" || FrameworkAncestry.controllers[type] != nil {
        return own(StaticObject(frameworkClass: type)).value
      }
    }
    let isExact = interpreter.className(of: code).map { !superclasses.contains($0) } ?? false
    return try interpreter.unknownSelf(of: code, live: own(StaticObject()), isExact: isExact)
  }

  private func own(_ object: StaticObject) -> StaticObject {
    world.own = object
    return object
  }

  /// Calls a function with arguments that are not known, then the closures that it makes and nobody calls whose code is
  /// read: UIKit or a library may call them at any time.
  func callWithClosures(_ code: Code, on this: Value?) throws {
    var failure: (any Error)?
    do {
      let result = try interpreter.callWithUnknowns(code, on: this)
      // Whoever is given the result may do more with it.
      withExtendedLifetime(result) { world.judge() }
    } catch is Thrown { world.judge() } catch is Unaskable { throw Unaskable() } catch { failure = error }
    for _ in 0..<Self.mostClosures {
      guard interpreter.budget > 0, let closure = world.nextUncalled() else { break }
      for object in Reach([.closure(closure)]).objects { interpreter.forgetVariables(of: object) }
      let arguments = world.arguments(of: closure, at: code.location)
      let result = try? interpreter.call(closure, arguments, at: code.location)
      withExtendedLifetime(result) { if failure == nil { world.judge() } }
    }
    if let failure { throw failure }
  }
}
