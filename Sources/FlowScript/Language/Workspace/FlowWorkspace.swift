import FlowInterfaceBuilder
import Foundation

/// A folder of flows, and what its configuration says of them.
struct FlowWorkspace {
  /// A flow's file.
  struct File {
    let path: String
    /// Whether it is named as it is, and not found by a pattern.
    let isNamed: Bool
  }

  let configuration: WorkspaceConfiguration
  /// The files of its flows, sorted.
  private(set) var files: [File] = []
  private let folder: String
  private let scope: FileScope

  /// Reads the configuration, and lists the flows.
  ///
  /// - Parameter file: the configuration, where it is not the folder's own.
  /// - Throws: `FlowErrors` when the folder or the configuration cannot be read, or no flow is where flows are looked for.
  init(at folder: String, configuration file: String? = nil, in scope: FileScope) throws(FlowErrors) {
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    self.scope = scope
    let base = self.folder
    let own = WorkspaceConfiguration.names.map { base + $0 }.first(where: FileManager.default.fileExists(atPath:))
    if let file {
      configuration = try WorkspaceConfiguration(file: file, in: scope.adding(file))
    } else if let own {
      configuration = try WorkspaceConfiguration(file: own, in: scope)
    } else {
      configuration = WorkspaceConfiguration()
    }
    do throws(FlowError) { files = try found() } catch { throw FlowErrors([error]) }
  }

  private func found() throws(FlowError) -> [File] {
    if configuration.flows.count > FlowPattern.mostPatterns {
      throw FlowError(
        configuration.flows[FlowPattern.mostPatterns].location,
        "flows holds more than \(FlowPattern.mostPatterns) patterns", hint: "use * and **")
    }
    let patterns = configuration.flows.filter { !$0.value.hasPrefix("!") }
    guard !patterns.isEmpty || configuration.flows.isEmpty else {
      throw FlowError(
        configuration.flows[0].location, "flows holds only patterns of flows that are left out",
        hint: "name those that run as well: [\"*\", \"\(configuration.flows[0].value.shortened(to: 60))\"]")
    }
    var wanted: [FlowPattern] = []
    for pattern in patterns { wanted.append(try FlowPattern(pattern)) }
    var unwanted: [FlowPattern] = []
    for pattern in configuration.flows where pattern.value.hasPrefix("!") {
      unwanted.append(try FlowPattern(Located(String(pattern.value.dropFirst()), at: pattern.location)))
    }
    let names = try names(below: wanted.contains(where: \.goesBelow))
    let chosen = names.filter { name in wanted.contains { $0.matches(name) } && !unwanted.contains { $0.matches(name) }
    }
    .filter { !WorkspaceConfiguration.isContent(of: folder + $0, in: scope) }
    if chosen.isEmpty { try explainNone(names) }
    return chosen.map { name in
      File(path: folder + name, isNamed: wanted.contains { $0.isLiteral && $0.matches(name) })
    }
  }

  /// Throws where other flows are there than those that are looked for.
  private func explainNone(_ names: [String]) throws(FlowError) {
    if let pattern = configuration.flows.first, !pattern.location.file.isEmpty {
      throw FlowError(
        pattern.location,
        "no flow is called as flows says: "
          + configuration.flows.map { "\"\($0.value.shortened(to: 60))\"" }.joined(separator: ", "),
        hint: "the patterns are relative to \(folder); * stands for part of a name, ** for folders too")
    }
    let below = try self.names(inFolder: "").filter(\.isFolder).map(\.name).filter { name in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder + name)) ?? []).contains(where: Self.isFlow)
    }
    guard !below.isEmpty else { return }
    throw FlowError(
      place, "the folder holds no flow itself, only folders below it do",
      hint: "name them: \(below.map { folder + $0 }.joined(separator: " "))")
  }

  private var place: SourceLocation { SourceLocation(file: String(folder.dropLast()), line: 1, column: 1) }

  // MARK: Listing

  /// How many files and folders are looked at.
  private static let most = 100_000

  /// The names of the YAML files, relative to the folder, sorted.
  private func names(below isDeep: Bool) throws(FlowError) -> [String] {
    var names: [String] = []
    var open = [""]
    var count = 0
    while let prefix = open.popLast() {
      for entry in try self.names(inFolder: prefix) {
        count += 1
        guard count <= Self.most else {
          throw FlowError(place, "the folder holds more than \(Self.most) files", hint: "name a folder of flows")
        }
        if entry.isFolder {
          if isDeep { open.append(prefix + entry.name + "/") }
        } else if Self.isFlow(entry.name) {
          names.append(prefix + entry.name)
        }
      }
    }
    return names.sorted()
  }

  private func names(inFolder name: String) throws(FlowError) -> [(name: String, isFolder: Bool)] {
    let path = folder + name
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw FlowError(place, "the folder\(name.isEmpty ? "" : " \(path)") cannot be read")
    }
    return names.filter { !$0.hasPrefix(".") }.sorted().map { name in
      // Links to folders are not followed: they may lead in a circle.
      let type = try? FileManager.default.attributesOfItem(atPath: path + name)[.type] as? FileAttributeType
      return (name, type == .typeDirectory)
    }
  }

  private static func isFlow(_ name: String) -> Bool {
    !name.hasPrefix(".") && (name.hasSuffix(".yaml") || name.hasSuffix(".yml"))
      && !WorkspaceConfiguration.isName(of: name)
  }
}
