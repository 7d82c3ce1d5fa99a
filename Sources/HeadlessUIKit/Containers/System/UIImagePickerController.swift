import Foundation

/// Takes pictures, or has the user choose some; its inside is not simulated.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController, SystemScreen {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// Which camera is used.
  public enum CameraDevice: Int, Sendable {
    case rear, front
  }

  /// What the camera records.
  public enum CameraCaptureMode: Int, Sendable {
    case photo, video
  }

  /// Whether the camera's light shines.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }

  /// How good videos are.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// Where pictures come from.
  ///
  /// - UIKit: one that the device does not have raises an exception (documentation of sourceType); a simulator has no camera.
  public var sourceType = SourceType.photoLibrary {
    didSet {
      guard sourceType == .camera, !simulation.isCameraAskedFor else { return }
      simulation.leaveUndecided(
        "whether the device has a camera", at: simulation.classes.sources?.lastCalled?.location)
    }
  }
  /// Whether the user may change what is chosen.
  public var allowsEditing = false
  /// The kinds of what may be chosen.
  public var mediaTypes = ["public.image"]
  /// How long a video may be, in seconds.
  public var videoMaximumDuration: TimeInterval = 600
  /// How good videos are.
  public var videoQuality = QualityType.typeMedium
  /// Which camera is used.
  public var cameraDevice = CameraDevice.rear
  /// What the camera records.
  public var cameraCaptureMode = CameraCaptureMode.photo
  /// Whether the camera's light shines.
  public var cameraFlashMode = CameraFlashMode.auto
  /// Whether the camera's own controls are shown.
  public var showsCameraControls = true

  package var listener: AnyObject? { delegate }

  /// - UIKit: its delegate is told of the screens that it shows, as any navigation controller's is (documentation of
  ///   UIImagePickerController.delegate); which they are, and how often, is not published.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let delegate = delegate as? any InterpretedClass,
      ["willShow", "didShow"].contains(where: { delegate.implements("navigationController(_:\($0):animated:)") })
    else { return }
    simulation.leaveUndecided("when a \(screenName) tells its delegate which screens it shows", at: origin?.location)
  }

  /// Makes a screen.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Makes a screen.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  /// Decodes a screen.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
