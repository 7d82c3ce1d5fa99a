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
  /// What the code names.
  let written: WrittenNames
  /// Who leads to whom.
  let navigation: NavigationFacts
  /// The names of documents that the project has and that are not here, as those of submodules.
  let absentDocuments: Set<String>
  /// Whether there is each storyboard that projects name.
  private let hasAllStoryboards: Bool
  /// The names of documents that projects spell with other letters of case than the files have: by these they are built.
  let namesSpelledOtherwise: Set<String>
  /// The names of the headers of built frameworks in the folder, without their endings: most are those of classes.
  let frameworkHeaders: Set<String>
  /// The Swift files that no target of the app's compiles, by their names without ending.
  let unlistedSources: [String: String]
  /// The texts of the app's pages in Settings, the keys of defaults that they write among them.
  let settingsTexts: Set<String>
  /// The images and colours that there are; nil where that is not known.
  let assets: AssetNames?
  /// The apps that projects build.
  let applications: [AppTarget]
  /// The files that are only taken for those that projects name.
  private let guessed: Set<String>
  /// The paths of the documents that targets copy; nil where no project says.
  private let copied: Set<String>?
  /// The property lists that apps may start by: those that targets name, where all targets that are apps do.
  let startingPlists: [InfoPlist]
  private let documents: [String: InterfaceDocument]
  private let derived: Derived

  /// What only some rules ask for, found when the first of them does.
  private struct Derived: Sendable {
    var answers: Once<StaticAnswers>
    var wiredObjects: Once<[WiredObject]>
    var members: Once<MembersOfClasses>
    var injection: Once<Injection?>
    var reuseIdentifiers: Once<ReuseIdentifiers>
    var scenes: Once<ScenePlaces>
    /// The connections to each object, by its document and id.
    var connections: Once<[String: [String: [InterfaceConnection]]]>
  }

  /// - Parameters:
  ///   - trees: gives the trees of the sources.
  ///   - assets: the images and colours that are in the app's folder; nil where that was not searched.
  package init(
    _ model: AppModel, code facts: CodeFacts? = nil, files: AppFiles? = nil,
    configuration: CheckConfiguration = CheckConfiguration(),
    trees: TreeSource = .none, assets: AssetNames? = nil
  ) {
    self.model = model
    let hasCode = facts.map { !$0.files.isEmpty || !$0.objectiveCClasses.isEmpty } ?? false
    let screens =
      hasCode ? facts.map { AppScreens(model, code: AppCode($0, documents: files?.interfaceFiles ?? [:])) } : nil
    self.screens = screens
    self.configuration = configuration
    let written = WrittenNames(source: trees)
    self.written = written
    navigation = NavigationFacts(model)
    let copied = files?.interfaceFiles.map { Set($0.keys) }
    self.copied = copied
    guessed = files?.guessedFiles ?? []
    namesSpelledOtherwise = files?.namesSpelledOtherwise ?? []
    frameworkHeaders = files?.frameworkHeaders ?? []
    unlistedSources = Dictionary(
      (files?.unlistedSources ?? []).map { (String($0.dropLast(".swift".count).split(separator: "/").last ?? ""), $0) },
      uniquingKeysWith: { first, _ in first })
    settingsTexts = files?.settingsTexts ?? []
    absentDocuments = Set(copied?.map { InterfaceFile(path: $0).name } ?? [])
      .subtracting(model.documents.filter { copied?.contains($0.file) == true }.map(\.name))
    let storyboards = (copied ?? []).map { InterfaceFile(path: $0) }.filter { $0.kind == .storyboard }
    let present = model.documents.filter { $0.kind == .storyboard && copied?.contains($0.file) == true }
    hasAllStoryboards = Set(storyboards.map(\.name)).subtracting(present.map(\.name)).isSubset(of: Self.launchScreens)
    applications = files?.applications ?? []
    self.assets = assets?.with(filesOf: files?.applications ?? [])
    let named = applications.map { target in
      model.infoPlists(of: target).filter { $0.file == target.infoPlist }
    }
    startingPlists =
      named.isEmpty || named.contains(where: \.isEmpty)
      ? model.infoPlists : model.infoPlists.filter { plist in named.contains { $0.contains(plist) } }
    documents = Dictionary(model.documents.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    let wiredObjects = Once { WiredObject.all(in: model) }
    let injection = Once { screens.map { Injection($0, configuration.injection) } }
    derived = Derived(
      answers: Once {
        guard let screens, let injection = injection.value else { return StaticAnswers() }
        return StaticAnswers(screens, injection, StaticCode(screens.code, trees))
      },
      wiredObjects: wiredObjects,
      members: Once { MembersOfClasses(wiredObjects.value, screens?.code, written) },
      injection: injection,
      reuseIdentifiers: Once {
        ReuseIdentifiers(
          screens?.scopes ?? [],
          objectiveC: (screens?.code.facts).map { $0.objectiveCClasses + $0.objectiveCCategories } ?? [])
      },
      scenes: Once { ScenePlaces(model) },
      connections: Once {
        Dictionary(
          model.documents.map { document in
            (document.file, Dictionary(grouping: document.connections) { $0.destinationID ?? "" })
          }, uniquingKeysWith: { first, _ in first })
      })
  }

  /// Finds what several rules ask for, on all cores, so that no rule waits while another finds it.
  func prepare() {
    let finds: [@Sendable () -> Void] = [
      { _ = derived.answers.value }, { _ = derived.members.value }, { _ = derived.reuseIdentifiers.value },
    ]
    _ = ParallelMap.map(finds) { $0() }
  }

  /// The names by which code asks UIKit for segues, screens and storyboards.
  var names: NamedCalls { derived.answers.value.names }
  /// What `prepare(for:sender:)` does for each segue.
  var preparations: [SeguePreparation] { derived.answers.value.preparations }
  /// The objects of all documents that have a class or connections, in the order of the files.
  var wiredObjects: [WiredObject] { derived.wiredObjects.value }
  /// What Interface Builder sees of the classes that documents name.
  var members: MembersOfClasses { derived.members.value }
  /// What screens need; nil without sources.
  var injection: Injection? { derived.injection.value }
  /// The connections of a document that lead to the object of an id.
  func connections(to id: String?, in document: InterfaceDocument) -> [InterfaceConnection] {
    id.flatMap { derived.connections.value[document.file]?[$0] } ?? []
  }
  /// The screens that code makes and shows without what they need.
  var madeScreens: [MadeScreenGap] { derived.answers.value.madeScreens }
  /// The child controllers that are not told what happens to them.
  var containment: [ContainmentGap] { derived.answers.value.containment }
  /// What they do not get on ways in by segues.
  var injectionGaps: [InjectionGap] { derived.answers.value.gaps }

  /// The identifiers of cells that code registers and asks for; none without sources.
  var reuseIdentifiers: ReuseIdentifiers { derived.reuseIdentifiers.value }

  /// The screen of the scene that a place in a storyboard is in.
  func screen(at place: SourceLocation) -> Screen? { derived.scenes.value.screen(at: place) }

  /// The storyboards that an app for iOS can run.
  var storyboards: [Storyboard] { model.storyboards.filter(\.isSimulated) }

  /// The screens that the apps of the folder start with without being told, each on iPhone and iPad.
  var untoldStarts: [Screen] { untoldStarts { _ in false } }

  /// The same without the apps that something else holds of.
  func untoldStarts(but isOut: (AppTarget?) -> Bool) -> [Screen] {
    let apps: [AppTarget?] = applications.isEmpty ? [nil] : applications
    return apps.filter { !isOut($0) }.flatMap { app in
      (app?.devices ?? ["iphone", "ipad"]).compactMap { try? model.startScreen(device: $0, of: app) }
    }
  }

  /// Whether there is each document that projects name.
  var hasAllDocuments: Bool { absentDocuments.isSubset(of: Self.launchScreens) }

  /// What iOS shows while the app starts, which has no code.
  private static let launchScreens: Set<String> = ["LaunchScreen", "Launch Screen"]

  /// Whether documents of the app are not here, or could not be read, so that what they have is not known.
  var lacksDocuments: Bool {
    !hasAllDocuments
      || model.unreadable.contains { InterfaceKind(path: $0.location.file) != nil }
  }

  /// Whether there may be segues and scenes that are not known: xibs have none.
  var lacksStoryboards: Bool {
    !hasAllStoryboards || model.unreadable.contains { InterfaceKind(path: $0.location.file) == .storyboard }
  }

  /// Whether a target copies a document, or may: one that a project does not list is left from before.
  func isCopied(_ document: InterfaceDocument) -> Bool {
    guard let copied, !copied.isEmpty else { return true }
    return copied.contains(document.file)
  }

  /// The parts of Objective-C classes that apps compile, or may: a file that no target lists is left from before.
  func compiledParts(of code: AppCode) -> [ObjectiveCClass] {
    let compiled = Set(applications.flatMap(\.files).filter { [".m", ".mm"].contains(where: $0.hasSuffix) })
    let all = code.facts.objectiveCClasses + code.facts.objectiveCCategories
    return compiled.isEmpty
      ? all : all.filter { $0.location.file.hasSuffix(".h") || compiled.contains($0.location.file) }
  }

  /// Whether a document is only taken for one of its name that a project has elsewhere, and that is not here.
  func isGuessed(_ document: InterfaceDocument) -> Bool { isGuessed(document.file) }

  /// The same of any file.
  func isGuessed(_ file: String) -> Bool { guessed.contains(file) }

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
