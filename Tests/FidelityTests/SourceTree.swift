import Foundation
import TestSupport

/// The package's own source files.
enum SourceTree {
  /// What a reader finds in each .swift file below a folder, in the order of the paths.
  static func references(in folders: [String], _ read: (_ text: String, _ file: String) -> [Reference]) -> [Reference] {
    folders.flatMap { folder in
      let root = URL(fileURLWithPath: "\(Fixtures.package)/\(folder)")
      let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name in
        let text = (try? String(contentsOfFile: "\(root.path)/\(name)", encoding: .utf8)) ?? ""
        return read(text, "\(folder)/\(name)")
      }
    }
  }

  /// The tests that say what they prove.
  static var proofs: [Reference] {
    references(in: ["Tests", "Examples"]) { text, file in
      file.hasPrefix("Tests/FidelityTests/") ? [] : ProofReader(text, file: file).proofs
    }
  }

  /// The lines of the simulator that say which rule of UIKit they follow.
  static var rules: [Reference] {
    references(in: ["Sources/HeadlessUIKit"]) { RuleReader($0, file: $1).rules }
  }
}
