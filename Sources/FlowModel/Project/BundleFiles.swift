import FlowInterfaceBuilder
import Foundation

/// A file of an app's bundle that its code asks for.
package enum BundledFile: Sendable, Hashable {
  /// It is there; its path on this machine.
  case at(String)
  /// The app has none of the name.
  case missing
  /// Whether it has one is not known.
  case unknown
}

/// The files of an app's bundle that its code reads: JSON, property lists, texts.
package struct BundleFiles: Sendable {
  /// The paths by name; of a name that several files have, all.
  private var paths: [String: [String]] = [:]
  /// The names of data that is in the folder, the app's or not.
  private var names: Set<String> = []
  /// The folders of data in asset catalogues, by name.
  private var dataSets: [String: [String]] = [:]
  /// The folders of languages that the app has files in, and those that any target has.
  private var languageFolders: (own: Set<String>, all: Set<String>) = ([], [])
  /// The app's catalogs of texts, of which the build makes folders of languages.
  private var catalogs: [String] = []
  private let ignored: IgnoredFiles?
  /// What may be read.
  private let scope: FileScope

  /// None that are known.
  package init() { (ignored, scope) = (nil, .everything) }

  /// Finds them in the folder of an app.
  ///
  /// - Parameter targets: the targets that the app may be; none where no Xcode project says, so that all of the folder
  ///   count.
  package init(_ folder: AppFolderSearch, at path: String, of targets: [AppTarget]) {
    scope = folder.scope
    ignored = IgnoredFiles(above: path, in: scope)
    // What is not read is there all the same.
    for file in folder.outside { names.insert(Self.name(of: file)) }
    let own = targets.reduce(into: Set<String>()) { $0.formUnion($1.ownFiles) }
    for file in folder.resources {
      let name = Self.name(of: file)
      names.insert(name)
      if targets.isEmpty || own.contains(file) || own.contains(ProjectPath.normalized(file)) {
        paths[name, default: []].append(file)
      }
    }
    // What a target copies as it is, whatever its name ends in.
    for file in own where !names.contains(Self.name(of: file)) && isCopied(file) {
      paths[Self.name(of: file), default: []].append(file)
    }
    // What a target copies from elsewhere is in the bundle, with what nobody here has read.
    for file in own { names.insert(Self.name(of: file)) }
    let localized = (folder.localizedTexts + folder.interfaceFiles + folder.resources).filter {
      targets.isEmpty || own.contains($0) || own.contains(ProjectPath.normalized($0))
    }
    languageFolders = (Set(localized.compactMap(Self.languageFolder)), folder.languageFolders)
    catalogs = localized.filter { $0.hasSuffix(".xcstrings") }
    for folder in folder.dataSets { dataSets[Self.name(ofSet: folder), default: []].append(folder) }
    // A data model is built under another ending; of those beside the project the code names its own.
    for model in AppFolderSearch.dataModels(folder.dataModels, of: own) {
      let name = Self.name(of: model)
      paths[name.replacing(".xcdatamodel", with: ".mom"), default: []].append(model)
    }
  }

  /// Whether a target's file is here and is data that is copied as it is.
  private func isCopied(_ file: String) -> Bool {
    let kind = file.split(separator: "/").last?.split(separator: ".").dropFirst().last.map(String.init) ?? ""
    guard !kind.isEmpty, !Self.builtKinds.contains(kind), scope.admits(file) else { return false }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) && !isFolder.boolValue
  }

  /// The endings of files that are compiled, or changed as they are copied.
  private static let builtKinds: Set<String> = [
    "c", "cc", "cpp", "h", "hpp", "intentdefinition", "m", "metal", "mlmodel", "mm", "modulemap", "nib", "pch", "png",
    "rcproject", "s", "storyboard", "strings", "stringsdict", "swift", "xcconfig", "xcstrings", "xib",
  ]

  private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Data that is an app's own, not what each developer configures and no repository has, as property lists may be.
  private static let ownKinds: Set<String> = ["csv", "geojson", "json", "md", "txt", "xml"]

  /// A file by its name, `albums.json`.
  ///
  /// - Of a localized one it hangs on the language which is meant; one that no folder has, that no target copies from
  ///   elsewhere, and that git does not leave out, is missing.
  package func file(named name: String) -> BundledFile {
    if name.hasSuffix(".lproj") { return languageFolder(named: name) }
    if let found = paths[name] {
      return found.count == 1 && !found[0].contains(".lproj/") ? .at(found[0]) : .unknown
    }
    let kind = name.split(separator: ".").last.map(String.init) ?? ""
    guard let ignored, !names.contains(name), Self.ownKinds.contains(kind),
      !ignored.contains(name)
    else { return .unknown }
    return .missing
  }
}

/// Folders of languages.
extension BundleFiles {
  private static func languageFolder(_ path: String) -> String? {
    path.split(separator: "/").dropLast().last.flatMap { $0.hasSuffix(".lproj") ? String($0) : nil }
  }

  /// The folder of one language, `de.lproj`, which is in the bundle where the app has files in it or texts in a catalog.
  private func languageFolder(named name: String) -> BundledFile {
    let isOfCatalog = catalogs.contains { file in
      (try? StringCatalog(contentsOf: file))?.languages.contains(String(name.dropLast(".lproj".count))) == true
    }
    if languageFolders.own.contains(name) || isOfCatalog { return .at(name) }
    guard let ignored, catalogs.isEmpty, !languageFolders.all.contains(name), !ignored.contains(name) else {
      return .unknown
    }
    return .missing
  }
}

/// Data in asset catalogues.
extension BundleFiles {
  private static func name(ofSet folder: String) -> String {
    String(name(of: folder).dropLast(".dataset".count))
  }

  /// The file of a data asset; one that the app has of several for this or that device is not known.
  ///
  /// - Source: Apple, "Asset Catalog Format Reference", "Data Set Type": `Contents.json` names a file for each idiom,
  ///   memory and family of graphics.
  package func dataAsset(named name: String) -> BundledFile {
    guard let folders = dataSets[name.split(separator: "/").last.map(String.init) ?? name], folders.count == 1,
      let text = try? FileBytes.read("\(folders[0])/Contents.json", limit: InterfaceReader.sizeLimit, in: scope),
      let contents = try? JSONDecoder().decode(DataSetContents.self, from: Data(text)), contents.data.count == 1,
      let file = contents.data[0].filename, contents.data[0].idiom == "universal", !file.contains("/"),
      scope.admits("\(folders[0])/\(file)")
    else { return .unknown }
    return .at("\(folders[0])/\(file)")
  }
}

/// What `Contents.json` of a data set says.
private struct DataSetContents: Decodable {
  struct Entry: Decodable {
    let idiom: String?
    let filename: String?
  }
  let data: [Entry]
}

/// The files that git leaves out: an app may have them where it is built, though its repository does not.
struct IgnoredFiles: Sendable {
  /// The last parts of the patterns.
  private var patterns: [String] = []

  /// Reads the `.gitignore` of a folder and of those above it, as far as the repository's root.
  ///
  /// One that cannot be read may leave out every file.
  ///
  /// - Parameter scope: where links may lead.
  init(above path: String, in scope: FileScope) {
    var folder = URL(fileURLWithPath: AppFolder(path).directory).standardizedFileURL
    for _ in 0..<20 {
      let file = folder.appendingPathComponent(".gitignore").path
      let isLink = FileScope.realPath(file) != FileScope.realPath(folder.path) + "/.gitignore"
      if let text = FileBytes.text(file, limit: 1 << 20, in: isLink ? scope : .everything) {
        patterns += text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
          .filter { !$0.isEmpty && !$0.hasPrefix("#") && !$0.hasPrefix("!") }
          .compactMap { $0.split(separator: "/").last.map(String.init) }
      } else if FileManager.default.fileExists(atPath: file) {
        patterns.append("*")
      }
      let isRoot = FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path)
      if isRoot || folder.path == "/" { return }
      folder.deleteLastPathComponent()
    }
  }

  /// Whether a file of a name may be left out.
  func contains(_ name: String) -> Bool { patterns.contains { fnmatch($0, name, 0) == 0 } }
}
