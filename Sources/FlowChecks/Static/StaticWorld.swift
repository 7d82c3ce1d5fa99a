import FlowInterpreter
import FlowModel

/// What is not code, where no app runs: whatever the files do not tell stays open, and is answered both ways.
final class StaticWorld: World {
  unowned var interpreter: Interpreter!
  /// The answers to the first questions; those that follow are answered with yes.
  private var answers: [Bool] = []
  /// What was answered, in the order of the questions.
  private(set) var asked: [Bool] = []
  private var known = Answers()
  /// Where questions are asked after the most.
  private var later: Set<SourceLocation> = []
  /// What was asked of the classes of controllers.
  private(set) var casts: [StaticCast] = []
  /// The `default`s that were taken and do nothing.
  private(set) var emptyDefaults: Set<SourceLocation> = []
  /// The calls of UIKit's that name something.
  private(set) var namings: [StaticNaming] = []
  /// The calls of UIKit's that add, remove or tell children.
  private(set) var containments: [StaticContainment] = []
  /// Where code is called that is not read, or UIKit.
  private(set) var visited: Set<SourceLocation> = []
  /// What was handed to code that is not read, other than UIKit's.
  private(set) var handed: Set<ObjectIdentifier> = []
  /// What stands for values that are not known, as long as the run lasts.
  private var seen: [Unknown] = []
  /// What code has brought up.
  var moves: [StaticMove] = []
  /// The objects that are handed in and may bring screens up, and whose code is followed.
  var handedObjects = StaticHandedObjects()
  /// What chains of calls make of one another, where objects that are handed in are followed.
  var chains = StaticChains()
  /// The titles that code gives, where objects that are handed in are followed.
  private var titles = StaticTitles()
  /// The screens that were made: nothing but this holds them.
  private var living: [StaticObject] = []
  /// The object whose code is asked.
  var own: StaticObject?
  /// The closures that were made, in their order.
  private var closures: [(closure: Closure, calls: [RunningCall], makers: [Instance])] = []
  /// Of a closure that is called last, how it was made.
  private(set) var making = StaticClosureMaking()
  /// Whether the closure that is called has taken screens away.
  private(set) var hasLeft = false
  /// Whether what runs are closures that are called last.
  private(set) var isLater = false
  /// What was asked, in words.
  private var questions: [String] = []
  /// The screens that code has made and of which nothing was said yet.
  private(set) var made: [StaticObject] = []
  /// The containers that code has made around them.
  private var containers: [StaticObject] = []
  /// What became of the screens that code has made.
  private(set) var makings: [StaticMaking] = []
  /// Makes the screen of a storyboard that has an identifier; nil where that is not known.
  var scene: ((String, StaticStoryboard.Source) -> StaticObject?)?
  /// Whether the app's bundle has a compiled document of a name and type: `nib`, `storyboardc`; nil where that is not
  /// known.
  var hasDocument: ((String, String) -> Bool?)?
  /// Told of each controller whose view is loaded.
  var onLoad: ((StaticObject) throws -> Void)?
  /// Whether a screen comes up: what it was given stays, but for what classes set themselves.
  var isComingUp = false
  /// The properties that some class of the app's sets on its own objects.
  let setByOwners: Set<String>

  /// What the screens of each class need, by its name: no callback of theirs sets it.
  private let needs: [String: Set<String>]

  /// The most questions of one run: more where only what is brought up is asked.
  var most: Int { handedObjects.isFollowing ? 44 : 24 }

  /// - Parameters:
  ///   - setByOwners: the properties that some class of the app's sets on its own objects.
  ///   - needs: what the screens of each class need, by its name.
  init(setByOwners: Set<String>, needs: [String: Set<String>]) {
    self.setByOwners = setByOwners
    self.needs = needs
  }

  /// Begins a run.
  func begin(_ answers: [Bool]) {
    self.answers = answers
    asked = []
    known = Answers()
    later = []
    casts = []
    emptyDefaults = []
    namings = []
    containments = []
    visited = []
    handed = []
    seen = []
    moves = []
    own = nil
    living = []
    closures = []
    making = StaticClosureMaking()
    hasLeft = false
    isLater = false
    handedObjects.begin()
    titles = StaticTitles()
    chains = StaticChains()
    questions = []
    isComingUp = false
    made = []
    containers = []
    makings = []
  }

  func answer(_ question: Unknown, at location: TreeLocation) throws -> Bool {
    if let known = known[question] { return known }
    guard asked.count < most else {
      // Where only what is brought up is asked, one of the ways on is better than none; a loop asks again, and ends.
      guard handedObjects.isFollowing else { throw Stop(asking: question, at: location) }
      let answer = later.insert(location.source).inserted
      known[question] = answer
      return answer
    }
    let answer = asked.count < answers.count ? answers[asked.count] : true
    asked.append(answer)
    questions.append(question.what)
    known[question] = answer
    return answer
  }

  func unread(_ what: String, at location: TreeLocation, handed: [Value]) throws -> Value {
    handed.first.flatMap(StaticObject.of)?.isTouched = true
    noteChildren(what, handed, at: location)
    noteUnread(what, handed, at: location)
    StaticNib.note(handed)
    hasLeft = hasLeft || Self.leaving.contains(where: what.hasSuffix)
    if handed.count > 1,
      let showing = StaticShowing(of: what, at: location) ?? libraryShowing(what, handed, at: location)
    {
      try show(handed[1], as: showing, on: handed[0], isAtOnce: false, at: location)
      if handed.count > 2 { reach(Array(handed[2...])) }
      return .unknown(Unknown(what, location))
    }
    let result = Unknown(what, location)
    if handedObjects.isFollowing {
      chains.note(what, handed, label: location.firstLabel, result)
      if let container = libraryContainer(what, handed, at: location) { return container }
      if what.hasPrefix("setting "), handed.count > 1 {
        titles.note(setting: what, of: handed[0], to: handed[1])
      } else {
        titles.note(what, of: handed.first, read: result)
      }
    }
    reach(isUIKits(handed.first) ? reachedByUIKit(what, handed) : handed)
    return .unknown(result)
  }

  /// UIKit's methods that take screens away.
  private static let leaving = [
    "dismiss(…)", "dismissViewControllerAnimated(…)", "popViewController(…)", "popToViewController(…)",
    "popToRootViewController(…)", "popViewControllerAnimated(…)", "popToRootViewControllerAnimated(…)",
  ]

  func lacking(_ stop: Stop, _ what: String) throws -> Value { .unknown(Unknown(what, stop.location)) }

  func isAvailable(_ versions: [PlatformVersion], at location: TreeLocation) throws -> Bool {
    try answer(Unknown("the version of iOS", location), at: location)
  }

  func write(_ text: String) {}

  /// Notes what was asked of an object's class.
  func note(_ value: Value, _ type: RuntimeType, _ answer: Bool?, at location: TreeLocation) {
    guard let object = StaticObject.of(value), let screen = object.screen else { return }
    // What it is taken for then is not known: whatever is done to that may be done to it.
    guard let answer else { return reach([value]) }
    // Of what code has made it knows the class itself.
    guard object.making == nil else { return }
    casts.append(
      StaticCast(
        screen: screen, type: type.name, isOfType: answer, hasNamesakes: interpreter.hasNamesakes(type),
        isOptional: location.isOptionalCast, location: location.source))
  }

  /// Keeps a screen as long as the run lasts, as its window or the screen before it does.
  func keep(_ object: StaticObject) { living.append(object) }

  /// Notes the `default` of a `switch`, which is taken.
  func note(default block: TreeLocation) { if block.doesNothing { emptyDefaults.insert(block.source) } }

  /// Notes a closure that is made, or a function that is handed on and may bring screens up.
  func note(_ closure: Closure) {
    if let name = closure.functionName, handedObjects.names?.contains(name) != true { return }
    let place = handedObjects.isFollowing ? interpreter.anyPlace : nil
    let makers = handedObjects.isFollowing ? interpreter.objectsBeingMade : []
    closures.append((closure, place.map { Array(calls(at: $0).dropLast()) } ?? [], makers))
  }

  /// The next closure that was made and that no code which is read has called: UIKit may, or a library.
  func nextUncalled() -> Closure? {
    while !closures.isEmpty {
      let (next, calls, makers) = closures.removeFirst()
      guard !next.isCalled else { continue }
      isLater = true
      hasLeft = false
      let holder = handedObjects.isFollowing ? holder(of: next, makers) : nil
      making = StaticClosureMaking(
        calls: calls, holder: holder.map { StaticClass($0.type, interpreter) },
        isHolderPushed: holder.flatMap { StaticObject.of(.object($0)) }?.isPushed ?? false,
        makers: makers.map { StaticClass($0.type, interpreter) })
      return next
    }
    return nil
  }

  /// The screen that code has made and that holds a closure, or an object whose initialiser has given it to others.
  private func holder(of closure: Closure, _ makers: [Instance]) -> Instance? {
    let screens = screensMade.compactMap { object in object.part.map { Instance(of: $0, object) } }
    return screens.first { interpreter.holds(closure, $0) } ?? screenOfChain(to: closure, screens)
      ?? screens.first { screen in makers.contains { interpreter.holds($0, screen) } }
  }

  /// The calls that run, the outermost first: before those of a closure that is called last, those that made it.
  func calls(at location: TreeLocation) -> [RunningCall] { making.calls + interpreter.runningCalls(at: location) }

  /// Notes a call of UIKit's that names something.
  ///
  /// - Parameters:
  ///   - name: the value that names it.
  ///   - receiver: what it is called on.
  func note(
    _ kind: StaticNaming.Kind, _ name: Value?, on receiver: Value?, nib: StaticNib? = nil, at location: TreeLocation
  ) {
    let text: String? = if case .text(let box)? = name?.flattened { box.text } else { nil }
    let storyboard = receiver.flatMap(StaticStoryboard.of)
    namings.append(
      StaticNaming(
        kind: kind, name: text, isOnSelf: own != nil && receiver.flatMap(StaticObject.of) === own,
        storyboard: storyboard?.source ?? .unknown, isStoryboardMade: storyboard?.hasMadeName ?? false, nib: nib,
        calls: interpreter.runningCalls(at: location), questions: questions))
  }

  /// What was asked, in words, with the answers.
  var answered: [(question: String, answer: Bool)] { Array(zip(questions, asked)) }

  /// Notes what is done with child controllers.
  func noteChildren(_ what: String, _ values: [Value], at location: TreeLocation) {
    visited.insert(location.source)
    // An object of a later value must not be taken for one of these.
    for case .unknown(let unknown)? in values.map(\.flattened) { seen.append(unknown) }
    let calls = { [interpreter] in interpreter!.runningCalls(at: location) }
    if let containment = StaticContainment(what, values, own: own, calls: calls()) {
      containments.append(containment)
    } else if !isUIKits(values.first), what.hasSuffix("(…)"), !Self.keeping.contains(where: what.hasSuffix) {
      handed.formUnion(values.dropFirst(what.contains(".") ? 1 : 0).compactMap(StaticContainment.identity))
    }
  }

  /// Notes a call that is not read, on something of which nothing is known.
  private func noteUnread(_ what: String, _ handed: [Value], at location: TreeLocation) {
    guard let kind = StaticNaming.kind(calledBy: what, label: location.firstLabel) else { return }
    // Without a point it is called on no object that is known to be one.
    guard what.contains(".") else { return note(kind, handed.first, on: nil, at: location) }
    guard handed.count > 1, case .unknown? = handed[0].flattened else { return }
    note(kind, handed[1], on: nil, at: location)
  }

  /// Loads the view of a controller, as UIKit does when it is first asked for: `viewDidLoad` may set what the class sets.
  func load(_ object: StaticObject, at location: TreeLocation) throws {
    object.isTouched = true
    guard let part = object.part else { return }
    let instance = Instance(of: part, object)
    if object.making != nil {
      object.loads.append(
        StaticLoad(
          calls: interpreter.runningCalls(at: location), missing: interpreter.propertiesHoldingNothing(of: instance)))
    }
    try onLoad?(object)
    let needed = needs[instance.type.name] ?? []
    interpreter.forgetVariables(of: instance) { setByOwners.contains($0.name) && !needed.contains($0.name) }
  }

  // MARK: Screens that code makes

  /// The screen of a storyboard that code makes; nil where it is not known which it is.
  func makeScreen(_ name: String, of storyboard: StaticStoryboard.Source, at location: TreeLocation) -> StaticObject? {
    guard let object = scene?(name, storyboard) else { return nil }
    for inner in object.all { note(made: inner, at: location) }
    return object
  }

  /// Notes a controller that code makes.
  func note(made object: StaticObject, at location: TreeLocation) {
    object.making = interpreter.runningCalls(at: location)
    living.removeAll { $0 === object }
    if object.isController { made.append(object) }
  }

  /// A container that code makes around a screen.
  func container(of root: Value, _ frameworkClass: String) -> StaticObject {
    let container = container(frameworkClass)
    container.handed = destinations(of: root).compactMap(\.self)
    if let child = StaticObject.of(root) {
      container.children = [child]
      if child.barPlace != nil { container.held = [(child, container.handed.first)] }
      child.container = container
    }
    return container
  }

  /// An empty container that code makes.
  func container(_ frameworkClass: String) -> StaticObject {
    let container = StaticObject(frameworkClass: frameworkClass)
    container.isContainer = true
    containers.append(container)
    return container
  }

  /// Makes an object that has been there for a while, with the containers that it made.
  func makingAged<Made>(_ make: () throws -> Made) rethrows -> Made {
    let count = containers.count
    defer { for container in containers.dropFirst(count) { container.isAged = true } }
    return try make()
  }

  /// Shows screens, as UIKit's own code does: what it is handed that code has not made may be changed at any time.
  ///
  /// - Parameters:
  ///   - receiver: what UIKit's function is called on.
  ///   - isAtOnce: whether their views are loaded before it returns.
  func show(
    _ value: Value, as showing: StaticShowing, on receiver: Value, isAtOnce: Bool, at location: TreeLocation
  ) throws {
    noteMove(of: value, as: showing, on: receiver, at: location)
    var values = [value]
    while let next = values.popLast() {
      if case .list(let box)? = next.flattened { values += box.items }
      guard let object = StaticObject.of(next) else { continue }
      for one in object.all {
        guard one.making != nil else {
          if one.part != nil { reach([one.value]) }
          continue
        }
        if one.showing == nil { one.showing = interpreter.runningCalls(at: location) }
      }
      if isAtOnce { try load(object, at: location) }
    }
  }

  /// Hands values to UIKit, which may do anything with them.
  func hand(_ values: [Value]) { reach(values) }

  /// The screens that code has made so far.
  var screensMade: [StaticObject] { (made + living).filter { $0.making != nil } }

  /// Says what became of the screens that code has made: what of them holds nothing, where nobody keeps them who may set
  /// it later.
  func judge() {
    let kept = { (objects: inout [StaticObject]) in
      for index in objects.indices {
        guard let children = objects[index].children else { continue }
        if !isKnownUniquelyReferenced(&objects[index]) { for child in children { child.isReached = true } }
        objects[index].children = nil
      }
    }
    kept(&containers)
    kept(&made)
    for index in made.indices where made[index].part != nil {
      let isKept = !isKnownUniquelyReferenced(&made[index])
      makings.append(StaticMaking(made[index], isKept: isKept, interpreter))
    }
    living += made
    made = []
  }
}
