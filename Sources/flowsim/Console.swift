import FlowInterfaceBuilder
import Foundation

/// Where a command writes. All that it says goes through here, and with it through ``LogText``.
enum Console {
  /// What is written, which decides how characters are shown that no report may hold as they are.
  enum Content {
    /// Lines for a person.
    case text
    /// Lines for a person, which a terminal may colour.
    case verdicts
    /// Lines that the service which runs a build takes for commands.
    case commands
    case json
    /// Bytes of a picture.
    case picture
  }

  /// Whether lines are coloured; what a command's options say.
  struct Colors {
    let isOn: Bool

    /// Where nobody decides: on a terminal, unless NO_COLOR is set.
    static func decided(_ wish: ColorOption.Wish) -> Colors {
      switch wish {
      case .always: return Colors(isOn: true)
      case .never: return Colors(isOn: false)
      case .auto:
        let environment = ProcessInfo.processInfo.environment
        let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        return Colors(isOn: isTerminal && !isRefused && environment["TERM"] != "dumb")
      }
    }
  }

  /// A line on standard error. Where that takes none, nobody is told.
  static func error(_ line: String) {
    try? OutputFile.write(Data((LogText.lines(line) + "\n").utf8), to: STDERR_FILENO)
  }

  /// A command's result, to a file that is replaced only by a whole one, or to standard output.
  ///
  /// A reader of standard output that has gone away, such as `head`, is no fault, and nothing is said of it.
  static func write(_ data: Data, as content: Content, to file: String?, colors: Colors = Colors(isOn: false)) throws {
    let bytes = shown(data, as: content, colors)
    do {
      if let file {
        try OutputFile.write(bytes, toFileAt: file)
      } else {
        try OutputFile.write(bytes, to: STDOUT_FILENO)
      }
    } catch let fault as OutputFile.Fault {
      if fault.isOfReader, file == nil { return }
      throw CommandFailure.unusable("cannot write to \(file.map(LogText.line) ?? "standard output"): \(fault.message)")
    }
  }

  /// Says what stands in a file that was written, where it is one.
  static func say(wrote file: String?, _ content: String) throws {
    guard let file, OutputFile.isRegular(file) else { return }
    try write(Data("wrote \(LogText.line(file)): \(content)\n".utf8), as: .text, to: nil)
  }

  private static func shown(_ data: Data, as content: Content, _ colors: Colors) -> Data {
    func text() -> String { String(decoding: data, as: UTF8.self) }
    switch content {
    case .text: return Data(LogText.lines(text()).utf8)
    case .verdicts:
      let lines = LogText.lines(text())
      return Data((colors.isOn ? Paint.painted(lines) : lines).utf8)
    case .commands: return Data(LogText.commands(text()).utf8)
    case .json: return Data(LogText.json(text()).utf8)
    case .picture: return data
    }
  }

  /// Throws what writing would, where a path alone tells, so that nobody waits for it.
  static func expectWritable(_ file: String?) throws {
    if file?.isEmpty == true { throw CommandFailure.unusable("the name of the file to write is empty. Name a file.") }
    guard let file, let fault = FileFault.writing(file) else { return }
    throw CommandFailure.unusable("cannot write to \(LogText.line(file)): \(fault)")
  }

  /// `2 files`.
  static func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// Whether somebody may still read standard output.
  static var hasReader: Bool {
    var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    return poll(&output, 1, 0) <= 0 || Int32(output.revents) & Int32(POLLERR | POLLHUP | POLLNVAL) == 0
  }

  /// Whether standard output is a person's terminal.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}

/// The colours of lines that say how something ended, by how they begin or by their severity.
private enum Paint {
  static func painted(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }.joined(separator: "\n")
  }

  private static func line(_ line: String) -> String {
    guard let code = code(of: line) else { return line }
    return "\u{1B}[\(code)m\(line)\u{1B}[0m"
  }

  private static func code(of line: String) -> String? {
    switch line.first(where: { $0 != " " }) {
    case "✗": return "1;31"
    case "✓": return "32"
    case "!": return "33"
    case "?": return "35"
    default: break
    }
    for (word, code) in [(": error: ", "31"), (": warning: ", "33")] where line.contains(word) { return code }
    return nil
  }
}
