import FlowInterfaceBuilder

/// What was found of an app in its folder, so that the folder is searched and its projects are read once for all who ask.
package struct AppSurvey: Sendable {
  /// The files of the folder.
  package let found: AppFolderSearch
  /// Which of them are the app's.
  package let files: AppFiles

  /// Searches the folder of an app at a path (see `AppFiles`).
  ///
  /// - Parameter scope: what may be read; by default what is around the app.
  package init(at path: String, in scope: FileScope? = nil) {
    found = AppFolderSearch(path, in: scope)
    files = AppFiles(among: found)
  }
}
