import Foundation

/// What `flowsim run` says as it goes, kept for a report as well.
final class RunLog {
  private(set) var text = ""
  /// Why nothing can be said any more; a reader that has gone away is none.
  private(set) var fault: CommandFailure?
  private let isPrinted: Bool
  private let isQuiet: Bool
  private let colors: Console.Colors
  /// What has been said of a flow that may pass, where only the others are told of.
  private var withheld = ""

  /// - Parameter isQuiet: whether flows that pass are not told of.
  init(isPrinted: Bool, isQuiet: Bool, colors: Console.Colors) {
    self.isPrinted = isPrinted
    self.isQuiet = isQuiet
    self.colors = colors
  }

  /// Begins a flow.
  func begin(_ heading: String) {
    withheld = ""
    say(heading)
  }

  /// Says a piece of a flow: at once, or when the flow has ended.
  func say(_ piece: String) {
    if isQuiet { withheld += piece } else { print(piece) }
  }

  /// Ends a flow.
  func end(isGood: Bool) {
    if isQuiet, !isGood { print(withheld) }
    withheld = ""
  }

  /// Says what comes after all flows.
  func finish(_ summary: String) { print(summary) }

  private func print(_ piece: String) {
    text += piece
    guard isPrinted, fault == nil else { return }
    do {
      try Console.write(Data(piece.utf8), as: .verdicts, to: nil, colors: colors)
    } catch {
      fault = error as? CommandFailure ?? .fault("\(error)")
    }
  }
}
