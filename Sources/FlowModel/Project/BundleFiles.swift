/// The files of an app's bundle that its code reads: JSON, property lists, texts.
package struct BundleFiles: Sendable {
  /// The paths by name; of a name that several files have, all.
  private var paths: [String: [String]] = [:]

  /// None.
  package init() {}

  /// Finds them in the folder of an app.
  ///
  /// - Parameter targets: the targets that the app may be; none where no Xcode project says, so that all of the folder
  ///   count.
  package init(_ folder: AppFolderSearch, of targets: [AppTarget]) {
    let files = folder.resources
    let own = targets.reduce(into: Set<String>()) { $0.formUnion($1.ownFiles) }
    for file in files where targets.isEmpty || own.contains(file) || own.contains(ProjectPath.normalized(file)) {
      let name = file.lastIndex(of: "/").map { String(file[file.index(after: $0)...]) } ?? file
      paths[name, default: []].append(file)
    }
  }

  /// The path of a file by its name, `albums.json`.
  ///
  /// - Returns: nil where it is not known: a file that is not here may be made by the build, and of a localized one it
  ///   hangs on the language.
  package func path(of name: String) -> String? {
    guard let found = paths[name], found.count == 1, !found[0].contains(".lproj/") else { return nil }
    return found[0]
  }
}
