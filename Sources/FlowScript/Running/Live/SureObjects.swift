/// Classes that are not simulated and whose initializers give an object, never nil.
enum SureObjects {
  /// Whether a call makes an object that is there: `AVQueuePlayer(…)`, `CLLocationManager.init(…)`.
  static func contains(_ what: String) -> Bool {
    guard let name = made(by: what) else { return false }
    return names.contains(name) || QuietModules.contains(what)
  }

  /// The type that a call names whose initializer it is.
  private static func made(by what: String) -> String? {
    guard what.hasSuffix("(…)") else { return nil }
    var words = what.dropLast("(…)".count).split(separator: ".")
    if words.count > 1, words.last == "init" { words.removeLast() }
    guard words.count == 1, words[0].first?.isUppercase == true else { return nil }
    return String(words[0])
  }

  /// Those of Apple's frameworks none of whose initializers is failable or throws (their declarations).
  private static let names: Set<String> = [
    "AVAudioEngine", "AVAudioPlayerNode", "AVCaptureMetadataOutput", "AVCapturePhotoOutput", "AVCaptureSession",
    "AVCaptureVideoDataOutput", "AVCaptureVideoPreviewLayer", "AVPlayer", "AVPlayerItem", "AVPlayerLayer",
    "AVPlayerLooper", "AVQueuePlayer", "AVSpeechSynthesizer", "AVURLAsset",
    "CAAnimationGroup", "CABasicAnimation", "CAEmitterCell", "CAEmitterLayer", "CAKeyframeAnimation",
    "CAReplicatorLayer", "CASpringAnimation", "CATextLayer", "CATransition", "CIContext", "CLGeocoder", "CLLocation",
    "CLLocationManager", "CMMotionManager", "CMPedometer", "CNContactStore", "EKEventStore", "HKHealthStore",
    "LAContext", "MKMapView", "MKPointAnnotation", "NSPersistentCloudKitContainer", "NWPathMonitor",
    "QLPreviewController", "UNMutableNotificationContent", "UNCalendarNotificationTrigger",
    "UNNotificationRequest", "UNTimeIntervalNotificationTrigger", "WKPreferences", "WKUserContentController",
    "WKUserScript", "WKWebView", "WKWebViewConfiguration",
  ]
}
