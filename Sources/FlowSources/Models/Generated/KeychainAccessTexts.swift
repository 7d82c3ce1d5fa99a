// swift-format-ignore-file
// The files of Models/KeychainAccess as they are: edit those, then FLOWSIM_RECORD=1 swift test --filter ModuleModelTests.

extension ModuleModel {
  static let keychainAccessTexts: [(path: String, text: String)] = [
    (
      "KeychainAccess/Keychain.swift",
      ##"""
import Foundation

/// Passwords by their keys, which are none when the app is installed.
final class Keychain {
  let service: String
  let accessGroup: String?

  init() {
    service = Bundle.main.bundleIdentifier ?? ""
    accessGroup = nil
  }

  init(service: String) {
    self.service = service
    accessGroup = nil
  }

  init(accessGroup: String) {
    service = ""
    self.accessGroup = accessGroup
  }

  init(service: String, accessGroup: String) {
    self.service = service
    self.accessGroup = accessGroup
  }

  private var name: String { service + " " + (accessGroup ?? "") }
  /// What outlives a launch.
  private static var saved: UserDefaults? { UserDefaults(suiteName: "KeychainAccess.Keychain") }
  private var items: [String: Data] {
    get { Keychain.saved?.dictionary(forKey: name) as? [String: Data] ?? [:] }
    set { Keychain.saved?.set(newValue, forKey: name) }
  }

  func accessibility(_ accessibility: Any) -> Keychain { self }
  func synchronizable(_ synchronizable: Bool) -> Keychain { self }
  func label(_ label: String) -> Keychain { self }
  func comment(_ comment: String) -> Keychain { self }

  func get(_ key: String) throws -> String? { items[key].flatMap { String(data: $0, encoding: .utf8) } }
  func getString(_ key: String) throws -> String? { try get(key) }
  func getData(_ key: String) throws -> Data? { items[key] }
  func set(_ value: String, key: String) throws { items[key] = value.data(using: .utf8) }
  func set(_ value: Data, key: String) throws { items[key] = value }
  func remove(_ key: String) throws { items[key] = nil }
  func removeAll() throws { items = [:] }
  func contains(_ key: String) throws -> Bool { items[key] != nil }
  func allKeys() -> [String] { items.keys.sorted() }

  subscript(key: String) -> String? {
    get { try? get(key) }
    set { items[key] = newValue.flatMap { $0.data(using: .utf8) } }
  }

  subscript(string key: String) -> String? {
    get { try? get(key) }
    set { items[key] = newValue.flatMap { $0.data(using: .utf8) } }
  }

  subscript(data key: String) -> Data? {
    get { items[key] }
    set { items[key] = newValue }
  }
}
"""##
    ),
  ]
}
