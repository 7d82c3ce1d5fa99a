import FlowInterfaceBuilder

/// The documents and property lists of an app, found and not yet read.
package struct AppDocuments: Sendable {
  let files: InterfaceFiles

  /// Finds them at a path: a folder, an `.xcodeproj` or `.xcworkspace` (the folder around it), or one document.
  ///
  /// - Parameter scope: what may be read; by default what is around the app.
  package init(at path: String, in scope: FileScope? = nil) {
    files = InterfaceFiles(at: path, in: scope ?? .around(path))
  }

  /// The paths of the documents, then of the property lists, sorted each.
  package var paths: [String] { files.files.map(\.path) + files.propertyLists }
}
