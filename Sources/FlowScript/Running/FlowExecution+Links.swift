import FlowModel
import Foundation
import HeadlessUIKit

/// Links that are opened from outside of the app.
extension FlowExecution {
  /// Opens a link as the system does: in the app where that is registered for it, else elsewhere.
  ///
  /// - Returns: notes.
  /// - Throws: `StepFailure` where nothing opens the link, or what does so is not known.
  func openLink(_ template: Template) throws(StepFailure) -> [String] {
    let text = try variables.value(of: template)
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased() else {
      throw StepFailure("\"\(text)\" is no link", hint: "a link begins with its scheme: `myapp://…` or `https://…`")
    }
    guard !world.app.trees.isEmpty else { throw .undecidedLink }
    if ["http", "https"].contains(scheme) { return try openPage(url) }
    switch world.app.links.registers(scheme) {
    case .yes: try open(.url(url))
    case .open:
      throw StepFailure(
        "whether the app registers the URL scheme '\(scheme)': not all of its Info.plist is known",
        verdict: .undecided, hint: "name its target with --target or in the flow's header: `flowsim: target: …`")
    case .no where Self.schemesOfSystem.contains(scheme): leave(for: "the system's app for \(scheme):")
    case .no: throw unregistered(scheme)
    }
    return []
  }

  /// The schemes that apps of the system's open (documentation: "Apple URL Scheme Reference").
  private static let schemesOfSystem: Set<String> = ["facetime", "facetime-audio", "mailto", "sms", "tel"]

  private func unregistered(_ scheme: String) -> StepFailure {
    let known = world.app.links.schemes
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    return StepFailure(
      "nothing opens the link: the app registers no URL scheme '\(scheme)'; "
        + (known.isEmpty ? "its Info.plist has none" : "its Info.plist has \(list)"),
      hint: NearestName.of(scheme, in: known).map { "did you mean '\($0)'?" }
        ?? "Info.plist registers schemes under CFBundleURLTypes")
  }

  /// Opens a page of the web: in the app where that is associated with its host, else in the browser.
  private func openPage(_ page: URL) throws(StepFailure) -> [String] {
    switch world.app.links.isAssociated(with: page.host ?? "") {
    case .yes:
      try open(.page(page))
      return ["a universal link: that the website names the app for this page is taken for granted"]
    case .no:
      leave(for: "the browser")
      return ["the browser opens: the app is not associated with \(page.host ?? "the website")"]
    case .open:
      throw StepFailure(
        "whether \(page.host ?? "the website") opens the app: its entitlements are not known", verdict: .undecided,
        hint: "com.apple.developer.associated-domains has `applinks:` with the hosts")
    }
  }

  /// Another app opens.
  private func leave(for other: String) {
    if !hasCrashed { simulation?.enterBackground() }
    inFront = other
  }

  /// Opens a link in the app, which is started for it where it does not run.
  private func open(_ link: OpenedLink) throws(StepFailure) {
    guard let simulation, !hasCrashed else { return try launch(for: link) }
    if let openQuestion { throw openQuestion }
    guard simulation.application.delegate != nil, !hasUnclearScenes else { throw .undecidedLink }
    simulation.open(link)
    inFront = nil
  }

  /// Whether the application's delegate has the windows although there are scenes, so that it is not clear who is told.
  private var hasUnclearScenes: Bool {
    if case .code(let launch) = world.start { launch.hasScenes && launch.sceneDelegate == nil } else { false }
  }
}

extension StepFailure {
  /// A link comes to a delegate that does not run here.
  static var undecidedLink: StepFailure {
    .undecided(
      "what the app does with a link: its delegate, which is told of it, does not run here",
      hint: "flows run the app's delegate where its sources are read and no screen is named with `initial:`")
  }
}
