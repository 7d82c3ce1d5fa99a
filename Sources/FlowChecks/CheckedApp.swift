import FlowInterfaceBuilder
import FlowModel

/// The app that rules look at: the model, and what is derived from it once for all of them.
package struct CheckedApp: Sendable {
  /// The app.
  package let model: AppModel
  /// The screens with their classes; nil where there are no sources, so that rules which need them stay silent.
  package let screens: AppScreens?
  /// What the project configured.
  package let configuration: CheckConfiguration
  /// Who leads to whom.
  let navigation: NavigationFacts
  /// The calls in the code, by name.
  let calls: CallIndex
  /// The segues that code performs by their names.
  let performedSegues: [PerformedSegue]
  /// The objects of all documents that have a class or connections, in the order of the files.
  let wiredObjects: [WiredObject]
  /// What Interface Builder sees of the classes that documents name.
  let members: MembersOfClasses
  /// What screens need; nil without sources.
  let injection: Injection?
  /// What they do not get on ways in by segues.
  let injectionGaps: Once<[InjectionGap]>
  private let documents: [String: InterfaceDocument]

  package init(
    _ model: AppModel, code facts: CodeFacts? = nil, files: AppFiles? = nil,
    configuration: CheckConfiguration = CheckConfiguration()
  ) {
    self.model = model
    let hasCode = facts.map { !$0.files.isEmpty } ?? false
    screens =
      hasCode ? facts.map { AppScreens(model, code: AppCode($0, documents: files?.interfaceFiles ?? [:])) } : nil
    calls = CallIndex(screens)
    performedSegues = screens.map { [calls] in PerformedSegue.all(in: calls, $0.code) } ?? []
    wiredObjects = WiredObject.all(in: model)
    members = MembersOfClasses(wiredObjects, screens?.code)
    injection = screens.map { Injection($0, configuration.injection) }
    injectionGaps = Once { [injection] in injection?.gaps ?? [] }
    self.configuration = configuration
    navigation = NavigationFacts(model)
    documents = Dictionary(model.documents.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The storyboards that an app for iOS can run.
  var storyboards: [Storyboard] { model.storyboards.filter(\.isSimulated) }

  /// The document that a storyboard was read from.
  func document(of storyboard: Storyboard) -> InterfaceDocument? { documents[storyboard.file] }

  /// The documents for iOS, those of other localizations left out: what UIKit loads is checked once.
  var runnableDocuments: [InterfaceDocument] {
    let files = Set(model.storyboards.map(\.file))
    return model.documents.filter { $0.isSimulated && ($0.kind == .xib || files.contains($0.file)) }
  }

  /// The names that the configuration gives for a rule's option.
  func option(_ name: String, of rule: any Rule.Type) -> [String] {
    configuration.rules[rule.description.id]?.options[name] ?? []
  }
}
