/// Of which values of Foundation `print` writes the same on Apple's platforms as on Linux.
enum ApplePrinting {
  /// Of the others Apple's are objects or enums of Objective-C, which print as addresses or by other names. Locales and
  /// time zones print with their kind behind them, `en_US (fixed)`, or otherwise, as the version of Foundation is
  /// (swift-foundation's Locale.description and TimeZone.description, which changed between its releases).
  private static let same: Set<String> = [
    "Date", "DateInterval", "Data", "URL", "URLComponents", "URLQueryItem", "UUID", "Decimal", "IndexPath", "IndexSet",
    "NSRange", "Measurement", "String.Encoding", "NSNumber", "NSString", "NSNull",
  ]

  static func isSame(_ name: String) -> Bool {
    same.contains(name)
      || !LibraryCatalog.foundationValues.contains(name) && !LibraryCatalog.foundationClasses.contains(name)
  }
}
