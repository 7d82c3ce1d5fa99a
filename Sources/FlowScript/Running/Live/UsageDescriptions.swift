import FlowInterpreter
import FlowModel

/// What an app's Info.plist has to say before the system is asked for what is the user's own.
///
/// - An app that asks without it is ended ("This app has crashed because it attempted to access privacy-sensitive data
///   without a usage description", documentation of each key). Where whoever runs the flow has granted the permission
///   beforehand, the system may not ask and so not look: such a call is undecided.
enum UsageDescriptions {
  /// A call and the keys of which one has to be there.
  struct Demand {
    /// The class that it is called on or makes; nothing for a function.
    let type: String
    /// The method; nil for the initialiser.
    let method: String?
    /// The member that it is handed where that decides: `.video`.
    var argument: String?
    let keys: [String]
  }

  static let demands: [Demand] = [
    Demand(
      type: "ATTrackingManager", method: "requestTrackingAuthorization", keys: ["NSUserTrackingUsageDescription"]),
    Demand(
      type: "AVAudioApplication", method: "requestRecordPermission", keys: ["NSMicrophoneUsageDescription"]),
    Demand(type: "AVAudioSession", method: "requestRecordPermission", keys: ["NSMicrophoneUsageDescription"]),
    Demand(
      type: "AVCaptureDevice", method: "requestAccess", argument: "video", keys: ["NSCameraUsageDescription"]),
    Demand(
      type: "AVCaptureDevice", method: "requestAccess", argument: "audio", keys: ["NSMicrophoneUsageDescription"]),
    Demand(type: "CBCentralManager", method: nil, keys: bluetooth),
    Demand(type: "CBPeripheralManager", method: nil, keys: bluetooth),
    Demand(type: "CMAltimeter", method: "startRelativeAltitudeUpdates", keys: ["NSMotionUsageDescription"]),
    Demand(type: "CMMotionActivityManager", method: "queryActivityStarting", keys: ["NSMotionUsageDescription"]),
    Demand(type: "CMMotionActivityManager", method: "startActivityUpdates", keys: ["NSMotionUsageDescription"]),
    Demand(type: "CMPedometer", method: "queryPedometerData", keys: ["NSMotionUsageDescription"]),
    Demand(type: "CMPedometer", method: "startUpdates", keys: ["NSMotionUsageDescription"]),
    Demand(type: "CNContactStore", method: "requestAccess", keys: ["NSContactsUsageDescription"]),
    Demand(
      type: "EKEventStore", method: "requestAccess",
      keys: ["NSCalendarsUsageDescription", "NSRemindersUsageDescription"]),
    Demand(
      type: "EKEventStore", method: "requestFullAccessToEvents", keys: ["NSCalendarsFullAccessUsageDescription"]),
    Demand(
      type: "EKEventStore", method: "requestFullAccessToReminders", keys: ["NSRemindersFullAccessUsageDescription"]),
    Demand(
      type: "EKEventStore", method: "requestWriteOnlyAccessToEvents",
      keys: ["NSCalendarsFullAccessUsageDescription", "NSCalendarsWriteOnlyAccessUsageDescription"]),
    Demand(
      type: "HKHealthStore", method: "requestAuthorization",
      keys: ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"]),
    Demand(type: "HMHomeManager", method: nil, keys: ["NSHomeKitUsageDescription"]),
    Demand(type: "INPreferences", method: "requestSiriAuthorization", keys: ["NSSiriUsageDescription"]),
    Demand(type: "MPMediaLibrary", method: "requestAuthorization", keys: ["NSAppleMusicUsageDescription"]),
    Demand(type: "NFCNDEFReaderSession", method: nil, keys: ["NFCReaderUsageDescription"]),
    Demand(type: "NFCTagReaderSession", method: nil, keys: ["NFCReaderUsageDescription"]),
    Demand(type: "PHPhotoLibrary", method: "performChanges", keys: photos),
    Demand(type: "PHPhotoLibrary", method: "requestAuthorization", keys: photos),
    Demand(
      type: "SFSpeechRecognizer", method: "requestAuthorization", keys: ["NSSpeechRecognitionUsageDescription"]),
    Demand(type: "", method: "UIImageWriteToSavedPhotosAlbum", keys: photos),
    Demand(type: "", method: "UISaveVideoAtPathToSavedPhotosAlbum", keys: photos),
  ]

  private static let bluetooth = [
    "NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription",
  ]
  private static let photos = ["NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription"]

  /// What is open of a call, in words; nil where nothing is.
  ///
  /// - Parameter what: `AVCaptureDevice.requestAccess(…)`, `CBCentralManager(…)`.
  static func missing(for what: String, _ handed: [Value], in info: BundleInfo, _ interpreter: Interpreter) -> String? {
    guard what.hasSuffix("(…)"), !what.hasPrefix("setting ") else { return nil }
    let words = what.dropLast("(…)".count).split(separator: ".")
    guard let first = words.first, let last = words.last else { return nil }
    let type = String(first.prefix { $0 != "(" })
    let demand = demands.first { demand in
      guard let method = demand.method else { return words.count == 1 && type == demand.type }
      guard last == method, demand.type.isEmpty ? words.count == 1 : words.count > 1 && type == demand.type else {
        return false
      }
      return demand.argument.map { wanted in handed.contains { $0.isMember(named: wanted, interpreter) } } ?? true
    }
    guard let demand, demand.keys.allSatisfy(info.lacks) else { return nil }
    return "whether \(what) ends the app: its Info.plist has no \(demand.keys.joined(separator: " or "))"
  }
}

extension Value {
  /// Whether it stands for a member of a type that is not known: `.video`, `AVMediaType.video`.
  fileprivate func isMember(named name: String, _ interpreter: Interpreter) -> Bool {
    switch flattened {
    case .implicit(let box)?: interpreter.name(of: box) == name
    case .unknown(let unknown)?: unknown.what == name || unknown.what.hasSuffix(".\(name)")
    default: false
    }
  }
}
