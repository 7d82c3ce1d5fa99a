/// The two kinds of document that Interface Builder edits.
public enum InterfaceKind: String, Sendable, Hashable, CaseIterable {
  /// Scenes with segues between them.
  case storyboard
  /// Objects around a file's owner.
  case xib

  /// The kind that a path's extension names; nil for any other.
  public init?(path: String) {
    switch FilePath.extension(of: path).lowercased() {
    case "storyboard": self = .storyboard
    case "xib": self = .xib
    default: return nil
    }
  }
}
