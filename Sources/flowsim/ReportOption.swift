import ArgumentParser
import FlowReport
import Foundation

/// Which reports a command writes, and where.
struct ReportOption: ParsableArguments {
  /// What a run of flows is written as.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, junit, tap, github, html

    /// Whether standard output then holds nothing but the report.
    var isAlone: Bool { self != .text && self != .github }

    /// Nil for the text, which is written as the flows run.
    var report: (any FlowReport)? {
      switch self {
      case .text: nil
      case .json: FlowJSONReport()
      case .junit: FlowJUnitReport()
      case .tap: FlowTAPReport()
      case .github: FlowGitHubReport()
      case .html: FlowHTMLReport()
      }
    }

    var content: Console.Content {
      switch self {
      case .text: .verdicts
      case .json: .json
      case .github: .commands
      case .junit, .tap, .html: .text
      }
    }
  }

  /// A report in a file.
  struct Target {
    let format: Format
    let file: String

    /// `junit=flows.xml`.
    init(_ argument: String) throws {
      guard let equals = argument.firstIndex(of: "="), let format = Format(rawValue: String(argument[..<equals])),
        argument.index(after: equals) < argument.endIndex
      else {
        let formats = Format.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("write it as junit=flows.xml; the formats are \(formats).")
      }
      self.init(format, String(argument[argument.index(after: equals)...]))
    }

    init(_ format: Format, _ file: String) {
      self.format = format
      self.file = file
    }
  }

  @Option(
    name: .customLong("format"),
    help: """
      The format of the report; without it that of the extension of --output, else text. Steps are printed as they run \
      with text and github, and where the report goes to a file.
      """)
  var chosen: Format?

  @Option(help: ArgumentHelp("Write the report to a file.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Write a further report to a file, such as junit=flows.xml; may be repeated.", valueName: "format=file"),
    transform: Target.init(_:))
  var report: [Target] = []

  func validate() throws { _ = try named }

  /// The format of the report.
  var format: Format { (try? named) ?? .text }

  private var named: Format {
    get throws {
      try chosen
        ?? OutputFormat.named(
          by: output, usual: .text, extensions: ["txt", "log"], content: "flows are not reported",
          known: [.text, .json, .tap, .html], others: ["xml": .junit])
    }
  }

  /// The reports that go to files.
  var files: [Target] { (output.map { [Target(format, $0)] } ?? []) + report }

  /// Whether steps are printed as they run.
  var printsSteps: Bool { !format.isAlone || output != nil }

  private var formats: Set<Format> { Set([format] + report.map(\.format)) }

  /// Whether a report lists the steps.
  var listsSteps: Bool { formats != [.text] }

  /// Whether a report shows the screens.
  var showsScreens: Bool { formats.contains(.html) }

  /// Throws where a file cannot be written, as far as its path tells.
  func expectWritable() throws {
    for target in files { try Console.expectWritable(target.file) }
  }

  /// Writes the reports.
  ///
  /// - Parameter log: what was printed of the flows as they ran.
  func write(_ run: FlowRun, log: String, isQuiet: Bool) throws {
    // Each is written though another cannot be.
    var fault: (any Error)?
    if output == nil, let report = format.report {
      try Console.write(Data(try report.text(of: run).utf8), as: format.content, to: nil)
    }
    for target in files {
      do {
        let text = try target.format.report?.text(of: run) ?? log
        try Console.write(Data(text.utf8), as: target.format == .text ? .text : target.format.content, to: target.file)
        guard !isQuiet, printsSteps else { continue }
        try Console.say(
          wrote: target.file, "\(Console.counted(run.records.count, "flow")), as \(target.format.rawValue)")
      } catch {
        fault = fault ?? error
      }
    }
    if let fault { throw fault }
  }
}
