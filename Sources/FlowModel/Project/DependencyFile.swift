import FlowInterfaceBuilder
import Foundation

/// What a Podfile, a Cartfile, one of their locks or a `Package.swift` names.
enum DependencyFile {
  /// The names in the file at a path; none when it cannot be read.
  static func names(at path: String) -> [String] {
    FileBytes.text(path).map(names(in:)) ?? []
  }

  /// The last parts of quoted texts and, in a lock, of what stands after a dash: `Charts` of `pod 'Charts'`, of
  /// `github "danielgindi/Charts"` and of `.package(url: "https://github.com/danielgindi/Charts.git")`.
  static func names(in text: String) -> [String] {
    text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.flatMap { line -> [String] in
      let quoted = line.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
      let texts = stride(from: 1, to: quoted.count, by: 2).map { quoted[$0] }
      let isListed = line.drop { $0 == UInt8(ascii: " ") }.starts(with: "- ".utf8)
      let listed = isListed ? line.split { " -\"(:".utf8.contains($0) }.prefix(1) : []
      return (texts + listed).flatMap { $0.split(separator: UInt8(ascii: "/")).map(name) }
    }
  }

  /// Whether a library is what CocoaPods links for a target: `Pods_App.framework`, `libPods-App.a`.
  static func isOfPods(_ library: String) -> Bool {
    ["Pods_", "Pods-", "libPods-"].contains(where: library.hasPrefix) || ["Pods", "libPods"].contains(library)
  }

  private static func name(_ part: Substring.UTF8View) -> String {
    let part = Substring(part)
    return part.hasSuffix(".git") ? String(part.dropLast(4)) : String(part)
  }
}

/// The names of libraries as people write them, for a question that is answered generously.
struct LibraryNames: Sendable {
  private let names: Set<String>
  /// Whether there are pods whose names are not known.
  private let lacksPods: Bool

  init(_ names: [String]) {
    self.names = Set(names.map(Self.plain)).filter { $0.count > 2 }
    lacksPods = names.contains(where: DependencyFile.isOfPods)
  }

  /// Whether one of the names is, starts with or ends a module's: the pod `lottie-ios` has the module `Lottie`. Of pods
  /// that no file names, any may have it.
  func mayHave(_ module: String) -> Bool {
    if lacksPods { return true }
    let module = Self.plain(module)
    return names.contains { name in
      name == module || name.hasPrefix(module) || name.hasSuffix(module) || module.hasPrefix(name)
    }
  }

  private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
