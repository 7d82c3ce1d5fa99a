import FlowInterfaceBuilder
import Foundation

/// The links that lead to an app: what its Info.plist and its entitlements say.
package struct AppLinks: Sendable, Hashable {
  /// What is known of whether a link leads to an app.
  package enum Answer: Sendable, Hashable {
    case yes
    case no
    /// A build setting, a file that is not here or the choice of the target decides.
    case open
  }

  /// The URL schemes that it registers (`CFBundleURLTypes`), in its order.
  package private(set) var schemes: [String] = []
  /// Whether it may register more.
  private var hasOpenSchemes = true
  /// For each configuration that it is built in, the domains that it is associated with: `example.com`, `*.example.com`;
  /// nil where they are not known.
  private var domains: [[String]?] = [nil]

  /// Nothing is known.
  package init() {}

  /// Reads them.
  ///
  /// - Parameters:
  ///   - plists: the property lists that may be the app's.
  ///   - targets: the targets that the app may be.
  ///   - entitlements: the files of entitlements in the folder, which count where no project says which is the app's.
  ///   - scope: what may be read.
  package init(_ plists: [InfoPlist], of targets: [AppTarget], entitlements: [String], in scope: FileScope) {
    guard targets.count <= 1 else { return }
    let target = targets.first
    if plists.count == 1, let root = try? PropertyListFile.content(of: plists[0].file, in: scope) as? [String: Any] {
      hasOpenSchemes = false
      for written in Self.schemes(in: root) {
        if let scheme = BundleInfo.expanded(written, target) { schemes.append(scheme) } else { hasOpenSchemes = true }
      }
    }
    if let target {
      domains = target.settings.map { Self.domains(of: target, $0, in: scope) }
    } else if entitlements.count == 1 {
      domains = [Self.domains(in: entitlements[0], scope) { $0.contains("$") ? nil : $0 }]
    }
    if domains.isEmpty { domains = [nil] }
  }

  /// Whether it registers the scheme of a URL; the case of letters does not count (RFC 3986).
  package func registers(_ scheme: String) -> Answer {
    schemes.contains { $0.lowercased() == scheme.lowercased() } ? .yes : hasOpenSchemes ? .open : .no
  }

  /// Whether it is associated with the website of a host in all configurations that it is built in.
  ///
  /// - `*.` before a domain stands for all its subdomains (documentation: "Associated domains entitlement").
  package func isAssociated(with host: String) -> Answer {
    let host = host.lowercased()
    let answers = Set(
      domains.map { domains -> Answer in
        guard let domains else { return .open }
        return domains.contains { $0 == host || $0.hasPrefix("*.") && host.hasSuffix($0.dropFirst()) } ? .yes : .no
      })
    return answers.count == 1 ? answers.first ?? .open : .open
  }

  private static func schemes(in root: [String: Any]) -> [String] {
    (root["CFBundleURLTypes"] as? [Any] ?? []).flatMap { type in
      (type as? [String: Any])?["CFBundleURLSchemes"] as? [String] ?? []
    }
  }

  private static let setting = "CODE_SIGN_ENTITLEMENTS"

  private static func domains(
    of target: AppTarget, _ settings: XcodeBuildSettings.Values, in scope: FileScope
  ) -> [String]? {
    guard !settings.keys.contains(where: { $0.hasPrefix("\(setting)[") }) else { return nil }
    guard let written = settings[setting], !written.isEmpty else { return [] }
    guard let path = settings.path(setting, target: target.name, in: target.directory) else { return nil }
    return domains(in: path, scope) { settings.expanded($0, target: target.name, depth: 5) }
  }

  /// - Parameter expand: replaces the build settings in a text; nil where they are not known.
  private static func domains(in file: String, _ scope: FileScope, _ expand: (String) -> String?) -> [String]? {
    guard let root = try? PropertyListFile.content(of: file, in: scope) as? [String: Any] else { return nil }
    var found: [String] = []
    for written in root["com.apple.developer.associated-domains"] as? [String] ?? [] {
      guard let domain = expand(written) else { return nil }
      let service = "applinks:"
      if domain.hasPrefix(service) { found.append(domain.dropFirst(service.count).prefix { $0 != "?" }.lowercased()) }
    }
    return found
  }
}
