import Foundation

/// Real Maestro flows, found by the environment variable FLOWSIM_MAESTRO.
enum MaestroFlows {
  static let root = ProcessInfo.processInfo.environment["FLOWSIM_MAESTRO"]
  static let isAvailable = root.map { FileManager.default.fileExists(atPath: $0) } ?? false

  /// All YAML files below a folder, sorted, relative to the root.
  static func files(below folder: String = "") -> [String] {
    guard let root else { return [] }
    let base = folder.isEmpty ? root : root + "/" + folder
    let all = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.sorted()
      .map { folder.isEmpty ? $0 : folder + "/" + $0 }
  }
}
