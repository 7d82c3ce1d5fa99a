/// What Apple's Foundation says of errors that have no words of their own; swift-corelibs-foundation words them
/// otherwise.
enum AppleErrorTexts {
  /// - Returns: nil where the text is one of many in Foundation's own tables.
  ///
  /// Source: `NSError.localizedDescription` in Foundation's documentation and as apps log it: the sentence with the
  /// failure's reason, else with the domain and the code in parentheses.
  static func description(_ domain: String, _ code: Int, reason: String?) -> String? {
    if let reason { return "The operation couldn’t be completed. \(reason)" }
    if domain == "NSCocoaErrorDomain" { return cocoa[code] }
    if tabled.contains(domain) { return nil }
    return "The operation couldn’t be completed. (\(domain) error \(code).)"
  }

  /// Domains whose codes have words in the system's tables.
  private static let tabled: Set<String> = ["NSPOSIXErrorDomain", "NSOSStatusErrorDomain", "NSMachErrorDomain"]

  /// The errors of coders and of JSON.
  private static let cocoa = [
    3840: "The data couldn’t be read because it isn’t in the correct format.",
    4864: "The data couldn’t be read because it isn’t in the correct format.",
    4865: "The data couldn’t be read because it is missing.",
    4866: "The data couldn’t be written because it isn’t in the correct format.",
  ]
}
