import FlowInterfaceBuilder
import Foundation

/// A pod whose sources lie beside the app: a Podfile names its folder, and its podspec the files.
///
/// - CocoaPods: `pod 'Kit', :path => '../'` (guides.cocoapods.org, "The Podfile"); `source_files` and `resources` are
///   patterns as Ruby's `Dir.glob` has them ("Podspec Syntax Reference").
struct LocalPod {
  /// The name, as the Podfile has it.
  let name: String
  /// The name of its module.
  let module: String
  /// The path of the podspec.
  let podspec: String
  private let folder: String
  private let patterns: [PathPattern]

  /// The pods of a Podfile that lie beside it.
  ///
  /// - Parameter path: the Podfile; none are found where it, or a pod's podspec, cannot be read.
  static func named(by path: String) -> [LocalPod] {
    guard let text = FileBytes.text(path) else { return [] }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    let line = /^\s*pod\s+['"]([\w.+-]+)[^'"]*['"].*?(?::path\s*=>|\bpath:)\s*['"]([^'"]+)['"]/
    return text.matches(of: line.anchorsMatchLineEndings()).compactMap { match in
      LocalPod(name: String(match.1), at: ProjectPath.join(folder, String(match.2)))
    }
  }

  private init?(name: String, at place: String) {
    let isPodspec = place.hasSuffix(".podspec")
    let podspec = isPodspec ? place : ProjectPath.join(place, "\(name).podspec")
    folder = podspec.lastIndex(of: "/").map { String(podspec[..<$0]) } ?? ""
    self.podspec = podspec
    guard let text = FileBytes.text(podspec) else { return nil }
    self.name = name
    let stated: String? = text.firstMatch(of: /\.module_name\s*=\s*['"]([^'"]+)['"]/).map { String($0.1) }
    self.module = XcodeBuildSettings.Values.identifier(stated ?? name)
    patterns = Self.patterns(in: text).map(PathPattern.init)
  }

  /// Whether a file is the pod's.
  func has(_ path: String) -> Bool {
    let prefix = folder.isEmpty || folder == "." ? "" : folder + "/"
    guard path.hasPrefix(prefix) else { return false }
    let file = String(path.dropFirst(prefix.count))
    return patterns.contains { $0.matches(file) }
  }

  /// The patterns that a podspec and its subspecs state for sources and resources.
  private static func patterns(in text: String) -> [String] {
    let statement = /\.(?:ios\.)?(?:source_files|resources?|resource_bundles?)\s*=\s*(\[[^\]]*\]|\{[^}]*\}|[^\n]*)/
    return text.matches(of: statement).flatMap { statement in
      statement.1.matches(of: /['"]([^'"]+)['"]/).flatMap { expanded(String($0.1)) }
    }
  }

  /// The patterns that one with `{a,b}` stands for, with `**/` as it matches no folder too.
  private static func expanded(_ pattern: String) -> [String] {
    guard let choice = pattern.firstMatch(of: /\{([^{}]*)\}/) else {
      return [pattern.replacing("**/", with: "**")]
    }
    return choice.1.split(separator: ",", omittingEmptySubsequences: false).flatMap { each in
      expanded(pattern.replacingCharacters(in: choice.range, with: each.trimmingCharacters(in: .whitespaces)))
    }
  }
}
