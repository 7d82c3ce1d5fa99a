import FlowInterfaceBuilder
import Foundation

/// What an `.xcodeproj` says of its targets: which files each of them compiles and copies.
package struct XcodeProject: Sendable, Hashable {
  /// The path of the `.xcodeproj`.
  package var path: String
  /// The targets with a product, in the order of the project.
  package var targets: [XcodeTarget]
  /// The products of packages and the frameworks that it names, sorted.
  package var libraries: [String]
}

/// A target of an Xcode project.
package struct XcodeTarget: Sendable, Hashable {
  /// A folder whose files belong to the target without being listed (Xcode 16's synchronized folders).
  package struct Folder: Sendable, Hashable {
    /// The folder's path.
    package var path: String
    /// The paths in it that do not belong to the target; `*.lproj` stands for every localization.
    package var excluded: Set<String>

    /// Whether a file in it does not belong to the target.
    func excludes(_ file: String) -> Bool {
      if excluded.contains(file) || excluded.contains(where: { file.hasPrefix($0 + "/") }) { return true }
      return ProjectPath.everyLocalization(ofLocalized: file).map(excluded.contains) == true
    }
  }

  /// The name.
  package var name: String
  /// The module that it makes: what `customModule` names.
  package var moduleName: String
  /// What other configurations call it.
  package var otherModuleNames: [String] = []
  /// The product type after its last dot: `application`, `framework`, `unit-test`.
  package var product: String?
  /// `SWIFT_VERSION`; nil where neither target, project nor their .xcconfig files set it.
  package var swiftVersion: String?
  /// `IPHONEOS_DEPLOYMENT_TARGET`; nil where the project does not set it.
  package var deploymentTarget: String?
  /// The files that it compiles, sorted.
  package var sources: [String]
  /// The files that it copies: storyboards, xibs, property lists, with all localizations, sorted.
  package var resources: [String]
  /// The folders that belong to it as a whole.
  package var folders: [Folder]
  /// Whether it is built for iPhone or iPad; a target that does not say counts as such.
  package var isForIOS = true
  /// The path of its Info.plist; nil where the build makes it, or its path is not known.
  package var infoPlist: String?
  /// The main storyboard that its build settings name, for an Info.plist that the build makes.
  package var mainStoryboard: String?
  /// The language that its project is developed in (`developmentRegion`).
  package var developmentRegion: String?
  /// The folder that the paths of its settings begin in.
  package var directory = ""
  /// The build settings of each of its configurations.
  package var settings: [XcodeBuildSettings.Values] = []

  /// Whether it tests the app, and is no part of it.
  package var isTest: Bool { product?.contains("test") == true }

  /// Whether it is an app for iPhone or iPad; no extension, watch app or app clip.
  package var isApplication: Bool { product == "application" && isForIOS }

  /// Whether apps are linked with it or carry it: frameworks, libraries and bundles.
  package var isLibrary: Bool {
    product.map { ["framework", "static", "dynamic", "bundle"].contains($0) } == true && isForIOS
  }
}

extension XcodeProject {
  /// The file that makes a folder ending in `.xcodeproj` a project.
  static func file(of path: String) -> String { "\(path)/project.pbxproj" }

  /// Reads the project at a path ending in `.xcodeproj`.
  ///
  /// - Throws: an `InterfaceError` at the place of the first fault in its `project.pbxproj`.
  ///
  /// - Parameter scope: what may be read.
  package init(contentsOf path: String, in scope: FileScope = .everything) throws(InterfaceError) {
    let file = Self.file(of: path)
    let start = SourceLocation(file: file, line: 1, column: 1)
    guard FileManager.default.fileExists(atPath: file) || !scope.admits(file) else {
      throw InterfaceError(
        location: start,
        message: "it is not there, so that the project's targets are not known. Restore it, or delete the folder: "
          + "without a project, all files around count.")
    }
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(file, in: scope)
    } catch {
      throw InterfaceError(location: start, message: error.message)
    }
    let root: OldPropertyList
    do throws(TextFault) {
      if let content = OldPropertyList(xml: bytes) {
        root = content
      } else {
        var reader = OldPropertyListReader(bytes)
        root = try reader.read()
      }
    } catch {
      throw InterfaceError(
        location: SourceLocation(offset: error.offset, in: bytes, of: file),
        message: "\(error.message). Open the project in Xcode, which repairs or explains it.")
    }
    guard let graph = try XcodeProjectGraph(root, project: path, in: scope) else {
      throw InterfaceError(
        location: start, message: "it holds no PBXProject, so that its targets are not known. Open it in Xcode.")
    }
    self.init(path: path, targets: graph.targets, libraries: graph.libraries)
  }
}
