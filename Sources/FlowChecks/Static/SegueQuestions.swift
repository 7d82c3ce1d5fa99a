import FlowModel

/// What is asked of segues: what the source's `prepare(for:sender:)` does, and what the screen lacks that comes up.
struct SegueQuestions: Sendable {
  private let screens: AppScreens
  /// The segues whose source has a `prepare`, in the order of the screens.
  private var prepared: [(segue: Transition, source: Screen, owner: CodeType)] = []
  /// The ways in to screens that may need something.
  private var ways: [(way: WayIn, screen: Screen, owner: CodeType, required: [RequiredProperty])] = []

  init(_ screens: AppScreens, _ injection: Injection) {
    self.screens = screens
    let model = screens.model
    for screen in model.screens {
      guard screen.isSimulated, let owner = screens.appClass(of: screen) else { continue }
      let isPrepared = screens.code.lineage(of: owner).classes.contains { one in
        one.functions.contains { $0.kind == .function && $0.name.hasPrefix("prepare") }
      }
      if isPrepared {
        let segues = model.transitions(from: screen.id).filter { $0.kind != .relationship }
        prepared += segues.map { ($0, screen, owner) }
      }
      let required = injection.required(of: owner)
      if !required.isEmpty { ways += screens.waysIn(to: screen).map { ($0, screen, owner, required) } }
    }
  }

  /// The classes whose code answers.
  var classes: [CodeType] {
    prepared.flatMap { one in
      [one.owner]
        + [one.segue.destination.screenID.flatMap(screens.model.screen).flatMap(screens.appClass)]
        .compactMap(\.self)
    } + ways.flatMap { [$0.owner] + [$0.way.sourceClass].compactMap(\.self) }
  }

  /// What `prepare(for:sender:)` does for the segues of a target's screens, with their numbers.
  func preparations(_ target: StaticTarget) -> [(number: Int, answer: SeguePreparation)] {
    prepared.enumerated().compactMap { number, one in
      guard target.has(one.owner) else { return nil }
      return SeguePreparation(one.segue, from: one.source, one.owner, screens, target.program).map { (number, $0) }
    }
  }

  /// What screens lack on ways in from a target's screens, with their numbers.
  func gaps(_ target: StaticTarget) -> [(number: Int, answer: InjectionGap)] {
    ways.enumerated().compactMap { number, one in
      guard target.has(one.way.sourceClass ?? one.owner) else { return nil }
      return SegueArrival(
        screens: screens, program: target.program, way: one.way, screen: one.screen, owner: one.owner,
        required: one.required
      ).gap.map { (number, $0) }
    }
  }
}
