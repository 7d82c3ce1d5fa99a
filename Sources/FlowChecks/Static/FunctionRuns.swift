import FlowInterpreter
import FlowModel

/// Functions of one target, each run once by itself in all worlds, with arguments that are not known, on the screens of its
/// class.
final class FunctionRuns {
  let target: StaticTarget
  private let screens: AppScreens
  private var program: StaticProgram { target.program }
  /// By classes, screens that are one of them, one for each class of screens.
  private let members: [ObjectIdentifier: [Screen]]
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
  /// How many calls and turns of loops the worlds of one function may take, on all classes of screens together.
  private static let limit = 60_000
  /// How many of them it may take on each at least.
  private static let least = 6_000

  init(_ target: StaticTarget) {
    self.target = target
    let (screens, program) = (target.screens, target.program)
    self.screens = screens
    var known: Set<ObjectIdentifier> = []
    var members: [ObjectIdentifier: [Screen]] = [:]
    for screen in screens.model.screens {
      guard screen.isSimulated, let type = program.type(of: screen, screens), known.insert(.init(type)).inserted else {
        continue
      }
      for owner in program.interpreter.owners(of: type) where members[owner, default: []].count < Self.mostClasses {
        members[owner, default: []].append(screen)
      }
    }
    self.members = members
    superclasses = Set(
      screens.code.types.flatMap(\.inherited).map { $0.split(separator: ".").last.map(String.init) ?? $0 })
  }

  /// What happens in a function.
  func runs(of entry: Code) -> [Run] {
    if let known = known[ObjectIdentifier(entry)] { return known }
    let owners = entry.isOfType ? [] : entry.ownerID.flatMap { members[$0] } ?? []
    let receivers: [Screen?] = owners.isEmpty ? [nil] : owners
    let limit = max(Self.least, Self.limit / receivers.count)
    let made = receivers.map { screen in
      let (worlds, areAll) = program.someWorlds(limit: limit) { _ in try self.call(entry, on: screen) }
      return Run(screen: screen, worlds: worlds, areAll: areAll)
    }
    known[ObjectIdentifier(entry)] = made
    return made
  }

  /// Whether a function has more branches than were followed.
  func hasMore(_ entry: Code) -> Bool {
    runs(of: entry).contains { run in
      !run.areAll && run.worlds.count >= StaticProgram.most
        || run.worlds.contains { $0.answers.count >= program.world.most }
    }
  }

  /// Runs a function once more, in the world that is tried.
  func call(_ entry: Code, on screen: Screen?) throws {
    try program.callWithClosures(entry, on: try receiver(screen, of: entry))
  }

  /// What a function is called on.
  func receiver(_ screen: Screen?, of entry: Code) throws -> Value? {
    let receiver = try program.world.makingAged { try program.receiver(screen, of: entry, screens, superclasses) }
    program.world.handedObjects.note(running: receiver)
    return receiver
  }
}
