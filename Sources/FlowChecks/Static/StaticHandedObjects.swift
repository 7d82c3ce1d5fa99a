import FlowInterpreter

/// The objects of one run that are handed in: what stands for those whose code is followed, and the types that code
/// declares the others with.
struct StaticHandedObjects {
  /// The names of the functions that may bring screens up; nil where no object that is handed in is followed.
  var names: Set<String>?
  /// What stands for an object, with what it stands for, which has to live as long.
  private var known: [ObjectIdentifier: (unknown: Unknown, value: Value)] = [:]
  private var declared: [ObjectIdentifier: Interpreter.HandedObject] = [:]
  /// The objects that are in the midst of a run, with what is the same for all references to one.
  private var running: [ObjectIdentifier: AnyObject] = [:]

  var isFollowing: Bool { names != nil }

  /// Forgets those of the run before.
  mutating func begin() {
    known = [:]
    declared = [:]
    running = [:]
  }

  /// Notes an object that has been there for a while.
  mutating func note(running value: Value?) {
    guard isFollowing, case .object(let object)? = value?.flattened else { return }
    running[ObjectIdentifier(object.identity)] = object.identity
  }

  /// Whether an object has been there for a while.
  func isRunning(_ object: Instance) -> Bool { running[ObjectIdentifier(object.identity)] != nil }

  /// Notes an object whose member is used.
  ///
  /// - Returns: its class, where its code is followed.
  mutating func note(_ handed: Interpreter.HandedObject) -> RuntimeType? {
    declared[ObjectIdentifier(handed.unknown)] = handed
    return handed.hasMember && names?.contains(handed.member) == true ? handed.known : nil
  }

  /// What stands for an object; nil before there is something.
  subscript(_ unknown: Unknown) -> Value? {
    get { known[ObjectIdentifier(unknown)]?.value }
    set { known[ObjectIdentifier(unknown)] = newValue.map { (unknown, $0) } }
  }

  /// The type that code declares something with that is not known.
  func type(of unknown: Unknown) -> RuntimeType? { declared[ObjectIdentifier(unknown)]?.declared }

  /// The only class of the app's that it can be of.
  func only(of unknown: Unknown) -> RuntimeType? { declared[ObjectIdentifier(unknown)]?.known }
}

/// A class of the app's by its name and file.
struct StaticClass: Sendable, Hashable {
  let name: String
  let file: String

  init(_ type: RuntimeType, _ interpreter: Interpreter) {
    name = type.name
    file = interpreter.file(of: type) ?? ""
  }
}

/// How a closure was made.
struct StaticClosureMaking {
  /// The calls that ran then, the outermost first.
  var calls: [RunningCall] = []
  /// The class of the screen that holds it.
  var holder: StaticClass?
  /// Whether that screen was pushed.
  var isHolderPushed = false
  /// The classes in whose initialisers it was made.
  var makers: [StaticClass] = []
}

extension StaticProgram {
  /// Follows the code of objects that are handed in.
  ///
  /// - Parameter names: the names of the functions that are asked for there.
  func followHandedObjects(_ names: Set<String>) {
    world.handedObjects.names = names
    listenForHandedObjects()
  }

  /// Has the interpreter ask for them, where they are followed.
  func listenForHandedObjects() {
    guard world.handedObjects.isFollowing else { return }
    interpreter.onHandedObject = { [unowned world] in world.object($0) }
    // What such an object has made was there before, too.
    interpreter.onLazyValue = { [unowned world] object, make in
      try world.handedObjects.isRunning(object) ? world.makingAged(make) : make()
    }
  }
}

extension StaticWorld {
  /// The object that stands for one that is handed in.
  fileprivate func object(_ handed: Interpreter.HandedObject) -> Value? {
    guard let type = handedObjects.note(handed) else { return nil }
    if let known = handedObjects[handed.unknown] { return known }
    let made = makingAged {
      interpreter.runningObject(of: type) { part in
        let object = StaticObject(frameworkClass: part.type.nominal?.frameworkClass ?? "NSObject")
        object.part = part
        keep(object)
        return object
      }
    }
    handedObjects[handed.unknown] = made
    handedObjects.note(running: made)
    return made
  }
}
