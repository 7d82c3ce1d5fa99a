import FlowInterpreter
import FlowModel

/// The code of one target, to be asked what it does with a screen or a segue, in every world.
///
/// Nothing of the app has run: what variables outside of functions hold is not known, nor what a screen that is there
/// holds. Each question goes both ways, within bounds; what is found in all worlds is so.
final class StaticProgram {
  let world: StaticWorld
  let framework = StaticFramework()
  private(set) var interpreter: Interpreter
  private let program: Program
  /// Makes the screen of a storyboard that has an identifier; nil where that is not known.
  var scene: ((String, StaticStoryboard.Source) -> StaticObject?)?
  /// Whether the app's bundle has a compiled document; nil where that is not known.
  var hasDocument: ((String, String) -> Bool?)?
  /// The callback of UIKit's that was called last.
  var callback = ""
  /// How many calls and turns of loops the questions that follow may still take.
  private var left = 0

  /// How many calls and turns of loops one world may take.
  private static let budget = 20_000
  /// The most worlds of one question.
  static let most = 48
  /// How much of the stack the code may use, in bytes.
  private static let stack = 8 << 20

  /// Made on the thread that asks.
  ///
  /// - Parameters:
  ///   - setByOwners: the properties that some class of the app's sets on its own objects.
  ///   - needs: what the screens of each class need, by its name.
  ///   - heirs: UIKit's classes that the app's classes are at least whose superclasses are not read, by their names.
  init(
    _ trees: [CodeTree], setByOwners: Set<String>, needs: [String: Set<String>], heirs: [String: String] = [:]
  ) {
    world = StaticWorld(setByOwners: setByOwners, needs: needs)
    program = Program(AppProgram(app: trees), module: "App", framework: framework.catalog, documentClasses: heirs)
    interpreter = Interpreter(program, world: world, framework: framework)
    begin()
  }

  /// Lets the questions that follow take so many calls and turns of loops together.
  func allow(_ budget: Int) { left = budget }

  private func begin() {
    interpreter.isInMidRun = true
    interpreter.onCast = { [unowned world] in world.note($0, $1, $2, at: $3) }
    interpreter.onDefault = { [unowned world] in world.note(default: $0) }
    interpreter.onClosure = { [unowned world] in world.note($0) }
    world.interpreter = interpreter
    framework.world = world
    listenForHandedObjects()
    world.scene = { [unowned self] in self.scene?($0, $1) }
    world.hasDocument = { [unowned self] in self.hasDocument?($0, $1) }
  }

  /// Makes the next call the first one.
  private func startAnew() {
    if !interpreter.startAnew() {
      interpreter.loop.end()
      interpreter = Interpreter(program, world: world, framework: framework)
      begin()
      _ = interpreter.startAnew()
    }
    interpreter.measureStack(size: Self.stack)
  }

  /// What happens in each world.
  ///
  /// - Parameters:
  ///   - isWanted: what must hold in all worlds; the first one in which it does not ends the search.
  ///   - body: runs in each of them from its start.
  /// - Returns: nil where there are more worlds than are tried, they take too long, or one is not wanted.
  func worlds<Outcome>(
    as isWanted: (StaticOutcome<Outcome>) -> Bool = { _ in true }, _ body: (StaticProgram) throws -> Outcome
  ) -> [StaticOutcome<Outcome>]? {
    let (outcomes, areAll) = someWorlds(as: isWanted, body)
    return areAll ? outcomes : nil
  }

  /// The same, with those that were tried where not all could be.
  ///
  /// - Parameter limit: how many calls and turns of loops all of them may take.
  func someWorlds<Outcome>(
    as isWanted: (StaticOutcome<Outcome>) -> Bool = { _ in true }, limit: Int = .max,
    _ body: (StaticProgram) throws -> Outcome
  ) -> (outcomes: [StaticOutcome<Outcome>], areAll: Bool) {
    var outcomes: [StaticOutcome<Outcome>] = []
    defer { world.onLoad = nil }
    var prefixes = AnswerPrefixes()
    let end = limit < left ? left - limit : 0
    while let answers = prefixes.next() {
      guard outcomes.count < Self.most, left > end else { return (outcomes, false) }
      world.begin(answers)
      startAnew()
      interpreter.budget = Self.budget
      let end: StaticOutcome<Outcome>.End
      do { end = .finished(try body(self)) } catch let trap as Trap {
        end = .trapped(StaticTrap(trap, in: world))
      } catch { end = .unknown }
      program.endRun()
      left -= Self.budget - max(0, interpreter.budget) + 50
      prefixes.add(world.asked, after: answers.count)
      let outcome = StaticOutcome(
        end: end, casts: world.casts, namings: world.namings, makings: world.makings,
        containments: world.containments, visited: world.visited, handed: world.handed, answers: world.answered,
        moves: world.moves)
      guard isWanted(outcome) else { return (outcomes, false) }
      outcomes.append(outcome)
    }
    return (outcomes, true)
  }

  // MARK: Objects

  /// A scene's controller, with the containers' children; nil where it is not known what its class is, or what the
  /// initialiser of a new one does.
  ///
  /// - Parameters:
  ///   - isRunning: whether it has been there for a while, so that what it holds is not known.
  ///   - code: what is asked of it then, where that is one function alone, so that it need not be made for it.
  func object(
    of screen: Screen, _ screens: AppScreens, isRunning: Bool = false, asking code: Code? = nil
  ) -> StaticObject? {
    guard screen.kind != .reference else { return nil }
    let object = StaticObject(screen, frameworkClass: screen.frameworkClass)
    world.keep(object)
    if screen.customClass != nil {
      guard let type = type(of: screen, screens) else { return nil }
      if let code {
        object.part = interpreter.runningPart(of: type, for: code)
      } else if !framework.make(object, type, interpreter) {
        guard isRunning else { return nil }
        object.part = interpreter.runningPart(of: type)
      }
      guard let part = object.part else { return nil }
      let instance = Instance(of: part, object)
      if isRunning {
        // Lazy ones are made when they are asked for, where that is followed.
        let isFollowing = world.handedObjects.isFollowing
        interpreter.forgetVariables(of: instance) {
          !$0.flags.contains(.isLet) && !(isFollowing && $0.flags.contains(.isLazy))
        }
      } else {
        interpreter.forgetVariables(of: instance) { $0.flags.contains(.isOutlet) || $0.flags.contains(.isInspectable) }
      }
    } else if FrameworkAncestry.controllers[screen.frameworkClass] == nil,
      screen.frameworkClass != "UIViewController"
    {
      return nil
    }
    // What its own initialiser does is not done to it by others.
    object.isTouched = false
    if !isRunning { object.children = children(of: screen, screens, in: object) }
    return object
  }

  private func children(of screen: Screen, _ screens: AppScreens, in container: StaticObject) -> [StaticObject]? {
    guard [.navigation, .tabBar, .split].contains(screen.kind) else { return nil }
    let relationships = screens.model.transitions(from: screen.id).filter { $0.kind == .relationship }
    guard !relationships.isEmpty else { return nil }
    var children: [StaticObject] = []
    for relationship in relationships {
      guard let inner = relationship.destination.screenID.flatMap(screens.model.screen), inner.id != screen.id,
        depth < 4
      else { return nil }
      depth += 1
      defer { depth -= 1 }
      guard let child = object(of: inner, screens) else { return nil }
      child.container = container
      children.append(child)
    }
    return children
  }

  /// How many containers are being made around one another.
  private var depth = 0

  /// The type that runs a screen; nil where several have its name, so that it is not known which of them code means.
  func type(of screen: Screen, _ screens: AppScreens) -> RuntimeType? {
    screens.appClass(of: screen).flatMap { interpreter.appClass(named: $0.name, in: $0.location.file) }
      .flatMap { interpreter.hasNamesakes($0) ? nil : $0 }
  }
}

/// What happened in one world.
struct StaticOutcome<Result> {
  enum End {
    case finished(Result)
    case trapped(StaticTrap)
    /// What happens is not known: the interpreter cannot go on rightly, or the code came to no end.
    case unknown
  }

  let end: End
  let casts: [StaticCast]
  let namings: [StaticNaming]
  let makings: [StaticMaking]
  let containments: [StaticContainment]
  /// Where code is called that is not read, or UIKit.
  let visited: Set<SourceLocation>
  /// What was handed to code that is not read, other than UIKit's.
  let handed: Set<ObjectIdentifier>
  /// What was asked, in words, with the answers.
  let answers: [(question: String, answer: Bool)]
  let moves: [StaticMove]

  /// Whether the app lives on.
  var lives: Bool { if case .trapped = end { false } else { true } }
}

/// Where the app's code stops the app.
struct StaticTrap: Sendable, Hashable {
  let message: String
  let location: SourceLocation
  /// The cast that stopped it.
  let cast: StaticCast?

  init(_ trap: Trap, in world: StaticWorld) {
    message = trap.message
    location = trap.location.source
    let last = world.casts.last
    cast =
      message.hasPrefix("Could not cast") && last?.location == location && last?.isOfType == false ? last : nil
  }

  /// Whether nil is unwrapped there.
  var isNil: Bool { message.hasPrefix("Unexpectedly found nil") }

  /// Whether it would stop the app, too: not what the bounds of the interpreter end.
  var isCertain: Bool { !message.hasSuffix("without end") && message != "endless recursion" }
}
