import FlowScript
import Foundation

/// The flows that a command line names: files, and all below folders, those that the tags leave.
struct FlowSelection {
  private(set) var flows: [Flow] = []
  private(set) var errors: [FlowError] = []

  /// Reads the flows.
  ///
  /// - Throws: when a path does not exist, or nothing is left to run.
  init(paths: [String], include: [String], exclude: [String], _ scope: ScopeOption) throws {
    let filter = TagFilter(include: Set(include), exclude: Set(exclude))
    var found = 0
    for path in paths {
      for file in try Self.files(at: path) {
        found += 1
        do throws(FlowErrors) {
          let flow = try FlowLoader(allowsOutside: scope.allowsOutside).flow(at: file, isNamed: file == path)
          if filter.selects(flow) { flows.append(flow) }
        } catch {
          errors += error.errors
        }
      }
    }
    guard flows.isEmpty, errors.isEmpty else { return }
    throw CommandFailure.unusable(
      found == 0
        ? "there is no flow (.yaml, .yml) in \(paths.joined(separator: ", "))."
        : "none of \(found) flows has tags that --include-tags and --exclude-tags admit.")
  }

  private static func files(at path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandFailure.missing(path)
    }
    guard isFolder.boolValue else { return [path] }
    do throws(FlowError) {
      return try FlowFolder.flows(in: path)
    } catch {
      throw CommandFailure.unusable(error.description)
    }
  }
}
