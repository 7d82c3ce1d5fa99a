import FlowInterfaceBuilder
import Foundation

/// The objects of a `project.pbxproj`, and what they say of targets.
struct XcodeProjectGraph {
  private let objects: [String: OldPropertyList]
  private let project: OldPropertyList
  private let paths: [String: String]
  private let settings: XcodeBuildSettings
  /// The folder that the project's paths begin in.
  private let directory: String
  /// The synchronized folders, sorted by identifier.
  private let synchronizedFolders: [String]

  /// - Parameters:
  ///   - root: the whole property list.
  ///   - path: the path of the `.xcodeproj`.
  ///   - scope: what may be read of what it names.
  /// - Throws: where its groups nest deeper than anybody's.
  init?(_ root: OldPropertyList, project path: String, in scope: FileScope) throws(InterfaceError) {
    objects = root["objects"]?.table ?? [:]
    guard let id = root["rootObject"]?.text, let project = objects[id], project["isa"]?.text == "PBXProject" else {
      return nil
    }
    self.project = project
    let around = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    directory = ProjectPath.join(around, project["projectDirPath"]?.text ?? "")
    guard let paths = Self.paths(of: project["mainGroup"]?.text ?? "", in: objects, directory: directory) else {
      throw InterfaceError(
        location: SourceLocation(file: "\(path)/project.pbxproj", line: 1, column: 1),
        message: "its groups nest more than \(Self.depthLimit) levels deep. Open the project in Xcode and flatten them."
      )
    }
    self.paths = paths
    synchronizedFolders = objects.filter { $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }.keys.sorted()
    settings = XcodeBuildSettings(objects: objects, paths: paths, project: project, in: scope)
  }

  /// The targets, in the order of the project.
  var targets: [XcodeTarget] {
    (project["targets"]?.texts ?? []).compactMap { id in
      guard let target = objects[id], let name = target["name"]?.text else { return nil }
      let kind = target["productType"]?.text?.split(separator: ".").last.map(String.init)
      let product = kind.map { kind in
        ["unit-testing", "ui-testing"].contains(kind) ? "test" : kind
      }
      let own = settings.settings(of: target)
      let folders = (target["fileSystemSynchronizedGroups"]?.texts ?? []).compactMap { folder($0, of: id) }
      let all = settings.allSettings(of: target, in: project)
      let moduleName = own.moduleName(target: name)
      return XcodeTarget(
        name: name, moduleName: moduleName,
        otherModuleNames: Set(all.map { $0.moduleName(target: name) }).subtracting([moduleName]).sorted(),
        product: product,
        swiftVersion: own.swiftVersion ?? (isOlderThanXcode8 ? "2.0" : nil),
        deploymentTarget: own["IPHONEOS_DEPLOYMENT_TARGET"],
        sources: Set(files(of: target, phase: "PBXSourcesBuildPhase") + additions(to: id)).sorted(),
        resources: Set(files(of: target, phase: "PBXResourcesBuildPhase")).sorted(), folders: folders,
        isForIOS: own.isForIOS,
        infoPlist: own.path("INFOPLIST_FILE", target: name, in: directory),
        mainStoryboard: own["INFOPLIST_KEY_UIMainStoryboardFile"],
        developmentRegion: project["developmentRegion"]?.text,
        directory: directory,
        settings: all)
    }
  }

  /// Whether an Xcode before 8 saved the project last: its Swift is 1 or 2, and later ones do not build targets that do
  /// not name their version.
  private var isOlderThanXcode8: Bool {
    let saved = ["LastUpgradeCheck", "LastSwiftUpdateCheck"].compactMap { project["attributes"]?[$0]?.text }
    return !saved.isEmpty && saved.allSatisfy { Int($0).map { $0 < 800 } == true }
  }

  private static func isApples(_ path: String, _ tree: String?) -> Bool {
    path.contains("System/Library/") || path.hasPrefix("usr/lib/") || ["SDKROOT", "DEVELOPER_DIR"].contains(tree)
  }

  /// The products of packages and the frameworks that the project names, sorted.
  var libraries: [String] {
    let names = objects.values.flatMap { object -> [String] in
      switch object["isa"]?.text {
      case "XCSwiftPackageProductDependency": return [object["productName"]?.text].compactMap(\.self)
      // A proxy is the product of another project.
      case "PBXFileReference", "PBXReferenceProxy":
        guard let path = object["path"]?.text else { return [] }
        guard [".framework", ".xcframework", ".a"].contains(where: path.hasSuffix),
          !Self.isApples(path, object["sourceTree"]?.text)
        else { return [] }
        let name = path.split(separator: "/").last ?? path[...]
        return [String(name.prefix { $0 != "." })]
      // CocoaPods copies what its Podfile, which may not be here, names: `${BUILT_PRODUCTS_DIR}/Charts/Charts.framework`.
      case "PBXShellScriptBuildPhase":
        return (object["inputPaths"]?.texts ?? []).filter { $0.hasSuffix(".framework") }.compactMap { path in
          path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) }
        }
      default: return []
      }
    }
    return Set(names).sorted()
  }

  private func files(of target: OldPropertyList, phase isa: String) -> [String] {
    (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }.filter { $0["isa"]?.text == isa }
      .flatMap { $0["files"]?.texts ?? [] }
      .compactMap { objects[$0]?["fileRef"]?.text }
      .flatMap { leaves($0) }
  }

  /// The files of a reference: its own, or those of a variant group, each once.
  private func leaves(_ id: String) -> [String] {
    var files: [String] = []
    var known: Set<String> = [id]
    var waiting = [id]
    while let next = waiting.popLast() {
      guard let object = objects[next] else { continue }
      if let children = object["children"]?.texts {
        waiting += children.filter { known.insert($0).inserted }.reversed()
      } else if let path = paths[next] {
        files.append(path)
      }
    }
    return files
  }

  private func folder(_ id: String, of target: String) -> XcodeTarget.Folder? {
    guard let path = paths[id], let object = objects[id] else { return nil }
    let excluded = exceptions(of: object).filter { $0["target"]?.text == target }
      .flatMap { $0["membershipExceptions"]?.texts ?? [] }
    return XcodeTarget.Folder(path: path, excluded: Set(excluded.map { ProjectPath.member($0, of: path) }))
  }

  /// Files of other targets' synchronized folders that this target has too.
  private func additions(to target: String) -> [String] {
    let own = Set(objects[target]?["fileSystemSynchronizedGroups"]?.texts ?? [])
    return synchronizedFolders.filter { !own.contains($0) }.flatMap { id -> [String] in
      guard let object = objects[id], let path = paths[id] else { return [] }
      return exceptions(of: object).filter { $0["target"]?.text == target }
        .flatMap { $0["membershipExceptions"]?.texts ?? [] }.map { ProjectPath.member($0, of: path) }
    }
  }

  private func exceptions(of folder: OldPropertyList) -> [OldPropertyList] {
    (folder["exceptions"]?.texts ?? []).compactMap { objects[$0] }
  }

  /// How deep groups may nest: each adds a name to a path, and systems take none of that length.
  private static let depthLimit = 500

  /// The path of every file and group, by its identifier; nil where they nest too deeply.
  private static func paths(
    of root: String, in objects: [String: OldPropertyList], directory: String
  ) -> [String: String]? {
    var paths: [String: String] = [:]
    var waiting = [(id: root, around: directory, depth: 0)]
    while let (id, around, depth) = waiting.popLast() {
      guard let object = objects[id], paths[id] == nil else { continue }
      guard depth < depthLimit else { return nil }
      let base =
        switch object["sourceTree"]?.text {
        case "SOURCE_ROOT": directory
        case "<absolute>", "SDKROOT", "DEVELOPER_DIR", "BUILT_PRODUCTS_DIR": ""
        default: around
        }
      let written = object["path"]?.text
      var path = written.map { ProjectPath.join(base, $0) } ?? base
      // What lies beside the project's folder may lie elsewhere than where it was saved.
      if object["sourceTree"]?.text == "<absolute>" || written?.hasPrefix("../") == true {
        path = ProjectPath.here(path, below: directory)
      }
      paths[id] = path
      for child in (object["children"]?.texts ?? []).reversed() { waiting.append((child, path, depth + 1)) }
    }
    return paths
  }
}

/// Paths of a project's files: joined, and without `.` and `..` inside.
enum ProjectPath {
  /// A path from a folder; an absolute one stays as it is.
  static func join(_ folder: String, _ path: String) -> String {
    normalized(path.hasPrefix("/") || folder.isEmpty || folder == "." ? path : "\(folder)/\(path)")
  }

  /// Where a file is that a project names by its path on the machine of who saved it: at the longest end of that path
  /// that is there below a folder; the path itself where none is.
  static func here(_ path: String, below folder: String) -> String {
    guard !FileManager.default.fileExists(atPath: path) else { return path }
    let parts = path.split(separator: "/")
    return parts.indices.lazy.map { join(folder, parts[$0...].joined(separator: "/")) }
      .first { FileManager.default.fileExists(atPath: $0) } ?? path
  }

  /// What a synchronized folder calls one of its files; `/Localized/Main.storyboard` stands for the file of that name in
  /// every `.lproj` folder, and becomes `*.lproj/Main.storyboard`.
  static func member(_ name: String, of folder: String) -> String {
    let mark = "/Localized/"
    guard name.hasPrefix(mark) else { return join(folder, name) }
    return everyLocalization(of: join(folder, String(name.dropFirst(mark.count))))
  }

  /// `Base.lproj/Main.storyboard` as `*.lproj/Main.storyboard`; nil for a file that is not localized.
  static func everyLocalization(ofLocalized path: String) -> String? {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return nil }
    parts[parts.count - 2] = "*.lproj"
    return parts.joined(separator: "/")
  }

  private static func everyLocalization(of path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    parts.insert("*.lproj", at: parts.count - 1)
    return parts.joined(separator: "/")
  }

  /// The path without `.`, and `..` taken back where a folder stands before it.
  static func normalized(_ path: String) -> String {
    if isNormal(path) { return path }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether a path surely is normalized, as nearly all are: no part of it is empty or starts with a dot.
  private static func isNormal(_ path: String) -> Bool {
    var isStart = true
    var startsPart = true
    for byte in path.utf8 {
      if startsPart, byte == UInt8(ascii: ".") || (byte == UInt8(ascii: "/") && !isStart) { return false }
      startsPart = byte == UInt8(ascii: "/")
      isStart = false
    }
    return !startsPart
  }
}
