import FlowModel
import Foundation

/// What a world asks of the app's code where something is called that is not read.
extension Interpreter {
  /// Whether the app declares a method of a name that does more than give a value.
  package func mayChange(byMethodNamed name: String) -> Bool {
    !EffectReader.effects(ofMethodsNamed: name, self).isNothing
  }

  /// Whether the app declares a property of a name whose setting runs code.
  package func observes(propertyNamed name: String) -> Bool {
    program.effectIndex.observed.contains(program.symbols[name])
  }

  /// Whether a name is that of a generic parameter, so that it may stand for a type of the app's.
  package func isGenericParameter(_ name: String) -> Bool { program.effectIndex.genericNames.contains(name) }

  /// Whether calls of a closure change nothing.
  ///
  /// - Parameter takesValues: whether what it is handed are values, not objects.
  package func isHarmless(_ closure: Closure, takesValues: Bool = false) -> Bool {
    let effects = EffectReader.effects(of: closure, takesValues: takesValues, self)
    return effects.isNothing && !effects.leaves && !effects.ends
  }

  /// Whether calls of a method of the app's change nothing, and cannot end the app.
  package func isHarmless(_ method: Code) -> Bool {
    let effects = EffectReader.effects(ofMethod: method, self)
    return effects.isNothing && !effects.ends
  }

  /// Leaves open what an object of a library keeps, and what files hold, where something that is not read may change it.
  package func leaveOpen(_ what: String, handed: [Value], at location: TreeLocation) {
    let unknown = Unknown(what, location)
    if case .native(let box)? = handed.first?.flattened, box.isReference, !(box is ObjectBox) {
      let name = what.split(separator: ".").last.map(String.init) ?? what
      if what.hasPrefix("setting ") || (EffectTables.storing + ["add"]).contains(where: name.hasPrefix) {
        box.unknown = unknown
      }
    }
    guard what.hasSuffix("(…)"), handed.contains(where: \.isPathOfApp) else { return }
    defaults.files.leaveOpen(unknown)
  }
}

extension Value {
  /// Whether it is the path of a file that the app may write.
  fileprivate var isPathOfApp: Bool {
    switch flattened {
    case .text(let box)?: box.text.hasPrefix(DeviceFiles.home)
    case .native(let box as FoundationBox<URL>)?: box.content.isFileURL && box.content.path.hasPrefix(DeviceFiles.home)
    default: false
    }
  }
}
