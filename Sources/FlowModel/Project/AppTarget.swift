import FlowInterfaceBuilder
import Foundation

/// An app that an Xcode project builds: what of a folder is in it.
package struct AppTarget: Sendable, Hashable {
  /// The target's name.
  package let name: String
  /// The path of the project.
  package let project: String
  /// Its sources and documents, and those of the frameworks, libraries and packages beside it.
  package let files: Set<String>
  /// Its own sources and documents alone.
  package let ownFiles: Set<String>
  /// The path of its Info.plist; nil where the build makes it, or its path is not known.
  package let infoPlist: String?
  /// The main storyboard that its build settings name.
  package let mainStoryboard: String?
  /// The language that the project is developed in.
  let developmentRegion: String?
  /// The folder that the paths of its settings begin in.
  let directory: String
  /// The build settings of each of its configurations.
  let settings: [XcodeBuildSettings.Values]

  init(_ target: XcodeTarget, of project: String, files: Set<String>, libraries: Set<String>) {
    name = target.name
    self.project = project
    self.files = files.union(libraries)
    ownFiles = files
    developmentRegion = target.developmentRegion
    directory = target.directory
    settings = target.settings
    infoPlist = target.infoPlist
    mainStoryboard = target.mainStoryboard
  }

  /// The module that Xcode makes of a target of a name.
  package static func module(named name: String) -> String { XcodeBuildSettings.Values.identifier(name) }

  /// Its bundle identifier, where all configurations say the same one.
  package var bundleIdentifier: String? {
    let identifiers = Set(settings.map { $0["PRODUCT_BUNDLE_IDENTIFIER"] })
    guard identifiers.count == 1, case let identifier?? = identifiers.first, !identifier.isEmpty else { return nil }
    return identifier.contains("$(") || identifier.contains("${") ? nil : identifier
  }

  /// The devices that it runs on, `iphone` and `ipad`, as far as it says so in all configurations.
  package var devices: [String] {
    let families = Set(settings.map { $0["TARGETED_DEVICE_FAMILY"] ?? "1,2" })
    switch families {
    case ["1"]: return ["iphone"]
    case ["2"]: return ["ipad"]
    default: return ["iphone", "ipad"]
    }
  }
}

extension AssetNames {
  /// The same with the images that targets copy from where nobody here has read; nil where that is a whole catalogue.
  package func with(filesOf targets: [AppTarget]) -> AssetNames? {
    var all = self
    for path in targets.flatMap(\.ownFiles) where !FileManager.default.fileExists(atPath: path) {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let kind = name.split(separator: ".").last.map(String.init) ?? ""
      if kind == "xcassets" { return nil }
      all.addFile(name, kind: kind)
    }
    return all
  }
}

/// Why it is not known which app of a folder is meant.
package struct AppTargetError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, with the choices.
  package let description: String
}

extension AppFiles {
  /// The apps that a target's name leaves; all without one.
  ///
  /// - Throws: `AppTargetError` with the choices when none has the name.
  package func applications(named name: String?) throws(AppTargetError) -> [AppTarget] {
    guard let name else { return applications }
    let found = applications.filter { $0.name == name }
    guard found.isEmpty else { return found }
    let names = Set(applications.map(\.name)).sorted()
    guard !names.isEmpty else {
      throw AppTargetError(
        description: "no target is called '\(name)': there is no Xcode project with an app for iOS here")
    }
    let near = NearestName.of(name, in: names).map { "; did you mean '\($0)'?" } ?? ""
    throw AppTargetError(
      description: "no app for iOS is called '\(name)'\(near) The projects build \(names.joined(separator: ", ")).")
  }
}
