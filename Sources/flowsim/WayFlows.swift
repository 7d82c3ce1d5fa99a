import FlowGraph
import FlowInterfaceBuilder
import FlowModel
import Foundation

/// `flowsim graph --as-flow`: the shortest ways between two screens as flow files.
struct WayFlows {
  /// The most that are written.
  private static let most = 20

  private let app: AppArgument
  private let names: (from: String, to: String)
  private let flows: [WayFlow]
  /// The screen that the flows start on, where the app's own start does not lead to it.
  private let initial: String?

  /// - Throws: where a screen is none, or no way leads from one to the other.
  init(_ app: AppArgument, _ model: AppModel, _ shown: DiagramOption) throws {
    self.app = app
    let names = (from: shown.from ?? "", to: shown.to ?? "")
    self.names = names
    let diagram = Diagram(model, start: try app.start(in: model)).excluding(shown.exclude)
    let (from, to) = (
      try shown.place(of: names.from, in: diagram, model), try shown.place(of: names.to, in: diagram, model)
    )
    let starts = diagram.nodes.filter(\.isStart).map(\.id)
    let before = starts.first { $0 == from } ?? starts.first { diagram.ways(from: $0, to: from) != nil }
    initial = before == nil && !from.hasPrefix("code#") ? from : nil
    guard
      let flows = diagram.wayFlows(
        from: from, to: to, after: before, most: Self.most, quoted: StartFiles.quotedForFlow)
    else {
      throw CommandFailure.unusable(
        "no way leads from '\(LogText.line(names.from))' to '\(LogText.line(names.to))', as far as storyboards and code "
          + "tell.")
    }
    self.flows = flows
  }

  /// Writes one flow to a file or standard output, several into a folder.
  ///
  /// - Throws: where there are several and no folder is named.
  func write(to output: String?) throws {
    if flows.count == 1 {
      try Console.expectWritable(output)
      try Console.write(Data(text(of: 0, beside: output).utf8), as: .text, to: output)
      return try Console.say(wrote: output, summary(of: [0]))
    }
    guard let output, URL(fileURLWithPath: output).pathExtension.isEmpty else {
      throw CommandFailure.unusable(
        "\(flows.count) shortest ways lead there: name a folder for them, as in --output Flows.")
    }
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure.unusable("cannot make the folder \(LogText.line(output)): \(error.localizedDescription)")
    }
    for index in flows.indices {
      let file = "\(output)/way-\(index + 1).yaml"
      try Console.write(Data(text(of: index, beside: file).utf8), as: .text, to: file)
      try Console.say(wrote: file, summary(of: [index]))
    }
  }

  private func summary(of indices: [Int]) -> String {
    let open = indices.contains { !flows[$0].isWhole }
    return open ? "a flow; its comments say what a person has to fill in" : "a flow"
  }

  private func text(of index: Int, beside file: String?) -> String {
    let path = AppArgument.relativeToWorkingFolder(app.path)
    var lines = [
      "appId: \(StartFiles.quotedForFlow(AppFolder(path).name))",
      "name: \(StartFiles.quotedForFlow("\(names.from) to \(names.to)"))", "flowsim:",
      "  app: \(StartFiles.quotedForFlow(Self.path(path, from: file)))",
    ]
    if let target = app.target { lines.append("  target: \(StartFiles.quotedForFlow(target))") }
    if let initial { lines.append("  initial: \(StartFiles.quotedForFlow(initial))") }
    return (lines + ["---", "- launchApp"] + flows[index].lines).joined(separator: "\n") + "\n"
  }

  /// The app's path as the header of a flow beside others names it.
  private static func path(_ path: String, from file: String?) -> String {
    guard let file, !path.hasPrefix("/"), !file.hasPrefix("/"), !file.split(separator: "/").contains("..") else {
      return path.hasPrefix("/") || file == nil ? path : FileScope.realPath(path)
    }
    let folders = file.split(separator: "/").dropLast().filter { $0 != "." }.count
    return String(repeating: "../", count: folders) + path
  }
}
