import SwiftIfConfig
import SwiftSyntax

/// What `#if` asks for: the build that a file is read for.
///
/// Whatever is not known is answered with no, as by a compiler that was not told: a flag that is not listed is not set,
/// a module that is not listed cannot be imported. A condition that makes no sense counts as false.
package struct BuildPlatform: Sendable, Hashable {
  /// `os(…)`: `iOS`, `Linux`.
  package var system: String
  /// `arch(…)`.
  package var architecture: String
  /// `targetEnvironment(simulator)`.
  package var isSimulator: Bool
  /// The flags that are set, such as `DEBUG`.
  package var flags: Set<String>
  /// The modules that `canImport` finds.
  package var modules: Set<String>
  /// `swift(…)` and `compiler(…)`, as numbers.
  package var version: [Int]

  package init(
    system: String, architecture: String, isSimulator: Bool, flags: Set<String>, modules: Set<String>,
    version: [Int] = [6, 2]
  ) {
    self.system = system
    self.architecture = architecture
    self.isSimulator = isSimulator
    self.flags = flags
    self.modules = modules
    self.version = version
  }

  /// Tells it from others, the same in every run.
  var key: ContentKey {
    ContentKey(
      "\(system) \(architecture) \(isSimulator) \(flags.sorted()) \(modules.sorted()) \(version)".utf8)
  }

  /// An app in the Debug configuration, for the simulator.
  package static let iOS = BuildPlatform(
    system: "iOS", architecture: "arm64", isSimulator: true, flags: ["DEBUG"], modules: appleModules)

  /// A program on Linux, in the Debug configuration.
  package static let linux: BuildPlatform = {
    #if arch(arm64)
    let architecture = "arm64"
    #else
    let architecture = "x86_64"
    #endif
    return BuildPlatform(
      system: "Linux", architecture: architecture, isSimulator: false, flags: ["DEBUG"],
      modules: ["Swift", "Foundation", "FoundationNetworking", "FoundationEssentials", "Dispatch", "Glibc", "XCTest"])
  }()

  /// The modules of the SDK of iOS that code asks for.
  private static let appleModules: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accounts", "ActivityKit", "AdServices", "AdSupport",
    "AddressBook", "AppIntents", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks", "CFNetwork", "CallKit", "Charts", "CloudKit", "Combine", "CommonCrypto", "Contacts",
    "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "CryptoTokenKit", "Darwin",
    "DeveloperToolsSupport", "DeviceCheck", "Dispatch", "EventKit", "EventKitUI", "ExternalAccessory", "Foundation",
    "GLKit", "GameController", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "IOSurface", "ImageIO", "Intents",
    "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MachO", "MapKit", "MediaPlayer",
    "MessageUI", "Messages", "Metal", "MetalKit", "MetricKit", "MobileCoreServices", "ModelIO", "MultipeerConnectivity",
    "NaturalLanguage", "Network", "NetworkExtension", "NotificationCenter", "OSLog", "ObjectiveC", "Observation",
    "OpenGLES", "PDFKit", "PHASE", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore", "QuickLook",
    "QuickLookThumbnailing", "RealityKit", "RegexBuilder", "ReplayKit", "SafariServices", "SceneKit", "Security",
    "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "Symbols",
    "SystemConfiguration", "TipKit", "Translation", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
    "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit", "XCTest",
    "_Concurrency", "os", "simd", "zlib",
  ]
}

extension BuildPlatform: BuildConfiguration {
  package func isCustomConditionSet(name: String) -> Bool { flags.contains(name) }

  package func hasFeature(name: String) -> Bool { false }

  package func hasAttribute(name: String) -> Bool { false }

  package func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { modules.contains($0.1) } ?? false
  }

  package func isActiveTargetOS(name: String) -> Bool { name == system }

  package func isActiveTargetArchitecture(name: String) -> Bool { name == architecture }

  package func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" && isSimulator }

  package func isActiveTargetRuntime(name: String) -> Bool { name == (system == "Linux" ? "_Native" : "_ObjC") }

  package func isActiveTargetPointerAuthentication(name: String) -> Bool { false }

  package func isActiveTargetObjectFormat(name: String) -> Bool { name == (system == "Linux" ? "ELF" : "MachO") }

  package var targetPointerBitWidth: Int { 64 }

  package var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }

  package var endianness: Endianness { .little }

  package var languageVersion: VersionTuple { VersionTuple(components: version) }

  package var compilerVersion: VersionTuple { VersionTuple(components: version) }
}
