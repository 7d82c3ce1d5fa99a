import FlowInterpreter
import FlowModel

/// Functions of one target, each run once by itself in all worlds, with arguments that are not known, on the screens of its
/// class.
final class FunctionRuns {
  let target: StaticTarget
  private let screens: AppScreens
  private var program: StaticProgram { target.program }
  /// The screens' classes, each with a screen.
  private let classes: [(type: RuntimeType, screen: Screen)]
  /// Whether others inherit from a class of a name.
  private let superclasses: Set<String>
  private var known: [ObjectIdentifier: [Run]] = [:]

  /// One function on one object.
  struct Run {
    /// The screen that it is called on; nil for an object of which nothing is known.
    let screen: Screen?
    let worlds: [StaticOutcome<Void>]
    let areAll: Bool
  }

  /// The most classes of screens that a function is asked on.
  private static let mostClasses = 16
  /// How many calls and turns of loops the worlds of one function may take.
  private static let limit = 60_000

  init(_ target: StaticTarget) {
    self.target = target
    let (screens, program) = (target.screens, target.program)
    self.screens = screens
    var known: Set<ObjectIdentifier> = []
    classes = screens.model.screens.compactMap { screen in
      guard screen.isSimulated, let type = program.type(of: screen, screens), known.insert(.init(type)).inserted else {
        return nil
      }
      return (type, screen)
    }
    superclasses = Set(
      screens.code.types.flatMap(\.inherited).map { $0.split(separator: ".").last.map(String.init) ?? $0 })
  }

  /// What happens in a function.
  func runs(of entry: Code) -> [Run] {
    if let known = known[ObjectIdentifier(entry)] { return known }
    let owners = entry.isOfType ? [] : classes.filter { program.interpreter.isMember(entry, of: $0.type) }
    let receivers: [Screen?] = owners.isEmpty ? [nil] : owners.prefix(Self.mostClasses).map(\.screen)
    let made = receivers.map { screen in
      let (worlds, areAll) = program.someWorlds(limit: Self.limit) { _ in try self.call(entry, on: screen) }
      return Run(screen: screen, worlds: worlds, areAll: areAll)
    }
    known[ObjectIdentifier(entry)] = made
    return made
  }

  /// Runs a function once more, in the world that is tried.
  func call(_ entry: Code, on screen: Screen?) throws {
    try program.callWithClosures(entry, on: try receiver(screen, of: entry))
  }

  /// What a function is called on.
  func receiver(_ screen: Screen?, of entry: Code) throws -> Value? {
    try program.receiver(screen, of: entry, screens, superclasses)
  }
}
