import FlowInterfaceBuilder
import FlowModel
import HeadlessUIKit

/// The app that flows run over: its documents and its model.
struct FlowApp: Sendable {
  let path: String
  let model: AppModel
  /// The classes behind the screens; nil without sources.
  let screens: AppScreens?
  /// What the project says of its dependencies beside its code.
  let injection: Injection.Settings

  /// Reads an app.
  ///
  /// - Parameters:
  ///   - sources: reads the facts of the Swift files in a folder.
  ///   - injection: what the project says of its dependencies.
  /// - Throws: `StepFailure` when there is nothing to read.
  init(
    path: String, sources: ((String) -> CodeFacts)? = nil, injection: Injection.Settings = Injection.Settings()
  ) throws(StepFailure) {
    self.path = path
    self.injection = injection
    model = AppModel(at: path)
    let facts = model.isWholeApp ? sources?(path) : nil
    screens = facts.flatMap { [model] in $0.files.isEmpty ? nil : AppScreens(model, code: AppCode($0)) }
    if model.documents.isEmpty {
      let unreadable = model.unreadable.map { "\($0)" }.joined(separator: "\n")
      throw StepFailure(
        unreadable.isEmpty ? "there is no .storyboard and no .xib in \(path)" : unreadable,
        hint: "name the folder that holds the app's sources, in `flowsim: app:` or with --app")
    }
  }

  /// What a simulation finds storyboards and nibs in, for an app that starts with a storyboard.
  func interfaces(startingWith storyboard: String) -> InterfaceBundle {
    InterfaceBundle(
      documents: model.documents,
      bundleIdentifier: model.infoPlists.lazy.compactMap(\.bundleIdentifier).first ?? model.name,
      info: infoPlist(of: storyboard).map(InfoDictionary.init) ?? InfoDictionary())
  }

  /// The Info.plist of an app that starts with a storyboard: the one that names it, else the first.
  private func infoPlist(of storyboard: String) -> InfoPlist? {
    model.infoPlists.first { $0.startsWith(storyboard) } ?? model.infoPlists.first
  }

  /// The screen that the app starts on.
  ///
  /// - Throws: `StepFailure` that lists the choices when it is not known.
  func start(named name: String?, device: Device) throws(StepFailure) -> (document: InterfaceDocument, object: String) {
    let screen: Screen
    do {
      screen = try model.startScreen(named: name, device: device.idiom == .pad ? "ipad" : "iphone")
    } catch {
      throw StepFailure("\(error)", hint: "name it in the flow's header: `flowsim: initial: …`")
    }
    guard let document = model.documents.first(where: { $0.file == screen.location.file }) else {
      throw StepFailure("\(screen.location.file) was not read, so the app cannot start there")
    }
    return (document, screen.objectID)
  }
}
