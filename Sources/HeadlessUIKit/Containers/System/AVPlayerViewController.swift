import Foundation

/// Plays a video; its inside is not simulated.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController, DelegatingSystemScreen {
  /// What is told of what the user does there.
  public weak var delegate: AnyObject?
  /// What plays, an `AVPlayer`.
  public var player: AnyObject?
  /// Whether its controls are shown.
  public var showsPlaybackControls = true
  /// Whether it may go on in a small window.
  public var allowsPictureInPicturePlayback = true
  /// Whether it fills the screen as it begins to play.
  public var entersFullScreenWhenPlaybackBegins = false
  /// Whether it leaves the full screen at the end.
  public var exitsFullScreenWhenPlaybackEnds = false

  /// Makes a screen.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Decodes a screen.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
