import FlowModel

/// The names by which the app's code asks UIKit for segues, screens and storyboards.
struct NamedCalls: Sendable {
  /// All of them, in the order of the files.
  let all: [NamedCall]

  init(_ all: [NamedCall]) { self.all = all }

  /// Those that name one kind of things.
  func all(_ kind: StaticNaming.Kind) -> [NamedCall] { all.filter { $0.kind == kind } }

  /// The identifiers of segues that the code performs.
  var performedSegues: Set<String> { Set(all(.segue).map(\.name)) }
}
