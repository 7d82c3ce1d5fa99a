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
  ///   - entitlements: the app's.
  ///   - scope: what may be read.
  package init(
    _ plists: [InfoPlist], of targets: [AppTarget], entitlements: AppEntitlements, in scope: FileScope
  ) {
    guard targets.count <= 1 else { return }
    let target = targets.first
    if plists.count == 1, let root = try? PropertyListFile.content(of: plists[0].file, in: scope) as? [String: Any] {
      hasOpenSchemes = false
      for written in Self.schemes(in: root) {
        if let scheme = BundleInfo.expanded(written, target) { schemes.append(scheme) } else { hasOpenSchemes = true }
      }
    }
    domains = entitlements.texts(.associatedDomains).map { $0.map(Self.domains) }
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

  /// The domains whose links lead to the app, of those that it is associated with.
  private static func domains(_ written: [String]) -> [String] {
    let service = "applinks:"
    return written.filter { $0.hasPrefix(service) }.map {
      $0.dropFirst(service.count).prefix { $0 != "?" }.lowercased()
    }
  }
}
