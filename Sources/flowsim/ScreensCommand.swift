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
      Storyboard references are followed, across files too. What the app's code brings up comes with its Swift line; \
      screens that code makes, and coordinators and delegates that bring screens up, come last. An unwind segue leads \
      to the screens that take it; without the code to an exit: UIKit looks for the screen when it is performed. A \
      screen to which nothing leads, and which no code names, is listed so.

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
  @OptionGroup var code: CodeOption

  @Option(help: "How to write the list.")
  var format = Format.text

  func run() throws {
    let model = try code.read(app, language)
    let start = try app.start(in: model)
    let list =
      switch format {
      case .text: ScreenListing(model, start: start).text
      case .json: try ScreenReport(model, start: start).json()
      }
    try Console.write(Data(list.utf8), as: format == .json ? .json : .text, to: nil)
    try app.finish(model)
  }
}
