import FlowInterfaceBuilder
import Foundation

/// Finds the flows in a folder.
public enum FlowFolder {
  /// The paths of the `.yaml` and `.yml` files in a folder, sorted, each beginning with the folder's path.
  ///
  /// As in Maestro, folders below hold subflows and are left out; a workspace's `config.yaml` is no flow, and hidden
  /// files are left out.
  ///
  /// - Throws: `FlowError` when the folder cannot be read, or when all its flows are in folders below.
  public static func flows(in folder: String) throws(FlowError) -> [String] {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    let place = SourceLocation(file: folder, line: 1, column: 1)
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw FlowError(place, "the folder cannot be read")
    }
    let flows = names.filter(isFlow)
    guard flows.isEmpty else { return flows.map { base + $0 } }
    let below = names.filter { name in
      !name.hasPrefix(".")
        && ((try? FileManager.default.contentsOfDirectory(atPath: base + name)) ?? []).contains(where: isFlow)
    }
    guard !below.isEmpty else { return [] }
    throw FlowError(
      place, "the folder holds no flow itself, only folders below it do",
      hint: "name them: \(below.map { base + $0 }.joined(separator: " "))")
  }

  private static func isFlow(_ name: String) -> Bool {
    !name.hasPrefix(".") && (name.hasSuffix(".yaml") || name.hasSuffix(".yml"))
      && !WorkspaceConfiguration.isName(of: name)
  }
}
