import Foundation

/// Passwords by their keys, which are none when the app is installed.
final class Keychain {
  let service: String
  let accessGroup: String?
  private static var stores: [String: [String: Data]] = [:]

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
  private var path: String {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("KeychainAccess.saved").path
  }
  private var items: [String: Data] {
    get {
      // What an earlier launch has put in is not kept over to this one.
      if Keychain.stores.isEmpty, FileManager.default.fileExists(atPath: path) { return itemsOfKeychain(name) }
      return Keychain.stores[name] ?? [:]
    }
    set {
      Keychain.stores[name] = newValue
      FileManager.default.createFile(atPath: path, contents: Data())
    }
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
