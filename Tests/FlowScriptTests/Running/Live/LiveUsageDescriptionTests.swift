import Testing

/// Calls that end an app whose Info.plist does not say why it asks.
@MainActor
struct LiveUsageDescriptionTests {
  private func flow(_ call: String, _ info: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        import AVFoundation
        import Photos
        class Root: UIViewController {
          var kept: Any?
          override func viewDidLoad() {
            super.viewDidLoad()
            \(call)
            title = "asked"
          }
        }
        """, info: info)
  }

  @Test(arguments: [
    ("AVCaptureDevice.requestAccess(for: .video) { _ in }", "NSCameraUsageDescription"),
    ("AVCaptureDevice.requestAccess(for: AVMediaType.audio) { _ in }", "NSMicrophoneUsageDescription"),
    ("AVAudioSession.sharedInstance().requestRecordPermission { _ in }", "NSMicrophoneUsageDescription"),
    ("PHPhotoLibrary.requestAuthorization { _ in }", "NSPhotoLibraryUsageDescription"),
    ("UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil)", "NSPhotoLibraryAddUsageDescription"),
    ("let store = CNContactStore(); store.requestAccess(for: .contacts) { _, _ in }", "NSContactsUsageDescription"),
    ("kept = CBCentralManager(delegate: nil, queue: nil)", "NSBluetoothAlwaysUsageDescription"),
  ])
  func whoDoesNotSayWhyItAsks(_ call: String, _ key: String) throws {
    let report = try flow(call).report("- assertVisible: asked")
    #expect(report.contains("ends the app: its Info.plist has no"), "\(report)")
    #expect(report.contains(key), "\(report)")
    let said = try flow(call, "<key>\(key)</key><string>to see</string>").report("- assertVisible: asked")
    #expect(!said.contains("ends the app"), "\(said)")
  }

  /// What another media type asks for is not missed.
  @Test func onlyWhatIsAskedForCounts() throws {
    let flow = flow(
      "AVCaptureDevice.requestAccess(for: .video) { _ in }",
      "<key>NSCameraUsageDescription</key><string>to see</string>")
    #expect(try flow.passes("- assertVisible: asked") == nil)
  }
}
