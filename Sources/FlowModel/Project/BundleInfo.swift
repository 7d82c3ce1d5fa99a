import Foundation

/// What the Info.plist of a built app holds, as far as its file and the build settings tell.
package struct BundleInfo: Sendable {
  /// A property list of the keys whose values are known; nil where it is not known which keys there are.
  package private(set) var known: Data?
  /// The keys that are there, or that the build may add, and whose values are not known.
  package private(set) var open: Set<String> = []
  private var keys: Set<String> = []

  /// Nothing is known.
  package init() {}

  /// Reads the one that is an app's: no key is known where there are several, or none.
  ///
  /// - Parameters:
  ///   - plists: the property lists that may be the app's.
  ///   - targets: the targets that the app may be.
  package init(_ plists: [InfoPlist], of targets: [AppTarget]) {
    guard plists.count == 1, targets.count <= 1,
      let root = try? PropertyListFile.content(of: plists[0].file) as? [String: Any]
    else { return }
    let target = targets.first
    var values = root.compactMapValues { Self.settled($0, target) }
    open = Self.added.union(Self.required).union(root.keys)
    if let target, target.settings.contains(where: { $0["GENERATE_INFOPLIST_FILE"] == "YES" }) {
      for (key, setting) in Self.generated where root[key] == nil {
        values[key] = Self.expanded("$(\(setting))", target)
        open.insert(key)
      }
      let prefix = "INFOPLIST_KEY_"
      for case let key in target.settings.flatMap(\.keys) where key.hasPrefix(prefix) {
        open.insert(String(key.dropFirst(prefix.count).prefix { $0 != "[" }))
      }
    }
    open.subtract(values.keys)
    keys = Set(values.keys)
    known = try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
  }

  /// Whether a key is surely not there.
  package func lacks(_ key: String) -> Bool { known != nil && !keys.contains(key) && !open.contains(key) }

  /// The keys that Xcode fills in an Info.plist that it generates, and the settings that it takes them from.
  private static let generated = [
    "CFBundleDisplayName": "INFOPLIST_KEY_CFBundleDisplayName", "CFBundleExecutable": "PRODUCT_NAME",
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
    "CFBundleShortVersionString": "MARKETING_VERSION",
    "CFBundleVersion": "CURRENT_PROJECT_VERSION",
  ]

  /// The keys without which no app is installed, whoever writes them ("Information Property List": Core Foundation's).
  private static let required: Set<String> = [
    "CFBundleExecutable", "CFBundleIdentifier", "CFBundleInfoDictionaryVersion", "CFBundleName", "CFBundlePackageType",
    "CFBundleShortVersionString", "CFBundleVersion",
  ]

  /// The keys that Xcode adds to what the file has.
  private static let added: Set<String> = [
    "BuildMachineOSBuild", "CFBundleIcons", "CFBundleIcons~ipad", "CFBundleIconName", "CFBundleSupportedPlatforms",
    "DTCompiler", "DTPlatformBuild", "DTPlatformName", "DTPlatformVersion", "DTSDKBuild", "DTSDKName", "DTXcode",
    "DTXcodeBuild", "MinimumOSVersion", "NSAccentColorName", "UIDeviceFamily", "UILaunchImages",
    "UIRequiredDeviceCapabilities",
  ]

  /// A value with its build settings replaced; nil where one of them is not known.
  private static func settled(_ value: Any, _ target: AppTarget?) -> Any? {
    switch value {
    case let text as String: return expanded(text, target)
    case let list as [Any]:
      let settled = list.compactMap { self.settled($0, target) }
      return settled.count == list.count ? settled : nil
    case let object as [String: Any]:
      let settled = object.compactMapValues { self.settled($0, target) }
      return settled.count == object.count ? settled : nil
    default: return value
    }
  }

  /// A text with the build settings that it names; nil where these are not known, or configurations have others.
  static func expanded(_ text: String, _ target: AppTarget?) -> String? {
    guard text.contains("$") else { return text }
    guard let target, !target.settings.isEmpty else { return nil }
    let texts = Set(target.settings.map { $0.expanded(text, target: target.name, depth: 5) })
    return texts.count == 1 ? texts.first ?? nil : nil
  }
}
