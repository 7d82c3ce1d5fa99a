import FlowInterfaceBuilder
import FlowModel

/// Finds how far the app's code goes where a flow does not follow it: the whole of a function that is not run, a call, a
/// setting.
///
/// What it knows to be harmless stands in ``ReachTables``, or follows from the app's own code; all else may do anything.
/// A call into a module that is not here which is handed no controller, no view, no closure and no object of the app's
/// changes nothing that a flow sees.
@MainActor
final class CodeReach {
  typealias Member = (function: CodeFunction, owner: CodeType?)

  let code: AppCode
  private(set) lazy var functions: [String: [Member]] = Dictionary(
    grouping: code.types.flatMap { type in type.functions.map { ($0, type as CodeType?) } }
      + code.facts.files.flatMap(\.functions).map { ($0, nil) }, by: \.0.name)
  private(set) lazy var properties: [String: [(property: CodeProperty, owner: CodeType?)]] = Dictionary(
    grouping: code.types.flatMap { type in type.properties.map { ($0, type as CodeType?) } }
      + code.facts.files.flatMap(\.properties).map { ($0, nil) }, by: \.0.name)
  private var summaries: [SourceLocation: [CodeFunction.Kind: Reach.Summary]] = [:]
  private var inProgress: Set<SourceLocation> = []

  /// Whether a trap under a condition is taken not to happen.
  let ignoresTraps: Bool

  /// The names of the app's storyboards.
  let storyboards: Set<String>

  init(_ code: AppCode, storyboards: Set<String>, ignoresTraps: Bool = false) {
    self.code = code
    self.storyboards = storyboards
    self.ignoresTraps = ignoresTraps
  }

  /// The names of all functions that the app's code calls.
  private(set) lazy var calledNames = Set(functions.values.flatMap(\.self).flatMap(\.function.calledNames))

  /// The properties that some code sets which the run does not follow: initialisers, callbacks that are not run, other
  /// objects' methods, with what those call.
  private(set) lazy var unfollowedSettings: Set<String> = findUnfollowedSettings()

  /// The properties that any code sets.
  private(set) lazy var settings = Set(functions.values.flatMap(\.self).flatMap(\.function.setNames))

  /// Whether any code of the app's listens to notifications.
  private(set) lazy var hasObservers = functions.values.contains { members in
    members.contains {
      !$0.function.calledNames.isDisjoint(with: ["publisher", "notifications", "addObserver", "observe"])
    }
  }

  /// The getters, lazy values, operators and subscripts that do something a flow sees, by their names.
  private(set) lazy var activeReads: [String: Reach.Summary] = findActiveReads()

  private func findUnfollowedSettings() -> Set<String> {
    let all = functions.values.flatMap(\.self)
    var followed: Set<SourceLocation> = []
    var open = all.filter { $0.function.isAction || ClassAudit.followed.contains($0.function.fullName) }
    while let (function, owner) = open.popLast() {
      guard followed.insert(function.location).inserted, let owner else { continue }
      for (call, _) in function.calls where call.root == .itself || call.path.count == 1 {
        guard let name = call.calledName else { continue }
        open += code.functions(named: name, of: owner).map { ($0.function, $0.owner) }
      }
    }
    var unfollowed = all.filter { member in
      guard member.function.kind == .function else { return true }
      // What may do anything is run, or ends what is known.
      return !followed.contains(member.function.location)
        && summary(of: member.function, in: member.owner).reach != .anything
    }
    var seen = Set(unfollowed.map(\.function.location))
    var names: Set<String> = []
    while let (function, owner) = unfollowed.popLast() {
      names.formUnion(function.settings(of: owner))
      for name in function.calledNames {
        for called in functions[name] ?? [] where seen.insert(called.function.location).inserted {
          unfollowed.append(called)
        }
      }
    }
    return names
  }

  // MARK: Whole functions

  /// How far a function goes that is not run, whatever its conditions are.
  func summary(of function: CodeFunction, in owner: CodeType?) -> Reach.Summary {
    if let known = summaries[function.location]?[function.kind] { return known }
    guard inProgress.count < 60 else {
      return Reach.Summary(reach: .anything, location: function.location, text: function.fullName)
    }
    guard inProgress.insert(function.location).inserted else { return Reach.Summary() }
    defer { inProgress.remove(function.location) }
    var summary = Reach.Summary()
    if function.hasBody {
      let reading = CallReading(reach: self, own: owner, function: function)
      for event in function.events {
        summary.note(reading.reach(of: event), function.whole(event), at: event.location)
      }
      for effect in function.effects { summary.note(reading.reach(of: effect), effect.text, at: effect.location) }
      if !isFindingReads {
        for name in function.mentions { if let found = activeReads[name] { summary.note(found) } }
      }
    } else {
      summary.note(.anything, function.fullName, at: function.location)
    }
    if inProgress.count == 1, !isFindingReads { summaries[function.location, default: [:]][function.kind] = summary }
    return summary
  }

  // MARK: Reads

  private var isFindingReads = false

  private func findActiveReads() -> [String: Reach.Summary] {
    isFindingReads = true
    defer { isFindingReads = false }
    var readers: [(name: String, mentions: [String])] = []
    var active: [String: Reach.Summary] = [:]
    for (function, owner) in functions.values.flatMap(\.self) {
      guard isReader(function) else { continue }
      readers.append((function.name, function.mentions))
      let own = summary(of: function, in: owner)
      if own.reach > active[function.name]?.reach ?? .nothing { active[function.name] = own }
    }
    var isGrowing = !active.isEmpty
    while isGrowing {
      isGrowing = false
      for reader in readers {
        let found = reader.mentions.compactMap { active[$0] }.max { $0.reach < $1.reach }
        guard let found, found.reach > active[reader.name]?.reach ?? .nothing else { continue }
        active[reader.name] = found
        isGrowing = true
      }
    }
    return active
  }

  /// Whether a function runs where its name is only read.
  private func isReader(_ function: CodeFunction) -> Bool {
    switch function.kind {
    case .getter, .subscripting: true
    case .initialValue:
      function.modifiers.contains { ["lazy", "static", "class"].contains($0) }
        || code.facts.files.contains { $0.properties.contains { $0.location == function.location } }
    case .function: function.name.first.map { !$0.isLetter && $0 != "_" } ?? false
    default: false
    }
  }
}

extension CodeFunction {
  /// An event with the results of calls replaced by the calls, as text.
  fileprivate func whole(_ event: CodeEvent) -> String {
    switch event.action {
    case .call(let value), .cast(let value), .result(let value): whole(value).description
    case .assign(let target, _): whole(target).description
    case .use(let use): use.property
    case .leave(let word): word
    }
  }

  /// The names of the methods that the body calls.
  var calledNames: Set<String> {
    Set(calls.compactMap(\.call.calledName) + effects.compactMap { $0.kind == .call ? $0.value.calledName : nil })
  }
}

extension CodeFunction {
  /// The members that the body sets: `Class.name` of its own object, else by their name.
  fileprivate func settings(of owner: CodeType?) -> Set<String> {
    guard let owner, owner.kind == .class else { return setNames }
    var targets = effects.compactMap { $0.kind == .assign ? $0.value : nil }
    for event in events { if case .assign(let target, _) = event.action { targets.append(target) } }
    return Set(
      targets.flatMap { target -> [String] in
        let names = target.path.compactMap { if case .member(let name) = $0 { name } else { nil } }
        switch target.root {
        case .name(let name) where names.isEmpty: return ["\(owner.name).\(name)"]
        case .itself where names.count == 1: return ["\(owner.name).\(names[0])"]
        default: return names
        }
      })
  }

  /// The names of the members that the body sets.
  fileprivate var setNames: Set<String> {
    var targets = effects.compactMap { $0.kind == .assign ? $0.value : nil }
    for event in events { if case .assign(let target, _) = event.action { targets.append(target) } }
    return Set(
      targets.flatMap { target in
        target.path.compactMap { if case .member(let name) = $0 { name } else { nil } }
          + [target.lastName].compactMap(\.self)
      })
  }
}
