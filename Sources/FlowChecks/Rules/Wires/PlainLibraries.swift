import FlowModel

/// The libraries that are known to add no actions to the app's own classes.
///
/// Some add such to all controllers by a category or an extension, which a document may send: `presentLeftMenuViewController:`
/// of RESideMenu, `hero_dismissViewController` of Hero, `dismissCurrentViewController:` of IBAnimatable. Of one whose
/// sources are not here, and that is none of these, nobody knows.
enum PlainLibraries {
  /// Whether an app uses a library that may add actions.
  static func mayAddActions(in code: AppCode) -> Bool {
    let own = Set(code.facts.modules.flatMap { [$0.name, $0.target] + $0.otherNames }.map(plain))
    return code.libraryNames.contains { name in
      guard isModule(name), case let plain = plain(name) else { return false }
      return !own.contains(plain) && !names.contains(plain) && !families.contains(where: plain.hasPrefix)
    }
  }

  /// Whether it may be a library's name: Podfiles and their like have other texts in quotes, too.
  private static func isModule(_ name: String) -> Bool {
    name.first?.isLetter == true && name.contains(where: \.isLowercase) && !name.hasSuffix("Tests")
      && name.allSatisfy { $0.isLetter || $0.isNumber || "_-+".contains($0) }
  }

  private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// What the names of several modules begin with that belong together.
  private static let families: [String] = [
    "abseil", "adcolony", "afnetworking", "alamofire", "amplitude", "apollo", "appcenter", "appsflyer", "audiokit",
    "aws", "bolts", "boringssl", "braintree", "bugsnag", "cocoaasync", "cocoalumberjack", "couchbase", "dropbox",
    "estimote", "facebook", "fbsdk", "firebase", "flurry", "google", "grpc", "gtm", "iqkeyboard", "keychain",
    "kingfisher", "leveldb", "lottie", "mapbox", "mixpanel", "moya", "newrelic", "nvactivityindicator", "objectmapper",
    "onesignal", "opencv", "openssl", "paypal", "phonenumberkit", "promisekit", "promises", "protobuf", "reachability",
    "reactive", "realm", "rx", "sdwebimage", "sentry", "spotify", "sqlite", "starscream", "stripe", "swiftprotobuf",
    "swiftyjson", "twilio", "twitter", "youtube", "zbar", "zxing",
  ]

  /// Others, and what files name beside libraries: subspecs, sources, branches.
  private static let names: Set<String> = [
    "activelabel", "aexml", "answers", "appauth", "applovin", "asyncdisplaykit", "bigint", "bond", "box", "branch",
    "cache", "cardio", "chartboost", "charts", "cocoapods", "core", "coreplot", "corestore", "cosmos", "crashlytics",
    "crypto", "cryptoswift", "datetools", "datetoolsswift", "differencekit", "digits", "dznemptydataset",
    "epcontactspicker", "fabric", "fblpromises", "flanimatedimage", "fmdb", "freddy", "fscalendar", "fuzi", "geofire",
    "grdb", "grdbswift", "haneke", "hanekeswift", "hcsstarratingview", "hockeysdk", "hpple", "iglistkit",
    "imageslideshow", "inputbaraccessoryview", "instabug", "jgprogresshud", "jsonmodel", "jtapplecalendar", "jwtdecode",
    "kanna", "koloda", "layerkit", "leanplum", "libphonenumberios", "libsodium", "libwebp", "localytics", "logging",
    "magicalrecord", "mantle", "marqueelabel", "masonry", "mbprogresshud", "messagekit", "mgswipetablecell",
    "mjextension", "mjrefresh", "mobilevlckit", "nanopb", "nimble", "nuke", "ono", "optimizely", "parse", "pincache",
    "pinlayout", "pinremoteimage", "pop", "progresshud", "pubnub", "purelayout", "quick", "resolver", "restkit",
    "result", "reswift", "rswift", "sbjson", "skeletonview", "skphotobrowser", "snapkit", "socketio",
    "socketioclientswift", "socketrocket", "sodium", "ssziparchive", "sugarrecord", "svprogresshud", "swiftcsv",
    "swiftdate", "swiftgen", "swiftlint", "swiftrequest", "swiftsoup", "swiftybeaver", "swiftygif", "swiftystorekit",
    "swiftyuserdefaults", "swiftyxmlparser", "swinject", "taglistview", "tesseractocrios", "texture", "then", "toast",
    "toastswift", "tpkeyboardavoiding", "tttattributedlabel", "typhoon", "valet", "vungle", "xctest", "xmldictionary",
    "yapdatabase", "yymodel", "zendesksdk", "zip", "zipfoundation",
    // What stands beside them.
    "admob", "analytics", "applinks", "auth", "coreonly", "database", "debug", "develop", "dynamiclinks", "firestore",
    "functions", "git", "main", "mapper", "master", "messaging", "networking", "performance", "release", "remoteconfig",
    "specs", "storage", "swift", "tasks", "trunk", "ui", "utilities", "wrapper",
  ]
}
