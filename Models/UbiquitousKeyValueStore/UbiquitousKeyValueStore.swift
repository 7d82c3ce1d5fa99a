import Foundation

let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
let NSUbiquitousKeyValueStoreServerChange = 0
let NSUbiquitousKeyValueStoreInitialSyncChange = 1
let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
let NSUbiquitousKeyValueStoreAccountChange = 3

/// The values that an app shares with itself on other devices: what it has set on this one, of which there is only one.
///
/// It is local until iCloud takes what is in it, and may be used without an account ("NSUbiquitousKeyValueStore").
final class NSUbiquitousKeyValueStore: NSObject {
  static let `default` = NSUbiquitousKeyValueStore()
  static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let values = UserDefaults(suiteName: "NSUbiquitousKeyValueStore")!

  func object(forKey key: String) -> Any? { values.object(forKey: key) }
  func string(forKey key: String) -> String? { values.object(forKey: key) as? String }
  func array(forKey key: String) -> [Any]? { values.array(forKey: key) }
  func dictionary(forKey key: String) -> [String: Any]? { values.dictionary(forKey: key) }
  func data(forKey key: String) -> Data? { values.data(forKey: key) }
  func longLong(forKey key: String) -> Int64 { Int64(values.integer(forKey: key)) }
  func double(forKey key: String) -> Double { values.double(forKey: key) }
  func bool(forKey key: String) -> Bool { values.bool(forKey: key) }
  func value(forKey key: String) -> Any? { values.object(forKey: key) }

  func set(_ value: Any?, forKey key: String) { values.set(value, forKey: key) }
  func set(_ value: String?, forKey key: String) { values.set(value, forKey: key) }
  func set(_ value: Data?, forKey key: String) { values.set(value, forKey: key) }
  func set(_ value: [Any]?, forKey key: String) { values.set(value, forKey: key) }
  func set(_ value: [String: Any]?, forKey key: String) { values.set(value, forKey: key) }
  func set(_ value: Int64, forKey key: String) { values.set(Int(value), forKey: key) }
  func set(_ value: Double, forKey key: String) { values.set(value, forKey: key) }
  func set(_ value: Bool, forKey key: String) { values.set(value, forKey: key) }
  func setValue(_ value: Any?, forKey key: String) { values.set(value, forKey: key) }
  func removeObject(forKey key: String) { values.removeObject(forKey: key) }

  var dictionaryRepresentation: [String: Any] { values.dictionaryRepresentation() }

  @discardableResult func synchronize() -> Bool { NSUbiquitousKeyValueStoreSynchronized() }
}

/// Whether it could: that hangs on what the app is entitled to, which is left open.
private func NSUbiquitousKeyValueStoreSynchronized() -> Bool { unreadSynchronization("NSUbiquitousKeyValueStore") }
