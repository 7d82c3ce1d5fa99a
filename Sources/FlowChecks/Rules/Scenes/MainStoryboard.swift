import FlowInterfaceBuilder
import FlowModel

/// `main-storyboard`.
struct MainStoryboard: Rule {
  static let description = RuleDescription(
    id: "main-storyboard", group: .scenes, severity: .error,
    summary: "Info.plist names a storyboard to start with that does not exist or has no initial view controller.",
    rationale: """
      UIKit loads it as the app starts: without the storyboard the app crashes at launch, without an initial view \
      controller its window stays black. It comes from renaming the storyboard, or from deleting the scene with the \
      arrow.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    let lookup = StoryboardLookup(app)
    return app.startingPlists.flatMap { plist in
      let names = Set(plist.sceneStoryboards + app.devices(of: plist).compactMap(plist.startStoryboard))
      return names.sorted().filter { !$0.contains("$(") }.compactMap { findings(of: $0, plist, in: app, lookup) }
    }
  }

  private func findings(
    of name: String, _ plist: InfoPlist, in app: CheckedApp, _ lookup: StoryboardLookup
  ) -> Finding? {
    if let fault = lookup.missingStoryboard(name) {
      let place = plist.place(of: name)
      // Sources alone, as of an upload without its project.
      let isBare = app.model.documents.isEmpty && app.applications.isEmpty
      return finding(
        at: place, "the app starts with \(fault)\(isBare ? ". Neither a document nor a project is here" : "")",
        severity: isBare ? .warning : nil)
    }
    let named = app.model.storyboards.filter { $0.name == name }
    let best = named.map { PathNearness.shared($0.directory, plist.directory) }.max()
    let near = named.filter { PathNearness.shared($0.directory, plist.directory) == best }
    guard let storyboard = near.first, !near.contains(where: { $0.initialScreen != nil }),
      let document = app.document(of: storyboard), document.isSimulated
    else { return nil }
    let code = app.screens?.code
    // - SwiftUI: an `App` brings its own scene, and no storyboard is asked for.
    if code?.types.contains(where: { $0.inherited.contains("App") && $0.isMain }) == true { return nil }
    let fillsWindow = code?.fillsWindow
    let effect =
      fillsWindow == true
      ? ": UIKit logs so, and code fills the window. Take the storyboard out of Info.plist"
      : ", so the window stays black: tick \"Is Initial View Controller\" for a scene"
    let start = document.initialViewControllerID.map { "its initial view controller '\($0)' is not in it" }
    let message = "the app starts with this storyboard, but \(start ?? "it has no initial view controller")\(effect)"
    let place = plist.locations[name].map { [Finding.RelatedPlace(location: $0, message: "Info.plist names it")] }
    return finding(
      at: document.location, message, severity: fillsWindow == true ? .note : .error, related: place ?? [])
  }
}

extension CheckedApp {
  /// The devices that the apps of a property list run on.
  fileprivate func devices(of plist: InfoPlist) -> Set<String> {
    let own = applications.filter { $0.infoPlist == plist.file }
    return Set(
      (own.isEmpty ? applications : own).flatMap(\.devices) + (applications.isEmpty ? ["iphone", "ipad"] : []))
  }
}

extension AppCode {
  /// Whether code gives a window its controller.
  var fillsWindow: Bool {
    classes.contains { $0.functions.contains { $0.setsMember("rootViewController") } }
      || !CodeFacts.filling.isDisjoint(with: facts.objectiveCMentions)
  }
}

extension CodeType {
  /// Whether the program starts with it.
  fileprivate var isMain: Bool { declarations.contains { $0.attributes.contains("main") } }
}
