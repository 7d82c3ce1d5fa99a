import FlowInterfaceBuilder
import FlowModel

/// The documents that the app may come to load: what is wrong in the others stops nobody.
struct LoadedDocuments: Sendable {
  private let app: CheckedApp
  private let classes: MentionedClasses
  /// What documents, property lists and the texts of Objective-C name.
  private let named: Set<String>

  init(_ app: CheckedApp, _ classes: MentionedClasses) {
    self.app = app
    self.classes = classes
    let model = app.model
    let references = model.documents.flatMap { $0.root.descendants.compactMap { $0["storyboardName"] } }
    let starts = model.storyboards.filter { storyboard in model.infoPlists.contains { $0.startsWith(storyboard.name) } }
    // Without a property list, the app starts as it would without being told.
    let start = try? model.startScreen(device: "iphone").storyboard
    named = Self.always.union(references).union(starts.map(\.name)).union(classes.code.facts.objectiveCTexts)
      .union(model.storyboards.filter { $0.qualifiedName == start }.map(\.name))
  }

  /// What Xcode's templates name in property lists.
  private static let always: Set<String> = ["Main", "MainInterface", "LaunchScreen", "Interface"]

  /// Whether something names a document: code, a property list, another document, or a class of its name that something
  /// names in turn.
  func isNamed(_ document: InterfaceDocument) -> Bool {
    let name = ["~ipad", "~iphone"].reduce(document.name) { $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0 }
    if named.contains(name) || classes.code.hasGeneratedConstant(of: name, app.written.source) { return true }
    // - UIKit: `ItemViewController` looks for `ItemView` and `ItemViewController`.
    let owners = [name, name + "Controller"].filter(classes.has)
    if owners.contains(where: { classes.areMentioned($0, besides: document) }) { return true }
    // The name of a class stands where that is declared.
    return owners.first != name && !app.written.source.mentioning([name]).isEmpty
  }
}
