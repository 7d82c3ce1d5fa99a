import FlowInterfaceBuilder

/// A command of GitHub Actions', which shows a message at a line of a pull request.
enum GitHubCommand {
  /// - Parameters:
  ///   - name: `error`, `warning` or `notice`.
  ///   - lines: the message.
  static func text(
    _ name: String, file: String, line: Int, column: Int, title: String, _ lines: [String]
  ) -> String {
    let properties = ["file=\(property(file))", "line=\(line)", "col=\(column)", "title=\(property(title))"]
    return "::\(name) \(properties.joined(separator: ","))::\(data(lines.joined(separator: "\n")))\n"
  }

  /// A message as a command takes it. By scalars: CR and LF together are one character.
  private static func data(_ text: String) -> String {
    escaped(LogText.lines(text), ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    escaped(LogText.line(text), ["%": "%25", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ codes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if let code = codes[scalar] { result += code } else { result.unicodeScalars.append(scalar) }
    }
  }
}
