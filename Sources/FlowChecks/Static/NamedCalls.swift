import FlowModel

/// The names by which the app's code asks UIKit for segues, screens and storyboards.
struct NamedCalls: Sendable {
  /// All of them, in the order of the files.
  let all: [NamedCall]

  /// How many calls and turns of loops the code of one target may take.
  private static let budget = 6_000_000

  /// Asks, on a thread of its own, whose stack is large enough.
  init(_ screens: AppScreens, _ code: StaticCode) {
    all = ParallelMap.map([()]) { Self.ask(screens, code) }[0]
  }

  /// None, where there are no sources.
  init() { all = [] }

  /// Those that name one kind of things.
  func all(_ kind: StaticNaming.Kind) -> [NamedCall] { all.filter { $0.kind == kind } }

  /// The identifiers of segues that the code performs.
  var performedSegues: Set<String> { Set(all(.segue).map(\.name)) }

  private static func ask(_ screens: AppScreens, _ code: StaticCode) -> [NamedCall] {
    let trees = code.trees(naming: StaticNaming.functions, screens)
    guard !trees.isEmpty else { return [] }
    let read = Set(trees.map(\.path))
    let files = screens.code.facts.files.filter { read.contains($0.path) }
    let scopes = Dictionary(
      screens.scopes.map { (FunctionPlace($0.function), $0) }, uniquingKeysWith: { one, _ in one })
    return Dictionary(grouping: files) { $0.modules.sorted() }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .flatMap { modules, own in
        let visible = Set(files.filter { screens.code.isVisible($0, to: Set(modules)) }.map(\.path))
        let program = StaticProgram(
          trees.filter { visible.contains($0.path) }, budget: budget, setByOwners: code.namesSetByOwners)
        return NamingInquiry(screens, program, scopes).calls(in: Set(own.map(\.path)))
      }
      .sorted { ($0.location, $0.name) < ($1.location, $1.name) }
  }
}
