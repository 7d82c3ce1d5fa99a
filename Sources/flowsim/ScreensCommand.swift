import ArgumentParser
import FlowGraph
import FlowModel
import Foundation

/// `flowsim screens`.
struct ScreensCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "screens",
    abstract: "List every screen of an app with its transitions.",
    discussion: """
      Screens are listed storyboard by storyboard, in the order of the files, each by its id: Storyboard#objectID. \
      Storyboard references are followed, across files too. An unwind segue leads to an exit: UIKit looks for the \
      screen that takes it when it is performed.

      The JSON has `totals` (documents, scenes, segues, unreadable), `documents` with the counts of each file, \
      `storyboards`, and `screens` with their transitions, each with its file, line and column.

      EXAMPLES:
        flowsim screens MyApp
        flowsim screens MyApp/Main.storyboard --format json

      EXIT STATUS:
        0   everything was read
        2   a document could not be read (the rest is listed all the same), or there is none
      """)

  @OptionGroup var app: AppArgument
  @OptionGroup var language: LanguageOption

  @Option(help: "How to write the list.")
  var format = Format.text

  func run() throws {
    let model = try app.read(only: try app.ownFiles(), shown: try language.wish(app))
    let start = try app.start(in: model)
    let list =
      switch format {
      case .text: ScreenListing(model, start: start).text
      case .json: try ScreenReport(model, start: start).json()
      }
    try Console.write(Data(list.utf8), to: nil)
    try app.finish(model)
  }
}
