import FlowInterfaceBuilder

/// The documents and property lists of an app, found and not yet read.
package struct AppDocuments: Sendable {
  let files: InterfaceFiles

  /// Finds them at a path: a folder, an `.xcodeproj` or `.xcworkspace` (the folder around it), or one document.
  package init(at path: String) { files = InterfaceFiles(at: path) }

  /// The paths of the documents, then of the property lists, sorted each.
  package var paths: [String] { files.files.map(\.path) + files.propertyLists }
}
