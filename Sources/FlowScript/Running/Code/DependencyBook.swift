import FlowInterfaceBuilder
import FlowModel
import HeadlessUIKit

/// Who gave which screen what it needs, as far as a flow's run shows it and the code proves it.
@MainActor
final class DependencyBook {
  /// What the code says of a property on the way that a flow took.
  enum Answer {
    /// It is set.
    case set
    /// It is not: the text of a finding, and its place.
    case notSet(String, SourceLocation)
    /// The code does not tell; the place that would have to be known.
    case unknown(SourceLocation?)
  }

  /// What one controller was given.
  private struct Entry {
    weak var controller: UIViewController?
    /// The segue that it came by, itself or in a container.
    var segue: Transition?
    /// The place of the code that made it.
    var making: SourceLocation?
    /// Who made it, as `Class.function`.
    var maker: String?
    /// The properties that were set.
    var set: Set<String> = []
    /// The properties that may have been; nil among them for any.
    var maybe: [(property: String?, location: SourceLocation)] = []
    /// What it lacks, told when it comes up.
    var lacks: [Lack] = []
  }

  /// Something that a controller lacks.
  private struct Lack {
    var missing: [RequiredProperty]
    var finding: Finding
  }

  private let screens: AppScreens?
  private let injection: Injection?
  private lazy var codeWays = screens?.codeWays ?? []
  private var entries: [Entry] = []
  /// What the flow ran into, in order.
  private(set) var findings: [Finding] = []

  init(screens: AppScreens?, injection settings: Injection.Settings) {
    self.screens = screens
    injection = screens.map { Injection($0, settings) }
  }

  // MARK: Notes of the run

  /// Notes that a segue is prepared: its destination, and what stands in it, came this way.
  func note(_ segue: UIStoryboardSegue, drawnAt location: SourceLocation) {
    guard let screens, let drawn = screens.model.transitions.first(where: { $0.location == location }),
      drawn.kind != .unwind
    else { return }
    for controller in [segue.destination] + segue.destination.descendants {
      change(controller) { entry in
        entry.segue = drawn
        guard let screen = screens.screen(of: controller), let injection else { return }
        entry.lacks = injection.gaps(of: screen, by: drawn).map { gap in
          Lack(
            missing: gap.missing,
            finding: Finding(
              ruleID: gap.ruleID, severity: gap.isCertain ? .error : .warning, location: gap.location,
              message: gap.message))
        }
      }
    }
  }

  /// Notes that code made a controller.
  func noteMaking(_ controller: UIViewController, by maker: String, at location: SourceLocation) {
    for made in [controller] + controller.descendants {
      change(made) { entry in
        entry.maker = maker
        entry.making = location
        guard let injection, let way = way(of: made, at: location) else { return }
        let missing = injection.missing(on: way)
        guard !missing.isEmpty else { return }
        let finding = Finding(
          ruleID: CodeWay.ruleID, severity: missing.isCertain ? .error : .warning, location: location,
          message: way.message(missing))
        entry.lacks = [Lack(missing: missing, finding: finding)]
      }
    }
  }

  /// The place in the code that makes a controller of a class.
  private func way(of controller: UIViewController, at location: SourceLocation) -> CodeWay? {
    codeWays.first { way in
      guard way.location == location else { return false }
      return way.screen.map { screens?.screen(of: controller)?.id == $0.id }
        ?? (way.screenClass.name == controller.unlinkedClass)
    }
  }

  /// Notes that code set a property of a controller, or may have.
  func noteSetting(_ property: String, of controller: UIViewController, isCertain: Bool, at location: SourceLocation) {
    change(controller) {
      if isCertain { $0.set.insert(property) } else { $0.maybe.append((property, location)) }
    }
  }

  /// Notes that a controller was passed to code that may set anything of it.
  func notePassing(_ controller: UIViewController, at location: SourceLocation) {
    change(controller) { $0.maybe.append((nil, location)) }
  }

  /// Notes that a screen comes up: what it lacks matters now.
  func arrive(_ controller: UIViewController) {
    guard let index = index(of: controller) else { return }
    for lack in entries[index].lacks
    where !lack.missing.allSatisfy({ entries[index].set.contains($0.property.name) }) {
      findings.append(lack.finding)
    }
    entries[index].lacks = []
  }

  /// Notes a forced cast that crashes as a segue is prepared.
  func noteWrongCast(
    _ segue: UIStoryboardSegue, way: ArraySlice<CodeValue.Hop>, type: String, at location: SourceLocation
  ) {
    guard let screens, let drawn = entries.first(where: { $0.controller === segue.destination })?.segue,
      let destination = drawn.destination.screenID.flatMap(screens.model.screen)
    else { return }
    let reached = screens.screen(from: destination, by: way) ?? destination
    let cast = WrongCast(screens, segue: drawn, destination: destination, reached: reached, type: type)
    findings.append(Finding(ruleID: WrongCast.ruleID, severity: .error, location: location, message: cast.crash))
  }

  // MARK: Answers

  /// Whether a controller got a property.
  func answer(_ property: String, of controller: UIViewController, declaredBy owner: CodeType) -> Answer {
    let declared = screens?.code.properties(named: property, of: owner).first?.property
    if let initial = declared?.initialValue, initial.root != .nothing { return .set }
    let entry = index(of: controller).map { entries[$0] }
    if entry?.set.contains(property) == true { return .set }
    if let open = entry?.maybe.first(where: { $0.property == nil || $0.property == property }) {
      return .unknown(open.location)
    }
    if let segue = entry?.segue, let answer = self.answer(property, of: controller, owner, by: segue) { return answer }
    if let maker = entry?.maker, let making = entry?.making {
      return .notSet("\(maker) makes \(owner.name) without setting '\(property)'", making)
    }
    return .unknown(declared?.location)
  }

  private func answer(
    _ property: String, of controller: UIViewController, _ owner: CodeType, by segue: Transition
  ) -> Answer? {
    guard let screens, let injection, let screen = screens.screen(of: controller) else { return nil }
    let gaps = injection.gaps(of: screen, by: segue)
    if let gap = gaps.first(where: { $0.missing.contains { $0.property.name == property } }) {
      return .notSet(gap.message, gap.location)
    }
    guard let way = screens.waysIn(to: screen).first(where: { $0.segue == segue }) else { return nil }
    let name = segue.identifier.map { "segue '\($0)'" } ?? "the segue of line \(segue.location.line)"
    let source = way.sourceClass?.name ?? way.source.spelling
    switch screens.provision(of: property, of: screen, on: way) {
    case .notSet(let place):
      return .notSet("\(name) leads to \(owner.name), but this prepare does not set '\(property)'", place)
    case .unhandled(nil):
      return .notSet(
        "\(name) leads to \(owner.name), but \(source) has no prepare(for:sender:) that sets '\(property)'",
        segue.location)
    case .unhandled:
      return .notSet(
        "\(name) leads to \(owner.name), but prepare of \(source) does not handle it, so nothing sets '\(property)'",
        segue.location)
    case .mayBeSet: return .unknown(segue.location)
    }
  }

  // MARK: Entries

  private func index(of controller: UIViewController) -> Int? {
    entries.lastIndex { $0.controller === controller }
  }

  private func change(_ controller: UIViewController, _ change: (inout Entry) -> Void) {
    entries.removeAll { $0.controller == nil }
    if index(of: controller) == nil { entries.append(Entry(controller: controller)) }
    guard let index = index(of: controller) else { return }
    change(&entries[index])
  }
}

extension AppScreens {
  /// The screen that a controller was made from; nil for one that code made.
  @MainActor
  func screen(of controller: UIViewController) -> Screen? {
    controller.origin.flatMap { screen(drawnAt: $0.location, objectID: $0.object.id) }
  }
}
