/// Modules that log, measure and report crashes: nothing that a flow sees, whatever they are handed.
enum QuietModules {
  /// The names through which an app reaches each, as `Documentation/Stubs.md` lists them.
  static let names: [(module: String, names: [String])] = [
    ("Amplitude", ["Amplitude"]),
    ("AppCenter", ["AppCenter", "MSAppCenter"]),
    ("AppMetrica, YandexMobileMetrica", ["AppMetrica", "YMMYandexMetrica", "YMMYandexMetricaConfiguration"]),
    ("Bugsnag", ["Bugsnag"]),
    ("CocoaLumberjack", ["DDLog", "DDLogDebug", "DDLogError", "DDLogInfo", "DDLogVerbose", "DDLogWarn"]),
    ("Crashlytics, Fabric", ["Answers", "Crashlytics", "Fabric"]),
    ("FirebaseAnalytics", ["Analytics"]),
    ("FirebaseCore", ["FirebaseApp"]),
    ("FirebasePerformance", ["Performance"]),
    ("Flurry", ["Flurry"]),
    ("GoogleAnalytics", ["GAI", "GAIDictionaryBuilder"]),
    // Only the lock screen, a headset or a car sets its handlers off.
    ("MediaPlayer", ["MPNowPlayingInfoCenter", "MPRemoteCommandCenter"]),
    ("Mixpanel", ["Mixpanel"]),
    ("NewRelic", ["NewRelic"]),
    ("os", ["Logger", "OSLog", "os_log", "os_signpost"]),
    ("Sentry", ["SentrySDK"]),
    ("Swift-log", ["LoggingSystem"]),
    ("SwiftyBeaver", ["SwiftyBeaver"]),
    ("TelemetryDeck", ["TelemetryDeck", "TelemetryManager"]),
    ("XCGLogger", ["XCGLogger"]),
  ]

  private static let all = Set(names.flatMap(\.names))

  /// - Parameter what: `Analytics.logEvent(…)`, `Crashlytics.crashlytics(…).record(…)`.
  static func contains(_ what: String) -> Bool {
    let call = what.hasPrefix("setting ") ? what.dropFirst("setting ".count) : what[...]
    return all.contains(String(call.prefix { $0 != "." && $0 != "(" }))
  }
}
