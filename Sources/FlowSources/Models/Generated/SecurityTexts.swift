// swift-format-ignore-file
// The files of Models/Security as they are: edit those, then FLOWSIM_RECORD=1 swift test --filter ModuleModelTests.

extension ModuleModel {
  static let securityTexts: [(path: String, text: String)] = [
    (
      "Security/Keychain.swift",
      ##"""
import Foundation

typealias OSStatus = Int32

let errSecSuccess: Int32 = 0
let errSecDuplicateItem: Int32 = -25299
let errSecItemNotFound: Int32 = -25300
let errSecParam: Int32 = -50
let errSecAuthFailed: Int32 = -25293
let noErr: Int32 = 0

let kSecClass: String = "class"
let kSecClassGenericPassword: String = "genp"
let kSecClassInternetPassword: String = "inet"
let kSecAttrService: String = "svce"
let kSecAttrAccount: String = "acct"
let kSecAttrGeneric: String = "gena"
let kSecAttrServer: String = "srvr"
let kSecAttrAccessGroup: String = "agrp"
let kSecAttrLabel: String = "labl"
let kSecAttrDescription: String = "desc"
let kSecAttrComment: String = "icmt"
let kSecAttrCreationDate: String = "cdat"
let kSecAttrModificationDate: String = "mdat"
let kSecAttrSynchronizable: String = "sync"
let kSecAttrAccessible: String = "pdmn"
let kSecAttrAccessibleWhenUnlocked: String = "ak"
let kSecAttrAccessibleAfterFirstUnlock: String = "ck"
let kSecAttrAccessibleAlways: String = "dk"
let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: String = "aku"
let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: String = "cku"
let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: String = "akpu"
let kSecMatchLimit: String = "m_Limit"
let kSecMatchLimitOne: String = "m_LimitOne"
let kSecMatchLimitAll: String = "m_LimitAll"
let kSecReturnData: String = "r_Data"
let kSecReturnAttributes: String = "r_Attributes"
let kSecReturnRef: String = "r_Ref"
let kSecReturnPersistentRef: String = "r_PersistentRef"
let kSecValueData: String = "v_Data"
let kCFBooleanTrue: Bool! = true
let kCFBooleanFalse: Bool! = false

/// The passwords that the app has put into its keychain, which is empty until it does; they outlive a launch.
final class KeychainItems {
  static let shared = KeychainItems()
  private var items: [[String: Any]] = []

  private init() { items = KeychainItems.saved?.array(forKey: "items") as? [[String: Any]] ?? [] }

  private static var saved: UserDefaults? { UserDefaults(suiteName: "Security.KeychainItems") }

  /// What tells one item from another: of those that a query leaves out any will do.
  private static let names = [
    kSecClass, kSecAttrService, kSecAttrAccount, kSecAttrGeneric, kSecAttrServer, kSecAttrAccessGroup, kSecAttrLabel,
  ]

  /// The places of the items that a query means.
  private func places(_ query: [String: Any]) -> [Int] {
    var found: [Int] = []
    for (place, item) in items.enumerated() {
      var isMeant = true
      for name in KeychainItems.names {
        guard let wanted = query[name] else { continue }
        guard let own = item[name], KeychainItems.text(own) == KeychainItems.text(wanted) else {
          isMeant = false
          break
        }
      }
      if isMeant { found.append(place) }
    }
    return found
  }

  private static func text(_ value: Any) -> String {
    if let data = value as? Data { return data.base64EncodedString() }
    return "\(value)"
  }

  func add(_ item: [String: Any]) -> Int32 {
    var key: [String: Any] = [:]
    for name in [kSecClass, kSecAttrService, kSecAttrAccount, kSecAttrServer] { key[name] = item[name] }
    for place in places(key) {
      if [kSecAttrService, kSecAttrAccount, kSecAttrServer].allSatisfy({ items[place][$0] == nil || key[$0] != nil }) {
        return errSecDuplicateItem
      }
    }
    items.append(item)
    save()
    return errSecSuccess
  }

  func update(_ query: [String: Any], _ changes: [String: Any]) -> Int32 {
    let places = places(query)
    if places.isEmpty { return errSecItemNotFound }
    for place in places {
      for (name, value) in changes { items[place][name] = value }
    }
    save()
    return errSecSuccess
  }

  func delete(_ query: [String: Any]) -> Int32 {
    let places = places(query)
    if places.isEmpty { return errSecItemNotFound }
    for place in places.reversed() { items.remove(at: place) }
    save()
    return errSecSuccess
  }

  /// What a query is answered with, or nothing where no item is meant.
  func find(_ query: [String: Any]) -> [Any] {
    let found = places(query)
    if found.isEmpty { return [] }
    let answers = found.map { KeychainItems.answer(items[$0], query) }
    if let limit = query[kSecMatchLimit] as? String, limit == kSecMatchLimitAll { return [answers] }
    return [answers[0]]
  }

  private static func answer(_ item: [String: Any], _ query: [String: Any]) -> Any {
    let wantsData = (query[kSecReturnData] as? Bool) ?? false
    let wantsAttributes = (query[kSecReturnAttributes] as? Bool) ?? false
    if wantsAttributes {
      var answer = item
      if !wantsData { answer[kSecValueData] = nil }
      return answer
    }
    return item[kSecValueData] ?? Data()
  }

  private func save() {
    var kept: [[String: Any]] = []
    for item in items {
      var each: [String: Any] = [:]
      for name in KeychainItems.names + [kSecValueData] { each[name] = item[name] }
      kept.append(each)
    }
    KeychainItems.saved?.set(kept, forKey: "items")
  }
}

func SecItemAdd(_ attributes: [String: Any], _ result: Any?) -> Int32 { KeychainItems.shared.add(attributes) }

func SecItemUpdate(_ query: [String: Any], _ changes: [String: Any]) -> Int32 {
  KeychainItems.shared.update(query, changes)
}

func SecItemDelete(_ query: [String: Any]) -> Int32 { KeychainItems.shared.delete(query) }

func SecItemCopyMatching(_ query: [String: Any], _ result: inout Any?) -> Int32 {
  let found = KeychainItems.shared.find(query)
  if found.isEmpty { return errSecItemNotFound }
  result = found[0]
  return errSecSuccess
}
"""##
    ),
  ]
}
