import ArgumentParser
import FlowModel
import FlowSources
import Foundation

/// `flowsim facts`.
struct FactsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "facts",
    abstract: "Write what the Swift sources of an app say, as JSON.",
    discussion: """
      Classes with their outlets, actions and properties, and what their methods do as far as navigation may depend on \
      it: calls, assignments, casts, each with its file, line and column and the conditions around it.

      Which files belong to the app: what the targets of its .xcodeproj or Package.swift compile, tests aside; without \
      these, all Swift files of the folder. The facts of unchanged files are kept in the user's folder for caches, or \
      in FLOWSIM_CACHE.

      EXAMPLES:
        flowsim facts MyApp --output facts.json

      EXIT STATUS:
        0   everything was read
        2   a file could not be read (the rest is written all the same), or there is none
      """)

  @Argument(help: ArgumentHelp("The app: a folder, an .xcodeproj, or a Swift file.", valueName: "path"))
  var path: String

  @Option(help: ArgumentHelp("Where to write; by default to standard output.", valueName: "file"))
  var output: String?

  @Flag(help: "Parse every file anew, and keep nothing.")
  var noCache = false

  @OptionGroup var files: ScopeOption

  func run() throws {
    guard FileManager.default.fileExists(atPath: path) else { throw CommandFailure.missing(path) }
    try Console.expectWritable(output)
    let app = AppArgument.relativeToWorkingFolder(path)
    let facts = SourceReader(at: app, in: files.scope(app)).read(cache: noCache ? .none : .user)
    for error in facts.unreadable { Console.error("\(error)") }
    guard !facts.files.isEmpty || !facts.unreadable.isEmpty else {
      throw CommandFailure.unusable(
        "there is no Swift file of an app in \(path). Name the folder that holds the app's sources.")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try Console.write(try encoder.encode(facts) + Data("\n".utf8), as: .json, to: output)
    try Console.say(wrote: output, "the facts of \(Console.counted(facts.files.count, "file"))")
    guard facts.unreadable.isEmpty else { throw ExitCode(ExitStatus.unusable) }
  }
}
