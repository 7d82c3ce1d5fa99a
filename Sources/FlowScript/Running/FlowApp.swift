import FlowInterfaceBuilder
import FlowModel
import Foundation
import HeadlessUIKit
import UIKitBridge

/// The app that flows run over: its documents and its model.
struct FlowApp: Sendable {
  let path: String
  let model: AppModel
  /// The targets that the app may be; none where no Xcode project says.
  private let targets: [AppTarget]
  /// The app's Swift files, for the interpreter; none where no sources are read.
  var trees: [CodeTree] { program.app }
  /// The same with the stubs and models that stand beside them.
  let program: AppProgram
  /// The same joined, for one run after the other.
  let programs = ProgramShelf()
  /// Whether its sources declare a class.
  func declaresClass(_ name: String) -> Bool {
    trees.contains { tree in tree.types.contains { $0.kind == .class && $0.name == name } }
  }

  /// The files that its code reads from its bundle.
  let bundle: BundleFiles
  /// Its images and colours; nil where only a document of it is read.
  private let assets: AssetNames?
  /// What its Info.plist holds when it is built.
  let info: BundleInfo
  /// The links that lead to it.
  let links: AppLinks
  /// What it is entitled to.
  let entitlements: AppEntitlements
  /// The name of its module, as Swift prints it before classes and Foundation before the codes of errors.
  let module: String
  /// The mode of Swift that its targets are compiled in: where no project says, 2 where the code is, else 5 as the
  /// compiler's own.
  let languageMode: Int
  /// The class that the app starts with; nil where none is read.
  let entry: AppEntry?
  /// Whether a target compiles Swift files that are not here; those that a build step makes declare no class that a
  /// document names.
  let lacksSources: Bool

  /// The modules that compile its classes.
  let modules: ClassModules

  /// Reads an app.
  ///
  /// - Parameters:
  ///   - target: the name of the app's target, where the projects in the folder build several apps.
  ///   - locale: the language that the device is set to, such as `de_AT`; nil for the app's own.
  ///   - stubs: the files of stubs.
  ///   - scope: what may be read; by default what is around the app.
  ///   - code: lowers the app's Swift files.
  /// - Throws: `StepFailure` when there is nothing to read.
  init(
    path: String, target: String? = nil, locale: String? = nil, stubs: [String] = [], in scope: FileScope? = nil,
    code: ((AppCodeRequest) -> AppProgram)? = nil
  ) throws(StepFailure) {
    self.path = path
    let isWhole = AppModel.isWholeApp(at: path)
    let survey = isWhole || target != nil ? AppSurvey(at: path, in: scope) : nil
    targets =
      try survey.map { survey throws(StepFailure) in try Self.targets(among: survey.files, named: target) } ?? []
    let own = targets.isEmpty ? nil : targets.reduce(into: Set<String>()) { $0.formUnion($1.files) }
    model = AppModel(at: path, only: own, shown: LanguageWish(locale: locale, apps: targets), in: scope)
    module = Self.module(of: targets, among: survey?.files.modules ?? [], in: model)
    let request = AppCodeRequest(path: path, own: own, target: target, stubs: stubs, survey: survey)
    let written = isWhole ? code?(request) ?? AppProgram() : AppProgram()
    languageMode =
      survey?.files.modules.filter { [targets] module in targets.contains { $0.name == module.target } }
      .compactMap { $0.swiftVersion.flatMap { Int($0.prefix { $0 != "." }) } }.max() ?? (written.isSwift2 ? 2 : 5)
    program =
      languageMode < 3 ? written.rewritten(by: UIKitFramework.swift2) : written.without(model: AppProgram.modelOfSwift2)
    modules =
      survey.map { [program] in ClassModules($0.files, imports: program.app.flatMap(\.imports)) } ?? ClassModules()
    let folder = program.app.isEmpty ? nil : survey?.found ?? AppFolderSearch(path, in: scope)
    bundle = folder.map { [targets] in BundleFiles($0, at: path, of: targets) } ?? BundleFiles()
    assets = folder?.assets.with(filesOf: targets)
    info = program.app.isEmpty ? BundleInfo() : BundleInfo(Self.infoPlists(of: targets, in: model), of: targets)
    entitlements =
      folder.map { [targets] in AppEntitlements(of: targets, files: $0.entitlements, in: $0.scope) }
      ?? AppEntitlements()
    links =
      program.app.isEmpty
      ? AppLinks()
      : AppLinks(
        Self.infoPlists(of: targets, in: model), of: targets, entitlements: entitlements,
        in: folder?.scope ?? .everything)
    entry = AppEntry(program.app, beside: folder?.objectiveCFiles ?? [])
    lacksSources = targets.contains { target in
      target.ownFiles.contains { $0.hasSuffix(".swift") && !$0.hasSuffix(".generated.swift") && !Self.isHere($0) }
    }
    if model.documents.isEmpty, entry == nil {
      let unreadable = model.unreadable.map { LogText.line("\($0)") }
      throw StepFailure(
        unreadable.first ?? "there is no .storyboard and no .xib in \(path)", difference: Array(unreadable.dropFirst()),
        hint: "name the folder that holds the app's sources, in `flowsim: app:` or with --app")
    }
    if entry == nil, let own, !model.documents.contains(where: { own.contains($0.file) }),
      own.contains(where: Self.isHere)
    {
      throw StepFailure(
        "\(targets.map(\.name).joined(separator: ", ")) has no storyboard and no xib: its screens are made in code",
        hint: "what lies in the folder belongs to other targets or to none; name another one with --target")
    }
  }

  /// No app of files: what runs is a screen that a test makes.
  ///
  /// - Parameters:
  ///   - path: the test's file.
  init(ofTest path: String) {
    self.path = path
    targets = []
    model = AppModel(name: URL(fileURLWithPath: path).lastPathComponent, storyboards: [], screens: [], transitions: [])
    program = AppProgram()
    modules = ClassModules()
    bundle = BundleFiles()
    assets = nil
    info = BundleInfo()
    links = AppLinks()
    entitlements = AppEntitlements()
    module = model.name
    languageMode = 5
    entry = nil
    lacksSources = false
  }

  /// The module of the app's target; where no project says, that which documents name, else the folder's name.
  private static func module(of targets: [AppTarget], among modules: [CodeModule], in model: AppModel) -> String {
    let named = modules.filter { module in targets.contains { $0.name == module.target } }.map(\.name)
    if let module = named.first { return module }
    let shown = model.screens.filter(\.isModuleOfTarget).compactMap(\.customModule)
    let counts = Dictionary(shown.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
      ?? AppTarget.module(named: model.name)
  }

  private static func targets(among files: AppFiles, named name: String?) throws(StepFailure) -> [AppTarget] {
    do throws(AppTargetError) {
      return try files.applications(named: name)
    } catch {
      throw StepFailure(error.description)
    }
  }

  private static func isHere(_ file: String) -> Bool {
    file.hasSuffix(".swift") && FileManager.default.fileExists(atPath: file)
  }

  /// What a simulation finds storyboards and nibs in, for an app that starts with a storyboard.
  func interfaces(startingWith storyboard: String?) -> InterfaceBundle {
    InterfaceBundle(
      documents: model.documents,
      bundleIdentifier: model.infoPlists.lazy.compactMap(\.bundleIdentifier).first ?? model.name,
      info: (storyboard.flatMap(infoPlist(of:)) ?? infoPlists.first).map(InfoDictionary.init) ?? InfoDictionary(),
      assets: assets)
  }

  /// The Info.plist of an app that starts with a storyboard: the one that names it, else the first.
  private func infoPlist(of storyboard: String) -> InfoPlist? {
    let own = infoPlists
    return own.first { $0.startsWith(storyboard) } ?? own.first
  }

  /// The screen that the app starts on.
  ///
  /// - Throws: `StepFailure` that lists the choices when it is not clear which app or which of its storyboards is meant.
  func start(named name: String?, device: Device) throws(StepFailure) -> FlowStart {
    if let missing = program.missing.first {
      return .open(
        .undecided(
          "what a source declares that cannot be read", at: missing.location, hint: LogText.line(missing.message)))
    }
    if name == nil, let error = model.unreadableInfoPlist(of: targets) {
      return .open(
        .undecided(
          "how the app starts: its Info.plist cannot be read", at: error.location, hint: LogText.line(error.message)))
    }
    if name == nil, entry != nil {
      let plists = infoPlists
      let hasStoryboard =
        plists.isEmpty || !plists.allSatisfy(\.namesNoStoryboard) || targets.contains { $0.mainStoryboard != nil }
      // A storyboard that Info.plist names and the app does not have is no hindrance to code that makes the window.
      let isMissing =
        !plists.isEmpty && model.unreadable.isEmpty && plists.allSatisfy { missing($0, on: device) != nil }
      let hasChoice =
        hasStoryboard && !isMissing
        && model.storyboards.contains { storyboard in
          storyboard.initialScreen != nil
            && (!storyboard.isLaunchScreen || plists.contains { $0.startsWith(storyboard.name) })
        }
      let storyboard = hasChoice ? try storyboardStart(named: nil, device: device) : nil
      let plist = storyboard?.storyboard.flatMap(infoPlist(of:)) ?? plists.first
      return .code(
        AppLaunch(
          hasScenes: plist?.hasSceneManifest ?? false, namesScenes: plist?.namesSceneConfigurations ?? false,
          sceneDelegate: plist?.sceneDelegates.first,
          sceneDelegatePlace: plist.map { $0.place(of: $0.sceneDelegates.first) },
          storyboard: storyboard?.scene, missing: storyboard == nil ? plist.flatMap { missing($0, on: device) } : nil))
    }
    if name == nil, let open = startInCode { return .open(open) }
    return try storyboardStart(named: name, device: device)
  }

  /// The storyboard that an Info.plist starts with, and that is not among the app's files.
  private func missing(_ plist: InfoPlist, on device: Device) -> MissingStoryboard? {
    guard let name = plist.startStoryboard(on: device.idiom == .pad ? "ipad" : "iphone"),
      !model.storyboards.contains(where: { $0.name == name })
    else { return nil }
    return MissingStoryboard(
      name: name, location: plist.place(of: name))
  }

  private var infoPlists: [InfoPlist] { Self.infoPlists(of: targets, in: model) }

  private static func infoPlists(of targets: [AppTarget], in model: AppModel) -> [InfoPlist] {
    targets.isEmpty ? model.infoPlists(of: nil) : targets.flatMap(model.infoPlists(of:))
  }

  private func storyboardStart(named name: String?, device: Device) throws(StepFailure) -> FlowStart {
    let idiom = device.idiom == .pad ? "ipad" : "iphone"
    var starts: [(app: String, screen: Screen)] = []
    do {
      if targets.isEmpty || name != nil { starts.append(("", try model.startScreen(named: name, device: idiom))) }
      for target in targets where name == nil {
        starts.append((target.name, try model.startScreen(device: idiom, of: target)))
      }
    } catch {
      throw StepFailure(lines: "\(error)", hint: Self.initialHint)
    }
    guard let screen = starts.first?.screen, starts.allSatisfy({ $0.screen.id == screen.id }) else {
      throw StepFailure(
        "the projects in \(path) build \(starts.count) apps for iOS:",
        difference: starts.map { "  \($0.app)  (starts with \($0.screen.name), \($0.screen.id))" },
        hint: "name one with --target or in the flow's header: `flowsim: target: …`")
    }
    guard let document = model.documents.first(where: { $0.file == screen.location.file }) else {
      throw StepFailure("\(screen.location.file) was not read, so the app cannot start there")
    }
    return .screen(document, screen.objectID)
  }

  /// Why only the app's code knows which screen it starts on; nil where its main storyboard decides, as far as is known.
  private var startInCode: StepFailure? {
    guard !trees.isEmpty else { return nil }
    let plists = targets.isEmpty ? [] : targets.flatMap { $0.mainStoryboard == nil ? model.infoPlists(of: $0) : [] }
    guard let plist = plists.first, plists.allSatisfy({ $0.namesNoStoryboard }) else { return nil }
    return .undecided(
      "which screen the app starts on: its Info.plist names no main storyboard",
      at: SourceLocation(file: plist.file, line: 1, column: 1), hint: Self.initialHint)
  }

  /// How the first screen is named.
  static var initialHint: String {
    "name it " + AdviceLanguage.words(flow: "in the flow's header: `flowsim: initial: …`", suite: "with `initial:`")
  }
}

/// What is asked of an app's code.
package struct AppCodeRequest: Sendable {
  /// The app's folder.
  package let path: String
  /// The app's files; nil for all that are there.
  package let own: Set<String>?
  /// The name of the app's target.
  package let target: String?
  /// The files of stubs.
  package let stubs: [String]
  /// What was found in the folder; nil where it was not searched.
  package let survey: AppSurvey?
}

/// Where an app starts.
enum FlowStart: Sendable {
  /// A scene of a storyboard, by its object id.
  case screen(InterfaceDocument, String)
  /// A screen that a test makes, of linked classes; anew for each launch.
  case controller(@MainActor () -> UIViewController)
  /// Only the app's code knows: the reason, with its line.
  case open(StepFailure)
  /// The app's code, which runs.
  case code(AppLaunch)

  /// The scene of a storyboard.
  var scene: (document: InterfaceDocument, objectID: String)? {
    switch self {
    case .screen(let document, let id): (document, id)
    case .code(let launch): launch.storyboard
    case .controller, .open: nil
    }
  }

  /// The name of the storyboard.
  var storyboard: String? { scene?.document.name }
}

/// How Info.plist says that an app starts whose code runs.
struct AppLaunch: Sendable {
  /// Whether scenes have the windows.
  let hasScenes: Bool
  /// Whether Info.plist says how scenes are made.
  let namesScenes: Bool
  /// The class of the scene's delegate.
  let sceneDelegate: String?
  /// Where Info.plist names it.
  let sceneDelegatePlace: SourceLocation?
  /// The storyboard that is loaded, with the object id of its initial scene.
  let storyboard: (document: InterfaceDocument, objectID: String)?
  /// The storyboard that should be loaded and is not here.
  let missing: MissingStoryboard?
}

/// A storyboard that an Info.plist names and that is not among the app's files.
struct MissingStoryboard: Sendable {
  let name: String
  let location: SourceLocation
}
