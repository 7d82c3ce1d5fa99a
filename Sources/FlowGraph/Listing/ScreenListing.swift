import FlowInterfaceBuilder
import FlowModel

/// The screens of an app as text: each with its transitions, storyboard by storyboard, then the totals.
package struct ScreenListing {
  private let model: AppModel
  private let start: Screen.ID?
  private let unreached: Set<Screen.ID>

  /// - Parameters:
  ///   - model: the app.
  ///   - start: the screen that the app starts with, which is marked; nil when that is not known.
  package init(_ model: AppModel, start: Screen.ID?) {
    self.model = model
    self.start = start
    unreached = model.unreachedScreens(from: start)
  }

  /// The whole text, which ends with a line break.
  package var text: String {
    var lines: [String] = []
    for storyboard in model.storyboards {
      lines.append(heading(of: storyboard))
      lines += self.lines(of: model.screens(of: storyboard))
    }
    if !model.screensOfCode.isEmpty {
      lines.append("Made in code")
      lines += self.lines(of: model.screensOfCode)
    }
    lines.append(summary)
    return lines.map(LogText.line).joined(separator: "\n") + "\n"
  }

  private func lines(of screens: [Screen]) -> [String] {
    screens.flatMap { screen in
      let ways = model.transitions(from: screen.id).filter { !$0.isToldOfSegue }
      return ["  " + line(of: screen)] + ways.map { "    " + line(of: $0) }
    } + [""]
  }

  private func heading(of storyboard: Storyboard) -> String {
    let notes = [
      storyboard.isLaunchScreen ? "launch screen" : nil,
      storyboard.isSimulated ? nil : "\(storyboard.platform), not simulated",
    ].compactMap(\.self)
    return ([storyboard.qualifiedName + "  " + storyboard.file] + notes).joined(separator: ", ")
  }

  private func line(of screen: Screen) -> String {
    if let reference = screen.reference {
      return "\(screen.id)  reference to \(reference.spelling)  → \(place(of: reference.target))"
    }
    let notes = [
      screen.id == start || model.startsInCode.contains(screen.id) ? "the app starts here" : nil,
      screen.isInitial ? "initial" : nil,
      unreached.contains(screen.id) ? "nothing leads here" : nil,
    ].compactMap(\.self)
    let name = screen.name == screen.className ? screen.name : "\(screen.name)  \(screen.className)"
    return (["\(screen.id)  \(name)"] + notes).joined(separator: ", ")
  }

  private func line(of transition: Transition) -> String {
    let trigger = transition.trigger.map { ", from \($0.spelling)" } ?? ""
    let code = transition.isInCode ? ", at \(transition.location)" : ""
    let places =
      transition.unwindTargets.isEmpty
      ? place(of: transition.destination)
      : transition.unwindTargets.map { place(of: .screen($0)) }.joined(separator: " or ")
    return "\(transition.summary) → \(places)\(trigger)\(code)"
  }

  private func place(of destination: Transition.Destination) -> String {
    switch destination {
    case .screen(let id): model.screen(id).map { "\($0.name) (\(id))" } ?? id
    case .exit: "exit, decided at run time"
    case .unresolved(let reason): "unresolved: \(reason)"
    }
  }

  private var summary: String {
    let totals = model.totals
    return [
      Self.count(totals.documents, "document"), Self.count(totals.scenes, "scene"),
      Self.count(totals.segues, "segue"), "\(totals.unreadable) unreadable",
    ].joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
