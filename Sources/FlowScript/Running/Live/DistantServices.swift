/// Libraries that ask servers: what they give is never an object of the app's own, and they call the app's closures once
/// they have come back.
enum DistantServices {
  /// How each is reached, as `Documentation/Stubs.md` lists them.
  ///
  /// - Alamofire dispatches response handlers to a queue, by default the main one (documentation of
  ///   `DataRequest.response(queue:completionHandler:)`); Firebase calls its completions and listeners on the main queue,
  ///   once the call has returned (documentation of FirebaseFirestore, FirebaseAuth and FirebaseDatabase).
  static let roots: [(module: String, roots: [String])] = [
    ("Alamofire", ["AF", "Alamofire.request(…)", "Alamofire.upload(…)", "Alamofire.download(…)"]),
    ("FirebaseAuth", ["Auth.auth(…)"]),
    ("FirebaseDatabase", ["Database.database(…)"]),
    ("FirebaseFirestore", ["Firestore.firestore(…)"]),
    ("FirebaseFunctions", ["Functions.functions(…)"]),
    ("FirebaseMessaging", ["Messaging.messaging(…)"]),
    ("FirebaseRemoteConfig", ["RemoteConfig.remoteConfig(…)"]),
    ("FirebaseStorage", ["Storage.storage(…)"]),
  ]

  private static let all = roots.flatMap(\.roots)
  /// Members that give what the app has set, or what they make of a type of the app's that they are handed.
  private static let handingBack = ["data(…)", "decode(…)", "delegate", "interceptor", "uiDelegate"]

  /// Whether something comes from such a library alone.
  ///
  /// - Parameter what: `Firestore.firestore(…).collection(…)`.
  static func contains(_ what: String) -> Bool {
    guard let root = root(of: what) else { return false }
    let members = what.dropFirst(root.count).split(separator: ".")
    return members.allSatisfy { member in
      !handingBack.contains(String(member))
        && member.allSatisfy { $0.isLetter || $0.isNumber || "_(…)?!".contains($0) }
    }
  }

  /// Whether a call is one of such a library's, which comes back before it calls a closure.
  static func isLate(_ what: String) -> Bool { root(of: what) != nil }

  private static func root(of what: String) -> String? { all.first { what == $0 || what.hasPrefix($0 + ".") } }
}
