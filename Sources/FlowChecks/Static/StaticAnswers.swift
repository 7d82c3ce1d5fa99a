import FlowModel

/// What the app's code answers to the questions that rules ask of it.
struct StaticAnswers: Sendable {
  /// What `prepare(for:sender:)` does for each segue, in the order of the screens.
  private(set) var preparations: [SeguePreparation] = []
  /// What screens lack on ways in by segues.
  private(set) var gaps: [InjectionGap] = []
  /// The names by which code asks UIKit for segues, screens and storyboards.
  private(set) var names = NamedCalls([])
  /// The screens that code makes and shows without what they need.
  private(set) var madeScreens: [MadeScreenGap] = []
  /// The child controllers that are not told what happens to them.
  private(set) var containment: [ContainmentGap] = []

  /// How many calls and turns of loops the code of one target may take for what segues do, for what names are told, for
  /// the screens that it makes and for their children.
  private static let budgets = (segues: 4_000_000, names: 6_000_000, screens: 4_000_000, children: 2_000_000)

  /// Asks one target after the other, on threads whose stack is large enough.
  init(_ screens: AppScreens, _ injection: Injection, _ code: StaticCode) {
    let questions = SegueQuestions(screens, injection)
    let controllers = screens.code.classes.filter { screens.code.isKind($0, of: "UIViewController") == true }
    let required = Dictionary(
      uniqueKeysWithValues: controllers.map { ($0.id, injection.required(of: $0)) }.filter { !$0.1.isEmpty })
    let made = Set(required.keys.map { screens.code.types[$0].shortName })
    let trees = code.trees(
      of: questions.classes, naming: StaticNaming.functions.union(StaticContainment.changing).union(made), screens)
    guard !trees.isEmpty else { return }
    let read = Set(trees.map(\.path))
    let targets = StaticTarget.all(
      of: screens.code.facts.files.filter { read.contains($0.path) }.map(\.modules)
        + questions.classes.map { Array($0.modules) }, in: screens.code)
    let setByOwners = code.namesSetByOwners
    let needs = Dictionary(
      required.map { (screens.code.types[$0.key].shortName, Set($0.value.map(\.property.name))) },
      uniquingKeysWith: { $0.intersection($1) })
    let scopes = Dictionary(
      screens.scopes.map { (FunctionPlace($0.function), $0) }, uniquingKeysWith: { one, _ in one })
    let answers = ParallelMap.map(targets) { members -> TargetAnswers in
      let target = StaticTarget(members, screens, trees, setByOwners: setByOwners, needs: needs)
      target.program.allow(Self.budgets.segues)
      var answers = TargetAnswers(preparations: questions.preparations(target), gaps: questions.gaps(target))
      target.program.allow(Self.budgets.names)
      let runs = FunctionRuns(target)
      answers.names = NamingInquiry(runs, scopes).calls()
      target.program.allow(Self.budgets.screens)
      answers.madeScreens = ScreenInquiry(runs, scopes, required: required).gaps()
      target.program.allow(Self.budgets.children)
      answers.containment = ContainmentInquiry(runs, scopes).gaps()
      return answers
    }
    preparations = answers.flatMap(\.preparations).sorted { $0.number < $1.number }.map(\.answer)
    gaps = answers.flatMap(\.gaps).sorted { $0.number < $1.number }.map(\.answer)
    madeScreens = answers.flatMap(\.madeScreens).sorted { $0.location < $1.location }
    containment = answers.flatMap(\.containment).sorted { $0.location < $1.location }
    let asked = AskedNames(trees)
    names = NamedCalls(
      answers.flatMap(\.names).sorted { ($0.location, $0.name) < ($1.location, $1.name) }.map { call in
        var call = call
        if call.isCertain, asked.isAsked(call) { call.isCertain = false }
        return call
      })
  }

  /// Nothing, where there are no sources.
  init() {}

  /// What one target's code answers; what is asked of segues has its number among all that is.
  private struct TargetAnswers: Sendable {
    var preparations: [(number: Int, answer: SeguePreparation)]
    var gaps: [(number: Int, answer: InjectionGap)]
    var names: [NamedCall] = []
    var madeScreens: [MadeScreenGap] = []
    var containment: [ContainmentGap] = []
  }
}
