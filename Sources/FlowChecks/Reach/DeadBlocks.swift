import FlowModel

/// The code that never runs though the function around it does.
final class DeadBlocks {
  private let old: OldBranches
  private let devices: DeviceBranches
  private let cases: UnmadeCases
  private let unset: UnsetValues
  private let delegates: UnsetDelegates
  private let gestures: UntouchedGestures
  private let counted: CountedBranches
  private let full: FullLists
  private let contradicted: ContradictedBranches
  private let given: GivenArguments
  private let cells: CertainCells
  private let items: UnshownItems
  private let defaults: UnwrittenDefaults
  private let late: LateValues
  private let answered: AnsweredQuestions
  private let closures: UncalledClosures
  private let notifications: UnpostedNotifications
  private let loose: LooseObjects
  private let senders: SenderValues
  private var known: [String: Set<Int32>] = [:]
  private var inside: [String: Set<Int32>] = [:]
  private var reasons: [String: [(node: Int32, reason: String)]] = [:]

  init(_ app: CheckedApp, _ code: AppCode) {
    let source = app.written.source
    old = OldBranches(code: code)
    devices = DeviceBranches(app: app)
    cases = UnmadeCases(code: code, source: source)
    unset = UnsetValues(app: app, code: code, cases: cases)
    delegates = UnsetDelegates(app, code)
    gestures = UntouchedGestures(app, code)
    counted = CountedBranches(code: code, source: source)
    full = FullLists(code: code, source: source)
    contradicted = ContradictedBranches(code)
    given = GivenArguments(code: code, source: source)
    cells = CertainCells(app: app, code: code)
    items = UnshownItems(app: app, code: code)
    defaults = UnwrittenDefaults(app: app, code: code)
    late = LateValues(code: code, source: source)
    answered = AnsweredQuestions(app: app, code: code)
    closures = UncalledClosures(code: code, source: source)
    notifications = UnpostedNotifications(code: code, source: source)
    loose = LooseObjects(app: app, code: code)
    senders = SenderValues(app: app, code: code)
  }

  /// That of a file: for cases that nothing makes, versions of iOS and devices on which the app does not run, values and
  /// delegates that nothing sets, keys of defaults that nothing writes, recognizers of views that take no touches,
  /// sections and rows that no list has, lists that are never empty, arguments that no call gives, cells of other classes
  /// than all have, variables that only closures set which run later, closures that nothing calls, notifications that
  /// nothing posts, objects that nothing shows, senders that there are none of, answers that the ways to the screen rule
  /// out, and what the conditions around it rule out.
  func nodes(of tree: CodeTree) -> Set<Int32> {
    if let known = known[tree.path] { return known }
    let found = Set(reasons(in: tree).map(\.node))
    known[tree.path] = found
    return found
  }

  /// The name of the only case that a `switchCase` is for, where only code that names it makes it.
  func plainCase(of node: TreeNode, in tree: CodeTree) -> String? { cases.plainCase(of: node, in: tree) }

  /// Whether a node of a file may run, as far as this tells.
  func mayRun(_ node: Int32, in tree: CodeTree) -> Bool {
    if let known = inside[tree.path] { return !known.contains(node) }
    let found = nodes(of: tree).reduce(into: Set<Int32>()) { $0.formUnion(tree.all(inside: $1)) }
    inside[tree.path] = found
    return !found.contains(node)
  }

  /// Why a place never runs; nil where nothing says so.
  func reason(at place: SourceLocation, in tree: CodeTree) -> String? {
    reasons(in: tree).first { one in
      tree.all(inside: one.node).contains { tree.location(of: $0) == place }
    }?.reason
  }

  /// What never runs of a file, with why.
  private func reasons(in tree: CodeTree) -> [(node: Int32, reason: String)] {
    if let known = reasons[tree.path] { return known }
    var found = cases.blocks(in: tree).map { (node: $0.block, reason: "Nothing makes a .\($0.name)") }
    found += old.nodes(in: tree).map {
      ($0.node, "It runs only before iOS \($0.version), for which the app is not built")
    }
    found += devices.nodes(in: tree).map { ($0.node, "It runs only on \($0.device), for which the app is not built") }
    found += UsedValues().nodes(in: tree).map { ($0, "The code before it stops the app where that is nil") }
    found += unset.nodes(in: tree).map { ($0.node, "Nothing sets \($0.missing.property) to \($0.missing.value)") }
    found += delegates.nodes(in: tree).map { ($0.node, "Nothing sets \($0.name)") }
    found += gestures.nodes(in: tree).map { ($0.node, "Nobody can touch \($0.outlet)") }
    found += items.nodes(in: tree).map { ($0.node, "No bar shows the items of \($0.screen)") }
    found += defaults.nodes(in: tree).map { ($0.node, "Nothing writes \"\($0.key)\" into the user's defaults") }
    found += late.nodes(in: tree).map { ($0.node, "\($0.name) is set only later") }
    found += answered.nodes(in: tree).map { ($0.node, "The ways to \($0.screen) rule it out") }
    found += closures.nodes(in: tree).map { ($0.node, "Nothing calls \($0.name)") }
    found += notifications.nodes(in: tree).map { ($0.node, "Nothing posts \($0.name)") }
    found += loose.nodes(in: tree).map { ($0.node, "Nothing shows \($0.name)") }
    found += senders.nodes(in: tree)
    found += counted.nodes(in: tree)
    found += full.nodes(in: tree).map { ($0.node, "\($0.name) is never empty") }
    found += given.nodes(in: tree)
    found += cells.nodes(in: tree)
    found += contradicted.nodes(in: tree).map { ($0, "The conditions around it rule it out") }
    reasons[tree.path] = found
    return found
  }
}
