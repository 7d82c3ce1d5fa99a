import FlowInterfaceBuilder
import Foundation

/// The files of a folder that may belong to an app, found in one walk.
package struct AppFolderSearch: Sendable {
  /// The Swift files, sorted; not all of them need be the app's.
  package private(set) var swiftFiles: [String] = []
  /// The Objective-C files and headers, sorted.
  package private(set) var objectiveCFiles: [String] = []
  /// The Objective-C files of libraries that a package manager put into the folder and whose names say that they hold
  /// categories, sorted: `UIViewController+Menu.m`.
  package private(set) var libraryCategories: [String] = []
  /// The names of the headers that built frameworks in the folder have, without their endings: most are those of classes.
  private(set) var frameworkHeaders: Set<String> = []
  private(set) var interfaceFiles: [String] = []
  private(set) var localizedTexts: [String] = []
  /// Files of data, sorted.
  private(set) var resources: [String] = []
  /// The folders of Core Data's models: `.xcdatamodeld` with its versions, or a model alone.
  package private(set) var dataModels: [String] = []
  /// The folders of data in asset catalogues: `items.dataset`.
  private(set) var dataSets: [String] = []
  /// The names of the folders of languages, `de.lproj`, the app's or not.
  private(set) var languageFolders: Set<String> = []
  /// The images and colours.
  package private(set) var assets = AssetNames()
  /// The files of entitlements, sorted.
  package private(set) var entitlements: [String] = []
  private(set) var projects: [String] = []
  private(set) var packages: [String] = []
  /// Podfiles and Cartfiles, with their locks.
  private(set) var dependencyFiles: [String] = []
  /// The files that are not read, sorted: links that lead to what the scope does not admit.
  private(set) var outside: [String] = []
  /// The links to folders, sorted: they are not followed.
  package private(set) var linkedFolders: [String] = []
  /// What may be read.
  package let scope: FileScope
  private var exactNames: Set<String> = []
  private var namesByLowercase: [String: String] = [:]

  /// Searches the folder of an app at a path (see `AppFiles`).
  ///
  /// - Parameter scope: what may be read; by default what is around the app.
  package init(_ path: String, in scope: FileScope? = nil) {
    self.scope = scope ?? .around(path)
    let folder = AppFolder(path).directory
    // A folder may be called so, too.
    var isFolder: ObjCBool = false
    if path.hasSuffix(".swift"),
      !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) || !isFolder.boolValue
    {
      swiftFiles = [path]
      return
    }
    search(folder.isEmpty ? "." : folder)
    swiftFiles.sort()
    objectiveCFiles.sort()
    libraryCategories.sort()
    interfaceFiles.sort()
    localizedTexts.sort()
    resources.sort()
    dataModels.sort()
    dataSets.sort()
    entitlements.sort()
    projects.sort()
    packages.sort()
    dependencyFiles.sort()
    outside.sort()
    linkedFolders.sort()
    let files = [swiftFiles, interfaceFiles, localizedTexts, resources].flatMap(\.self)
    exactNames = Set(files)
    namesByLowercase = Dictionary(files.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    let given = ProjectPath.normalized(path)
    if given.hasSuffix(".xcodeproj") {
      projects = projects.filter { $0 == given }
      packages = []
    }
  }

  /// The Swift files, the documents, the files of localized texts and those of data below a folder.
  func files(in folder: String) -> [String] {
    let prefix = folder.isEmpty || folder == "." ? "" : folder + "/"
    return [swiftFiles, interfaceFiles, localizedTexts, resources].flatMap { $0.filter { $0.hasPrefix(prefix) } }
  }

  private mutating func search(_ root: String) {
    var folders = [root]
    var libraries: [String] = []
    var frameworks: [String] = []
    walk(&folders) { search, path, name, isFolder in
      if isFolder, Self.libraryFolders.contains(name) { libraries.append(path) }
      if isFolder, Self.isBuilt(name) { frameworks.append(path) }
      return search.add(path, name: name, isFolder: isFolder)
    }
    walk(&libraries) { search, path, name, isFolder in
      search.assets.addOfLibrary(
        name, kind: name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? "")
      if !isFolder, name.contains("+"), [".h", ".m", ".mm"].contains(where: name.hasSuffix) {
        search.libraryCategories.append(path)
      }
      if isFolder, Self.isBuilt(name) { frameworks.append(path) }
      return isFolder
    }
    walk(&frameworks) { search, _, name, isFolder in
      if !isFolder, name.hasSuffix(".h") { search.frameworkHeaders.insert(String(name.dropLast(".h".count))) }
      return isFolder
    }
  }

  private static func isBuilt(_ name: String) -> Bool { name.hasSuffix(".framework") || name.hasSuffix(".xcframework") }

  /// Where package managers put the sources of libraries.
  private static let libraryFolders: Set<String> = ["Carthage", "Pods"]

  /// Walks through folders; what is visited says whether a folder is to be searched.
  private mutating func walk(
    _ folders: inout [String], visit: (inout Self, _ path: String, _ name: String, _ isFolder: Bool) -> Bool
  ) {
    while let folder = folders.popLast() {
      guard let entries = opendir(folder) else { continue }
      defer { closedir(entries) }
      while let entry = readdir(entries) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
        }
        guard !name.hasPrefix(".") else { continue }
        let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        if InterfaceFiles.isLink(path, Int32(entry.pointee.d_type)), !scope.admits(path) {
          outside.append(path)
          continue
        }
        if Int32(entry.pointee.d_type) == Int32(DT_LNK), Self.leadsToFolder(path) { linkedFolders.append(path) }
        if visit(&self, path, name, Self.isFolder(path, type: Int32(entry.pointee.d_type))) {
          folders.append(path)
        }
      }
    }
  }

  /// A project's path as the file is called here: where none is called so, one whose letters differ in case alone.
  ///
  /// - Apple's file systems find it either way.
  func nameOnDisk(_ path: String) -> String {
    exactNames.contains(path) ? path : namesByLowercase[path.lowercased()] ?? path
  }

  /// The models among a folder's that targets compile; all where what is known of the targets names none.
  ///
  /// - Parameter files: the files of the targets, a version of a model among them as `Shop.xcdatamodeld/Shop.xcdatamodel`.
  package static func dataModels(_ models: [String], of files: Set<String>) -> [String] {
    let named = files.filter { $0.contains(".xcdatamodel") }
    let own = models.filter { model in named.contains { $0 == model || $0.hasPrefix("\(model)/") } }
    return own.isEmpty ? models : own
  }

  /// The sources among the files that are not read, and the folders, which may hold some.
  var outsideSources: [String] {
    outside.filter { path in
      [".swift", ".h", ".m", ".mm", ".xcodeproj"].contains(where: path.hasSuffix) || Self.leadsToFolder(path)
    }
  }

  /// Whether a file was found that has this path.
  func holds(_ path: String) -> Bool { exactNames.contains(path) }

  private static let dataExtensions: Set<String> = [
    "csv", "geojson", "html", "json", "md", "plist", "rtf", "txt", "xml",
  ]
  private static let dependencyFiles: Set<String> = ["Podfile", "Podfile.lock", "Cartfile", "Cartfile.resolved"]

  /// Notes a file; true for a folder to search.
  private mutating func add(_ path: String, name: String, isFolder: Bool) -> Bool {
    let kind = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    if isFolder {
      if kind == "xcodeproj" {
        projects.append(path)
        return false
      }
      if kind == "xcdatamodeld" || kind == "xcdatamodel" {
        dataModels.append(path)
        return false
      }
      if kind == "lproj" { languageFolders.insert(name) }
      if kind == "dataset" {
        dataSets.append(path)
        return false
      }
      if assets.addSet(name, kind: kind) { return false }
      if kind == "xcassets" { return true }
      return !InterfaceFiles.skippedFolders.contains(name) && !InterfaceFiles.skippedExtensions.contains(kind)
    }
    assets.addFile(name, kind: kind)
    if Self.dependencyFiles.contains(name) { dependencyFiles.append(path) }
    // Xcode reads `Main.Storyboard` too.
    switch kind.lowercased() {
    case "swift": if name == "Package.swift" { packages.append(path) } else { swiftFiles.append(path) }
    case "h", "m", "mm": objectiveCFiles.append(path)
    case "storyboard", "xib": interfaceFiles.append(path)
    case "entitlements": entitlements.append(path)
    case _ where Self.dataExtensions.contains(kind): resources.append(path)
    default: if InterfaceFiles.localizedTextExtensions.contains(kind) { localizedTexts.append(path) }
    }
    return false
  }

  /// Whether a link leads to a folder.
  private static func leadsToFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Links to folders are not followed.
  private static func isFolder(_ path: String, type: Int32) -> Bool {
    if type != Int32(DT_UNKNOWN) { return type == Int32(DT_DIR) }
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
