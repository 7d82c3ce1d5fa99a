import FlowInterpreter
import FlowModel

/// What became of a screen that code has made, in one world.
struct StaticMaking {
  /// The screen of a storyboard; nil for one that an initialiser makes.
  let screen: Screen?
  /// The class, and the file that declares it.
  let className: String
  let file: String
  /// The calls that made it, the outermost first.
  let calls: [RunningCall]
  /// The calls that showed it first; nil where none did.
  let showing: [RunningCall]?
  /// The properties that hold nil in the end, and that nobody is known to be able to set later.
  let missing: Set<String>
  /// Where its view was loaded.
  let loads: [StaticLoad]

  init(_ object: StaticObject, isKept: Bool, _ interpreter: Interpreter) {
    screen = object.screen
    let type = object.part?.type
    className = type?.name ?? ""
    file = type.flatMap(interpreter.file(of:)) ?? ""
    calls = object.making ?? []
    showing = object.showing
    loads = object.loads
    let isKnown = !isKept && !object.isReached
    missing =
      object.part.flatMap { part in
        isKnown ? interpreter.propertiesHoldingNothing(of: Instance(of: part, object)) : nil
      } ?? []
  }

  /// The class, as the facts have it.
  func owner(in screens: AppScreens) -> CodeType? {
    screen.flatMap(screens.appClass) ?? screens.code.classes(named: className).first { $0.location.file == file }
  }

  /// What of a function runs when the screen is made there; nil where another function that it calls makes and shows it.
  ///
  /// - Parameter named: the functions that make screens by names which they are handed, so that they say nothing of them.
  func place(in function: Code, through named: Set<ObjectIdentifier>) -> SourceLocation? {
    guard let index = calls.lastIndex(where: { $0.function === function }) else { return nil }
    if let showing, calls.indices.contains(index + 1), showing.indices.contains(index + 1),
      calls[...index].elementsEqual(showing[...index], by: { $0.isSame(as: $1) }),
      calls[index + 1].function === showing[index + 1].function,
      !named.contains(ObjectIdentifier(calls[index + 1].function))
    {
      return nil
    }
    return calls[index].location.source
  }
}

/// A controller's view is loaded, in one world.
struct StaticLoad {
  /// The calls that load it, the outermost first.
  let calls: [RunningCall]
  /// The properties that hold nil then.
  let missing: Set<String>
}

extension RunningCall {
  /// Whether the same of the same function runs.
  fileprivate func isSame(as other: RunningCall) -> Bool {
    function === other.function && location.source == other.location.source
  }
}
