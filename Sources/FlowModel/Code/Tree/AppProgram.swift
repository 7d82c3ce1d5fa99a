/// All that is run of an app: its own Swift, the stubs that stand for what is not here, and the models of well-known
/// modules that it imports.
package struct AppProgram: Sendable {
  /// The app's own files.
  package let app: [CodeTree]
  /// The project's stubs, which win over the app's declarations of the same names.
  package let stubs: [CodeTree]
  /// The models of modules, which stand behind both.
  package let models: [CodeTree]
  /// Which of the app's declarations the stubs stand for.
  package let replacements: StubReplacements
  /// The stubs that cannot be read, and why.
  package let unreadable: [CodeError]
  /// The app's own files that cannot be read, and why: what they declare is not here.
  package let missing: [CodeError]

  /// All trees, in the order in which they count: what the app declares comes before what a model has of that name.
  package var trees: [CodeTree] { app + stubs + models }

  package init(
    app: [CodeTree] = [], stubs: [CodeTree] = [], models: [CodeTree] = [], unreadable: [CodeError] = [],
    missing: [CodeError] = []
  ) {
    self.app = app
    self.stubs = stubs
    self.models = models
    self.unreadable = unreadable
    self.missing = missing
    replacements = stubs.isEmpty ? StubReplacements() : StubReplacements(of: app, by: stubs)
  }
}
