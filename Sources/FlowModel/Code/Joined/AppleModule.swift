/// Names of the modules that Apple's systems and Swift have.
package enum AppleModule {
  /// Whether a module comes with the system or with Swift: `UIKit`.
  package static func isName(_ name: String) -> Bool { names.contains(name) }

  /// - Apple: the technologies of developer.apple.com/documentation, those of former systems, and the modules of Swift's
  ///   toolchain.
  private static let names: Set<String> = [
    // Swift and C.
    "C", "CommonCrypto", "CoreFoundation", "Cxx", "Darwin", "Dispatch", "Distributed", "Foundation",
    "FoundationEssentials", "Glibc", "MachO", "ObjectiveC", "Observation", "PackageDescription", "PackagePlugin",
    "PlaygroundSupport", "RegexBuilder", "SQLite3", "Swift", "SwiftOnoneSupport", "Synchronization", "Testing",
    "XCTest",
    "XPC", "_Concurrency", "_StringProcessing", "asl", "bzip2", "compression", "dnssd", "iconv", "libkern", "libxml2",
    "notify", "os", "sqlite3", "simd", "zlib",
    // Frameworks.
    "AVFAudio", "AVFoundation", "AVKit", "AVRouting", "Accelerate", "Accessibility", "AccessorySetupKit", "Accounts",
    "ActivityKit", "AdAttributionKit", "AdServices", "AdSupport", "AddressBook", "AddressBookUI", "AlarmKit",
    "AppClip", "AppIntents", "AppKit", "AppTrackingTransparency", "AppleArchive", "ApplicationServices", "ARKit",
    "AssetsLibrary", "AudioToolbox", "AudioUnit", "AuthenticationServices", "AutomaticAssessmentConfiguration",
    "BackgroundAssets", "BackgroundTasks", "BrowserEngineKit", "BusinessChat", "CFNetwork", "CallKit", "CarPlay",
    "Charts",
    "Cinematic", "ClassKit", "ClockKit", "CloudKit", "Cocoa", "Combine", "Contacts", "ContactsUI", "CoreAudio",
    "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreLocationUI", "CoreML", "CoreMIDI", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CoreWLAN", "CreateML", "CryptoKit",
    "CryptoTokenKit", "DataDetection", "DeviceActivity", "DeviceCheck", "DeviceDiscoveryUI", "DockKit",
    "EnergyKit", "EventKit", "EventKitUI", "ExposureNotification", "ExtensionFoundation", "ExtensionKit",
    "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "FinanceKit", "FinanceKitUI",
    "FoundationModels", "GLKit", "GSS", "GameController", "GameKit", "GameplayKit", "GroupActivities", "HealthKit",
    "HealthKitUI", "HomeKit", "IOKit", "IOSurface", "IdentityLookup", "IdentityLookupUI", "ImageCaptureCore", "ImageIO",
    "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore", "JournalingSuggestions", "LinkPresentation",
    "LiveCommunicationKit", "LocalAuthentication", "MLCompute", "ManagedSettings", "ManagedSettingsUI", "MapKit",
    "MarketplaceKit", "Matter", "MatterSupport", "MediaAccessibility", "MediaPlayer", "MediaSetup", "MediaToolbox",
    "MessageUI", "Messages", "Metal", "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetalPerformanceShadersGraph",
    "MetricKit", "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "MusicKit", "NaturalLanguage",
    "NearbyInteraction", "Network", "NetworkExtension", "NewsstandKit", "NotificationCenter", "OSLog", "OpenAL",
    "OpenCL", "OpenGLES", "PDFKit", "PHASE", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit",
    "PushToTalk", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "RealityKit", "RelevanceKit", "ReplayKit",
    "RoomPlan", "SafariServices", "SafetyKit", "SceneKit", "ScreenTime", "Security", "SensitiveContentAnalysis",
    "SensorKit", "ServiceManagement", "SharedWithYou", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit",
    "StickerKit", "StoreKit", "SwiftData", "SwiftUI", "SymbolKit", "Symbols", "SystemConfiguration", "TVMLKit",
    "TVServices", "TVUIKit", "TabularData", "ThreadNetwork", "TipKit", "Translation", "Twitter", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox",
    "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit", "iAd",
    "vImage", "vecLib",
  ]
}
