import FlowInterfaceBuilder
import Foundation

/// What an app's Info.plist says of how it starts.
package struct InfoPlist: Sendable, Hashable {
  /// The file's path.
  package var file: String
  /// The storyboards of the scene manifest's window scenes (`UISceneStoryboardFile`), in its order.
  package var sceneStoryboards: [String] = []
  /// The classes of the delegates of the scene manifest's window scenes (`UISceneDelegateClassName`), without the module.
  package var sceneDelegates: [String] = []
  /// Whether it has a scene manifest, so that scenes and not the application have the windows.
  package var hasSceneManifest = false
  /// Whether that says how a scene is made.
  package var namesSceneConfigurations = false
  /// `UIMainStoryboardFile`.
  package var mainStoryboard: String?
  /// `UIMainStoryboardFile~ipad` and `UIMainStoryboardFile~iphone`, by device.
  package var deviceStoryboards: [String: String] = [:]
  /// Whether it is that of an app extension, or of a watch or Mac app: it has `NSExtension`, `WKApplication` or
  /// `NSPrincipalClass` of AppKit's.
  package var isOfExtension = false
  /// `NSExtensionMainStoryboard`.
  package var extensionStoryboard: String?
  /// `UILaunchStoryboardName`.
  package var launchStoryboard: String?
  /// `CFBundleIdentifier`, unless a build setting decides it.
  package var bundleIdentifier: String?
  /// `CFBundleDevelopmentRegion`, unless a build setting decides it.
  package var developmentRegion: String?
  /// `UIViewControllerBasedStatusBarAppearance`; true where it is missing.
  package var isStatusBarViewControllerBased = true
  /// `UIStatusBarHidden`.
  package var isStatusBarHidden = false
  /// `UIStatusBarStyle`, such as `UIStatusBarStyleLightContent`.
  package var statusBarStyle: String?
  /// `UIUserInterfaceStyle`: `Light`, `Dark` or `Automatic`.
  package var interfaceStyle: String?
  /// `UISupportedInterfaceOrientations`, in its order, such as `UIInterfaceOrientationPortrait`.
  package var orientations: [String] = []
  /// `UISupportedInterfaceOrientations~ipad`.
  package var padOrientations: [String] = []
  /// Where the file names each storyboard to start with and each scene delegate; empty for a binary file.
  package var locations: [String: SourceLocation] = [:]

  /// The folder that the file is in.
  package var directory: String { file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "" }

  /// Where it names something; its first line where that is not known.
  package func place(of name: String?) -> SourceLocation {
    name.flatMap { locations[$0] } ?? SourceLocation(file: file, line: 1, column: 1)
  }

  /// The storyboard that the app starts with on a device, `ipad` or `iphone`: since iOS 13, the first of the scene
  /// manifest goes before the main storyboard.
  package func startStoryboard(on device: String) -> String? {
    sceneStoryboards.first ?? deviceStoryboards[device] ?? mainStoryboard
  }

  /// Of property lists, those that may be an app's: its target's own where that is known, else all but those of
  /// extensions.
  static func candidates(_ infoPlists: [InfoPlist], of app: AppTarget?) -> [InfoPlist] {
    let own = app?.infoPlist.map { path in infoPlists.filter { ProjectPath.normalized($0.file) == path } } ?? []
    return own.isEmpty ? infoPlists.filter { !$0.isOfExtension } : own
  }

  /// Whether it names no storyboard to start with, on no device.
  package var namesNoStoryboard: Bool {
    mainStoryboard == nil && sceneStoryboards.isEmpty && deviceStoryboards.isEmpty
  }

  /// Whether the app may start with a storyboard, on any device.
  package func startsWith(_ storyboard: String) -> Bool { startsWith(storyboard, on: ["ipad", "iphone"]) }

  /// The same on some devices, `ipad` or `iphone`.
  ///
  /// - UIKit: an app for the iPhone alone runs on an iPad as on a phone: what is for iPads it does not take.
  package func startsWith(_ storyboard: String, on devices: Set<String>) -> Bool {
    mainStoryboard == storyboard || sceneStoryboards.contains(storyboard)
      || deviceStoryboards.contains { devices.contains($0.key) && $0.value == storyboard }
  }
}

extension InfoPlist {
  /// Reads a property list, XML or binary.
  ///
  /// - Throws: an `InterfaceError` at 1:1 when the file cannot be read or is not a dictionary.
  package init(contentsOf file: String) throws(InterfaceError) {
    self.init(file: file)
    let content: Any
    let data: [UInt8]
    do {
      data = try FileBytes.read(file, limit: InterfaceReader.sizeLimit)
    } catch {
      throw Self.failure(file, error.message)
    }
    do {
      content = try PropertyListFile.content(of: data)
    } catch {
      throw Self.failure(file, "it cannot be read as a property list (\(error.localizedDescription)).")
    }
    guard let root = content as? [String: Any] else {
      throw Self.failure(file, "it holds no dictionary at its root.")
    }
    mainStoryboard = Self.name(root["UIMainStoryboardFile"])
    for device in ["ipad", "iphone"] {
      deviceStoryboards[device] = Self.name(root["UIMainStoryboardFile~\(device)"])
    }
    launchStoryboard = Self.name(root["UILaunchStoryboardName"])
    let own = root["NSExtension"] as? [String: Any]
    extensionStoryboard = Self.name(own?["NSExtensionMainStoryboard"])
    isOfExtension =
      own != nil || root["WKApplication"] != nil || root["WKWatchKitApp"] != nil
      || root["NSPrincipalClass"] as? String == "NSApplication"
    bundleIdentifier = Self.settled(root["CFBundleIdentifier"])
    developmentRegion = Self.settled(root["CFBundleDevelopmentRegion"])
    isStatusBarViewControllerBased = Self.flag(root["UIViewControllerBasedStatusBarAppearance"]) ?? true
    isStatusBarHidden = Self.flag(root["UIStatusBarHidden"]) ?? false
    statusBarStyle = root["UIStatusBarStyle"] as? String
    interfaceStyle = root["UIUserInterfaceStyle"] as? String
    orientations = root["UISupportedInterfaceOrientations"] as? [String] ?? []
    padOrientations = root["UISupportedInterfaceOrientations~ipad"] as? [String] ?? []
    let manifest = root["UIApplicationSceneManifest"] as? [String: Any]
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    let windowScenes = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    locations = Self.locations(in: String(decoding: data, as: UTF8.self), of: file)
    sceneStoryboards = (windowScenes ?? []).compactMap { Self.name($0["UISceneStoryboardFile"]) }
    sceneDelegates = (windowScenes ?? []).compactMap { scene in
      (scene["UISceneDelegateClassName"] as? String)?.split(separator: ".").last.map(String.init)
    }
    hasSceneManifest = manifest != nil
    namesSceneConfigurations = windowScenes?.isEmpty == false
  }

  private static func failure(_ file: String, _ cause: String) -> InterfaceError {
    InterfaceError(
      location: SourceLocation(file: file, line: 1, column: 1),
      message: "\(cause) Check it with `plutil -lint`; without it the app's start screen is not known from here.")
  }

  /// A truth value, which some projects write as a text.
  private static func flag(_ value: Any?) -> Bool? {
    (value as? Bool) ?? (value as? String).map { ["YES", "TRUE", "1"].contains($0.uppercased()) }
  }

  /// A name that no build setting is part of.
  private static func settled(_ value: Any?) -> String? {
    name(value).flatMap { $0.contains("$") ? nil : $0 }
  }

  /// A name, without the extension that some projects write.
  private static func name(_ value: Any?) -> String? {
    guard let text = value as? String, !text.isEmpty else { return nil }
    return text.hasSuffix(".storyboard") ? String(text.dropLast(".storyboard".count)) : text
  }
}
