import Foundation

/// The folder that an app is read from.
package struct AppFolder {
  /// The folder: for a project or workspace, and for a document, the one around it.
  package let directory: String
  /// What to call the app: the name of the folder or file, without an extension that is Xcode's.
  package let name: String

  package init(_ path: String) {
    var components = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    let last = components.last ?? ""
    let isFolder = !["xcodeproj", "xcworkspace", "storyboard", "xib"].contains { last.hasSuffix(".\($0)") }
    if !isFolder {
      name = String(last.prefix(upTo: last.lastIndex(of: ".") ?? last.endIndex))
    } else if ["", ".", ".."].contains(last) {
      name = URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
    } else {
      name = last
    }
    if !isFolder { components.removeLast() }
    directory = (path.hasPrefix("/") ? "/" : "") + components.joined(separator: "/")
  }

  /// A folder's path below another; the whole path when it is not below.
  package static func relative(_ folder: String, to root: String) -> String {
    if folder == root || root == "." { return folder == root ? "" : folder }
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return folder.hasPrefix(prefix) ? String(folder.dropFirst(prefix.count)) : folder
  }
}
