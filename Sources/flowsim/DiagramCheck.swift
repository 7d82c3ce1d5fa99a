import FlowGraph
import FlowInterfaceBuilder
import Foundation

/// `flowsim graph --check`: whether a diagram that somebody keeps is still that of the app.
struct DiagramCheck {
  private let file: String
  private let format: DrawnParts.Format
  /// What `--format` calls it: a page holds an SVG.
  private let written: String

  /// - Parameters:
  ///   - file: the diagram's file.
  ///   - format: what it holds; nil for what its name says.
  /// - Throws: where that is nothing that can be read back.
  init(file: String, format: GraphCommand.Format?) throws {
    self.file = file
    let kind = format?.rawValue ?? URL(fileURLWithPath: file).pathExtension.lowercased()
    let others: [String: DrawnParts.Format] = [
      "gv": .dot, "mmd": .mermaid, "md": .mermaid, "markdown": .mermaid, "html": .svg,
    ]
    guard let known = DrawnParts.Format(rawValue: kind) ?? others[kind] else {
      throw CommandFailure.unusable(
        "\(LogText.line(file)) cannot be checked: it is no .dot, .gv, .mmd, .md, .json, .svg or .html. Keep one of these, "
          + "or say by --format which it is.")
    }
    self.format = known
    written = kind == "html" ? kind : known.rawValue
  }

  /// Says what is no longer so.
  ///
  /// - Returns: whether all of it is.
  /// - Throws: where the file cannot be read, or holds no diagram.
  func run(_ diagram: Diagram) throws -> Bool {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw CommandFailure.unusable("\(LogText.line(file)) cannot be read. Check the path.")
    }
    guard let kept = DrawnParts(String(decoding: data, as: UTF8.self), as: format) else {
      throw CommandFailure.unusable(
        "\(LogText.line(file)) holds no diagram as `flowsim graph --format \(written)` writes it. Write it anew."
      )
    }
    let changes = kept.changes(to: DrawnParts(diagram, as: format))
    let verdict =
      changes.isEmpty
      ? "\(LogText.line(file)) is true: \(diagram.figures.joined(separator: ", "))"
      : "\(LogText.line(file)) is no longer true: \(Console.counted(changes.count, "difference"))"
    try Console.write(Data((changes + [verdict]).joined(separator: "\n").utf8 + [10]), as: .text, to: nil)
    return changes.isEmpty
  }
}
