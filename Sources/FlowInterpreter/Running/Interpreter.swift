import FlowModel
import Foundation

/// Runs the trees of a program over values. What is not known stays unknown.
package final class Interpreter {
  package let program: Program
  package let types: TypeTable
  package unowned let world: any World
  let library: Library
  /// The framework that the app is written for; nil for a plain program.
  package let framework: (any Framework)?
  /// The values of the strand that runs.
  var stack: ValueStack { didSet { values = Unmanaged.passUnretained(stack) } }
  /// The same, counting no reference.
  private(set) var values: Unmanaged<ValueStack>
  let boolType: Unmanaged<RuntimeType>
  /// Where the thread's stack ends, with some room: deeper calls are an endless recursion.
  var stackLimit: UInt = 0
  /// Whether it is so large that an app's would end before.
  var hasDeepStack = false
  /// What `UserDefaults` holds.
  let defaults: DefaultsStore
  /// What happens later, in order.
  package let loop: Scheduler
  /// The work that has asked something and has changed nothing since.
  var stretches: [QuietStretch] = []
  /// The questions whether work comes at all that has not begun, by the numbers of its pieces.
  var comings: [Int: Int] = [:]
  /// Told of work that has ended with nothing changed but looks since it asked something.
  package var onQuietEnd: ((QuietStretch) throws -> Void)?
  /// The app's own `==` of types, as far as that was asked.
  var equalityCodes: [RuntimeType: [Code]?] = [:]
  /// Which names methods have that may change their value, by symbol, as far as that was asked.
  var mutability: [Bool?] = []
  /// Whether what runs is a task, which can wait.
  var isInTask = false
  /// How many statements and calls may still run.
  package var budget: Int {
    get { left + reserve }
    set {
      left = isInterrupted == nil ? newValue : min(newValue, Self.statementsOfSlice)
      reserve = newValue - left
    }
  }
  /// Whether who runs the code has asked for an end, as is asked now and then; set before the budget.
  package var isInterrupted: (() -> Bool)?
  /// After how many statements it is asked.
  private static let statementsOfSlice = 1 << 16
  /// How many of them may run before that is asked again.
  var left = Int.max
  private var reserve = 0
  /// How many values a library is inside of.
  var levels = 0
  /// How many members of libraries the code has called.
  package internal(set) var servings = 0
  /// The arguments of calls under way that tell which function is meant.
  var ahead: [ArgumentAhead: Value] = [:]
  /// In which order dictionaries and sets are gone through.
  package var arrangement = Arrangement.first
  /// Told where the order of a dictionary or set may show, and of how many elements it is.
  package var onUnordered: ((_ count: Int, TreeLocation) -> Void)?
  /// Told that an object has ended whose `deinit` runs, or that nothing is where one was held weakly.
  package var onEnd: (() -> Void)?
  /// For which of Swift's operators the app has one that takes two numbers.
  private(set) var ownOperators = OwnNumberOperators()
  /// How many conditions were not known.
  private(set) var questions = 0
  /// What the calls of `main.swift` hold, which go on as long as the app.
  var heldByMain: [Value] = []
  /// What libraries keep as long as the app runs; see ``kept(_:)``.
  private var keptState: [ObjectIdentifier: AnyObject] = [:]
  /// What ended the app in a place that could not throw: a `deinit`, a comparison inside a library.
  var pending: (any Error)?
  /// The time zone that a member of a library is tried in; nil where the device's, which is not known, counts.
  var zone: TimeZone?
  /// The device's clock; nil where nobody says what it shows.
  package var clock: DeviceClock? {
    didSet { zone = clock?.zone }
  }
  /// Whether code has read the clock.
  package internal(set) var hasReadClock = false
  /// Whether what runs is a part of a run that began long ago: variables outside of functions hold what is not known.
  package var isInMidRun = false
  /// Told of each object whose class was asked for, as what, and whether it is of that type; nil where that is not known.
  package var onCast: ((Value, RuntimeType, Bool?, TreeLocation) -> Void)?
  /// Told of each `default` of a `switch` that is taken, with its block.
  package var onDefault: ((TreeLocation) -> Void)?
  /// Told of each closure that is made.
  package var onClosure: ((Closure) -> Void)?
  /// Gives the object that stands for one that is handed in and not known; nil where none does.
  package var onHandedObject: ((HandedObject) -> Value?)?
  /// Makes what a lazy property of an object holds, by what it is handed.
  package var onLazyValue: ((Instance, () throws -> Value) throws -> Value)?

  /// - Parameters:
  ///   - framework: the framework that the app is written for; nil for a plain program.
  ///   - defaults: what `UserDefaults` holds from earlier launches.
  package init(
    _ program: Program, world: any World, framework: (any Framework)? = nil, defaults: DefaultsStore = DefaultsStore()
  ) {
    self.defaults = defaults
    defaults.beginLaunch()
    self.program = program
    types = program.types
    self.world = world
    self.framework = framework
    library = framework.map { Library($0.tables) } ?? Library.standard
    stack = ValueStack()
    values = Unmanaged.passUnretained(stack)
    boolType = Unmanaged.passUnretained(program.types.bool)
    loop = Scheduler(stack)
    loop.interpreter = self
    stack.interpreter = self
    for tree in program.trees { for nominal in tree.nominals { nominal?.interpreter = self } }
    ownOperators = findOwnNumberOperators()
  }

  /// Whether the code may go on where nothing is left: more of the budget is, and nobody has asked for an end.
  func goesOn() -> Bool {
    let all = left + reserve
    guard reserve > 0, all >= 0, isInterrupted?() != true else { return false }
    left = min(all, Self.statementsOfSlice)
    reserve = all - left
    return true
  }

  // MARK: Entries

  /// Runs the statements of the scripts, or the program's `@main`.
  package func runMain() throws { try loop.run(runProgram) }

  private func runProgram() throws {
    if let (tree, alias) = program.aliases.first(where: { $0.key.hasSuffix("LiteralType") })?.value {
      let node = alias.type
      throw Stop(reason: "\(alias.name) of the app's own", location: tree.location(of: node))
    }
    if !program.trees.contains(where: { $0.tree.script >= 0 }), let main = program.trees.first, !main.hasMain,
      let code = main.codes.first, let frame = stack.push(code)
    {
      // A program of declarations alone still gives its variables their values.
      defer { stack.pop(frame) }
      for number in main.tree.globals {
        let name = main.tree.properties[Int(number)].name
        if let cell = main.globals[program.symbols[name]] { _ = try value(of: cell, code.function.body, frame) }
      }
    }
    for tree in program.trees where tree.tree.script >= 0 {
      let code = tree.codes[Int(tree.tree.script)]
      if tree.isAsyncScript { loop.becomeTask() }
      _ = try call(
        code, this: nil, [], captures: [], generics: nil, at: TreeLocation(tree: tree, node: code.function.body))
    }
    for tree in program.trees {
      for (index, type) in tree.tree.types.enumerated() where type.attributes.contains("main") {
        guard let nominal = tree.nominals[index] else { continue }
        let place = TreeLocation(tree: tree, node: -1)
        if candidates(program.symbols["main"], of: types.nominal(nominal), isStatic: true).first?.member.code?.isAsync
          == true
        {
          loop.becomeTask()
        }
        _ = try callMethod(.type(types.nominal(nominal)), program.symbols["main"], [], at: place)
      }
    }
  }

  /// Runs the `deinit`s of an object that is gone.
  func deinitialize(_ object: Instance) {
    guard !program.end.isReached else { return }
    onEnd?()
    for nominal in object.nominal.lineage {
      guard let code = nominal.deinitializer else { continue }
      var ignored: Value?
      do {
        _ = try call(
          code, this: .object(object), [], captures: [], generics: object.type.bindings,
          at: TreeLocation(tree: code.tree, node: -1), initializing: nominal, after: &ignored)
      } catch {
        if pending == nil { pending = error }
      }
    }
  }

  /// What a library keeps as long as the app runs, made when it is first asked for. The library itself is one for all runs.
  func kept<State: AnyObject>(_ make: () -> State) -> State {
    if let known = keptState[ObjectIdentifier(State.self)] { return unsafeDowncast(known, to: State.self) }
    let made = make()
    keptState[ObjectIdentifier(State.self)] = made
    return made
  }

  /// Forgets what libraries keep.
  func forgetKept() { keptState = [:] }

  // MARK: What cannot be done

  func stop(_ reason: String, _ node: Int32, _ frame: Frame) -> Stop {
    Stop(reason: reason, location: frame.tree.location(of: node))
  }

  func trap(_ message: String, _ node: Int32, _ frame: Frame) -> Trap {
    Trap(message: message, location: frame.tree.location(of: node))
  }

  func unread(_ what: String, _ node: Int32, _ frame: Frame, handed: [Value] = []) throws -> Value {
    try world.unread(what, at: frame.tree.location(of: node), handed: handed)
  }

  /// Whether a `try` covers what is evaluated now.
  package var isTrying: Bool { stack.isTrying }

  /// A function that is not read is called: what it gives, unless it throws, which is asked where a `try` covers it and
  /// its result is not stated.
  func unreadCall(_ what: String, at location: TreeLocation, handed: [Value]) throws -> Value {
    let result = try world.unread(what, at: location, handed: handed)
    guard case .unknown = result, stack.isTrying else { return result }
    if try world.answer(Unknown("\(what) throws", location), at: location) {
      throw Thrown(value: .unknown(Unknown("the error of \(what)", location)))
    }
    return result
  }

  /// Whether a condition holds; the world answers what is not known.
  func isTrue(_ value: Value, _ node: Int32, _ frame: Frame) throws -> Bool {
    if case .bool(let flag) = value { return flag }
    return try isTrue(value, at: frame.tree.location(of: node))
  }

  /// The same for what no expression says.
  func isTrue(_ value: Value, at location: TreeLocation) throws -> Bool {
    switch value {
    case .bool(let flag): return flag
    case .unknown(let unknown):
      questions += 1
      return try world.answer(unknown, at: location)
    case .some(let box): return try isTrue(box.value, at: location)
    default: throw Stop(reason: "a condition is no Bool", location: location)
    }
  }

  /// The type that is written at a node.
  func type(_ node: Int32, _ frame: Frame) -> RuntimeType {
    if !frame.isGeneric {
      if let known = frame.caches[Int(node)] {
        return known._withUnsafeGuaranteedRef { unsafeDowncast($0, to: RuntimeType.self) }
      }
      let type = program.type(node, in: frame.tree, frame.scope)
      frame.tree.remember(type, at: node)
      return type
    }
    return program.type(node, in: frame.tree, frame.scope)
  }
}
