import FlowInterfaceBuilder
import Foundation

/// Which flows run, and in which order: those that are named, and those of folders as their configurations say.
package struct FlowPlan: Sendable {
  /// A flow of a plan.
  package struct Entry: Sendable {
    package let flow: Flow
    /// The number of the sequence that the flow is part of, whose rest is not run where it fails; nil for none.
    package var sequence: Int?
  }

  /// The flows in their order.
  package private(set) var entries: [Entry] = []
  /// What is wrong with flows that could not be read.
  package private(set) var errors: [FlowError] = []
  /// The files in folders that others of the flows run, and which therefore do not run alone.
  package private(set) var subflows: [String] = []
  /// How many flows were found, whatever their tags are.
  package private(set) var count = 0

  /// Reads the flows.
  ///
  /// - Parameters:
  ///   - paths: files and folders; what is there, the caller knows.
  ///   - configuration: a configuration for all folders, instead of their own.
  ///   - filter: which of the flows run.
  ///   - allowsOutside: whether what lies elsewhere may be read where flows or links name it.
  package init(
    paths: [String], configuration: String? = nil, filter: TagFilter = TagFilter(), allowsOutside: Bool = true
  ) {
    var sequences = 0
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        count += 1
        do throws(FlowErrors) {
          let flow = try FlowLoader(allowsOutside: allowsOutside).flow(at: path)
          if filter.selects(flow) { entries.append(Entry(flow: flow)) }
        } catch {
          errors += error.errors
        }
        continue
      }
      do throws(FlowErrors) {
        let scope = allowsOutside ? FileScope.everything : .aroundFlow(path.hasSuffix("/") ? path + "a" : path + "/a")
        let workspace = try FlowWorkspace(at: path, configuration: configuration, in: scope)
        try add(workspace, filter, FlowLoader(allowsOutside: allowsOutside), sequence: sequences)
        sequences += 1
      } catch {
        errors += error.errors
      }
    }
  }

  private mutating func add(
    _ workspace: FlowWorkspace, _ filter: TagFilter, _ loader: FlowLoader, sequence: Int
  ) throws(FlowErrors) {
    var read: [(file: FlowWorkspace.File, flow: Flow)] = []
    for file in workspace.files {
      count += 1
      do throws(FlowErrors) {
        read.append((file, try loader.flow(at: file.path, isNamed: false)))
      } catch {
        errors += error.errors
      }
    }
    let configuration = workspace.configuration
    let order = Set(configuration.order.map(\.value))
    let run = Set(read.flatMap { $0.flow.subflowFiles }.map(FlowPath.identity(of:)))
    let own = TagFilter(include: Set(configuration.includeTags), exclude: Set(configuration.excludeTags))
    var filter = filter
    // Maestro adds the tags of both: a flow needs one of all.
    filter.include.formUnion(own.include)
    filter.exclude.formUnion(own.exclude)
    var chosen: [Flow] = []
    for (file, flow) in read where filter.selects(flow) {
      if !file.isNamed, !order.contains(flow.name), run.contains(FlowPath.identity(of: file.path)) {
        subflows.append(file.path)
      } else {
        chosen.append(flow)
      }
    }
    let first = try Self.sequence(of: chosen, configuration.order)
    let files = Set(first.map(\.file))
    entries += first.map { Entry(flow: $0, sequence: configuration.continuesOnFailure ? nil : sequence) }
    entries += chosen.filter { !files.contains($0.file) }.map { Entry(flow: $0) }
  }

  /// The flows that the order names, as far as it goes: one that is not there ends it, as in Maestro.
  private static func sequence(of flows: [Flow], _ order: [Located<String>]) throws(FlowErrors) -> [Flow] {
    let named = Dictionary(flows.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    let sequence = order.prefix { named[$0.value] != nil }
    if sequence.isEmpty, let first = order.first, order.contains(where: { named[$0.value] != nil }) {
      throw FlowErrors([
        FlowError(
          first.location,
          "no flow that runs is called \"\(first.value.shortened(to: 60))\", with which the order begins",
          hint: "flowsOrder takes the names of flows: their name, or their file's without .yaml")
      ])
    }
    var seen: Set<String> = []
    return sequence.compactMap { seen.insert($0.value).inserted ? named[$0.value] : nil }
  }
}

extension Flow {
  /// The files that it runs.
  fileprivate var subflowFiles: [String] {
    (header.onFlowStart + steps + header.onFlowComplete).flatMap(\.subflowFiles)
  }
}

extension Step {
  /// The files that it runs, directly or not.
  fileprivate var subflowFiles: [String] {
    [command.file?.file].compactMap(\.self) + command.steps.flatMap(\.subflowFiles)
  }
}
