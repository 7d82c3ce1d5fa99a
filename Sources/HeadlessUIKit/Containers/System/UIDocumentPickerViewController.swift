import Foundation

/// Has the user choose files; its inside is not simulated.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController, DelegatingSystemScreen {
  /// What is told of what the user does there.
  public weak var delegate: AnyObject?
  /// Whether several may be chosen.
  public var allowsMultipleSelection = false
  /// Whether the extensions of files are shown.
  public var shouldShowFileExtensions = false
  /// The folder that is shown first.
  public var directoryURL: URL?

  /// Makes a screen that has files opened, for uniform type identifiers and a `UIDocumentPickerMode`.
  public init(documentTypes: [String], in mode: Any) { super.init(nibName: nil, bundle: nil) }

  /// Makes a screen that hands a file on.
  public init(url: URL, in mode: Any) { super.init(nibName: nil, bundle: nil) }

  /// Makes a screen that hands files on.
  public init(urls: [URL], in mode: Any) { super.init(nibName: nil, bundle: nil) }

  /// Makes a screen that has files opened, for an array of `UTType`.
  public init(forOpeningContentTypes types: Any) { super.init(nibName: nil, bundle: nil) }

  /// Makes a screen that has files opened, or copied, for an array of `UTType`.
  public init(forOpeningContentTypes types: Any, asCopy: Bool) { super.init(nibName: nil, bundle: nil) }

  /// Makes a screen that hands files on.
  public init(forExporting urls: [URL]) { super.init(nibName: nil, bundle: nil) }

  /// Makes a screen that hands files on, or copies of them.
  public init(forExporting urls: [URL], asCopy: Bool) { super.init(nibName: nil, bundle: nil) }

  /// Decodes a screen.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
