import FlowInterpreter
import FlowModel

/// What UIKit calls.
extension StaticProgram {
  /// The names of `prepare(for:sender:)`, in the Swift of today and of before.
  private static let preparing = [
    "prepare(for:sender:)", "prepareForSegue(_:sender:)", "prepareForSegue(segue:sender:)",
  ]

  /// The `prepare(for:sender:)` of a class, its own or an inherited one; nil where the app has none.
  func prepare(in type: RuntimeType) -> Code? {
    Self.preparing.lazy.compactMap { self.interpreter.implementation(of: $0, in: type) }.first
  }

  /// Calls `prepare(for:sender:)`.
  ///
  /// - Parameters:
  ///   - identifier: the segue's identifier, or another one to see what that does.
  ///   - destination: nil where it is not known what the segue leads to.
  func prepare(
    _ code: Code, _ segue: Transition, _ identifier: String?, from source: StaticObject, to destination: StaticObject?
  ) throws {
    guard let part = source.part else { return }
    let unknown = { (what: String) in Value.unknown(Unknown(what, code.location)) }
    var object = unknown("segue")
    if segue.customClass == nil {
      let segue = StaticSegue(
        identifier: identifier, source: source.value, destination: destination?.value ?? unknown("segue.destination"))
      object = .native(ObjectBox(segue, name: "UIStoryboardSegue"))
    }
    _ = try interpreter.call(code, on: Instance(of: part, source), [object, unknown("sender")])
  }

  /// The callbacks that UIKit calls as a screen comes up, in their order.
  private static let arriving = [
    "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
    "viewDidAppear(_:)",
  ]
  /// What it asks controllers that are the data source of their own view, once that is there.
  private static let dataSources = [
    "UITableViewController": ["numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)"],
    "UICollectionViewController": ["numberOfSections(in:)", "collectionView(_:numberOfItemsInSection:)"],
  ]

  /// Calls what UIKit calls as a screen comes up: that of the containers around it first.
  ///
  /// - Returns: where it crashes on nil.
  func comeUp(_ object: StaticObject) throws -> CrashSearch.Arrival {
    try arrival { try callArriving(object) }
  }

  /// Calls what UIKit calls as a view is loaded.
  ///
  /// - Returns: where that crashes on nil.
  func loadView(_ object: StaticObject) throws -> CrashSearch.Arrival {
    try arrival { try call(["loadView()", "viewDidLoad()"], on: object) }
  }

  private func arrival(_ body: () throws -> Void) throws -> CrashSearch.Arrival {
    do { try body() } catch let trap as Trap {
      let trap = StaticTrap(trap, in: world)
      return trap.isNil ? .crashes(.init(location: trap.location, callback: callback)) : .lives
    }
    return .lives
  }

  private func callArriving(_ object: StaticObject) throws {
    world.isComingUp = true
    var containers: [StaticObject] = []
    while let next = (containers.last ?? object).container { containers.append(next) }
    for container in containers.reversed() { try call(["viewDidLoad()"], on: container) }
    let asked = object.part?.type.nominal?.frameworkClass.flatMap { Self.dataSources[$0] } ?? []
    try call(Self.arriving.dropLast(3) + asked + Self.arriving.suffix(3), on: object)
  }

  /// Calls the callbacks that the app's class has.
  private func call(_ names: [String], on object: StaticObject) throws {
    guard let part = object.part else { return }
    let instance = Instance(of: part, object)
    for name in names {
      guard let code = interpreter.implementation(of: name, in: part.type) else { continue }
      callback = code.function.name
      let arguments = code.function.parameters.map { Value.unknown(Unknown($0.name, code.location)) }
      _ = try interpreter.call(code, on: instance, arguments)
    }
  }
}
