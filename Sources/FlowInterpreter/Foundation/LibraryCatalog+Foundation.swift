/// What Foundation declares.
extension LibraryCatalog {
  static let foundationValues: Set<String> = [
    "Date", "DateInterval", "DateComponents", "Calendar", "Calendar.Component", "Calendar.Identifier", "Locale",
    "TimeZone",
    "Data", "CharacterSet", "URL", "URLComponents", "URLQueryItem", "URLRequest", "UUID", "IndexPath", "IndexSet",
    "Decimal",
    "Notification", "Notification.Name", "NSRange", "Measurement", "ComparisonResult", "String.Encoding",
    "String.CompareOptions", "StringTransform", "Calendar.MatchingPolicy", "DateFormatter.Style",
    "NumberFormatter.Style",
    "NumberFormatter.RoundingMode", "ISO8601DateFormatter.Options", "Data.Base64EncodingOptions",
    "Data.Base64DecodingOptions", "Data.WritingOptions", "Data.ReadingOptions",
    "JSONEncoder.OutputFormatting", "JSONEncoder.DateEncodingStrategy", "JSONDecoder.DateDecodingStrategy",
    "JSONEncoder.KeyEncodingStrategy", "JSONDecoder.KeyDecodingStrategy", "JSONEncoder.DataEncodingStrategy",
    "JSONDecoder.DataDecodingStrategy", "JSONSerialization.ReadingOptions", "JSONSerialization.WritingOptions",
    "NSRegularExpression.Options", "NSRegularExpression.MatchingOptions", "Regex", "Regex.Match", "NSKeyValueChangeKey",
    "NSKeyValueObservedChange", "PersonNameComponents", "String.EnumerationOptions",
    "KeyPathComparator", "SortDescriptor", "SortOrder", "NumberFormatStyle", "ListFormatStyle",
    "NumberFormatStyleConfiguration.Precision", "NumberFormatStyleConfiguration.Grouping",
    "Decimal.FormatStyle", "FloatingPointFormatStyle", "IntegerFormatStyle", "Decimal.FormatStyle.Currency",
    "FloatingPointFormatStyle.Currency", "IntegerFormatStyle.Currency",
    "ByteCountFormatter.CountStyle", "ByteCountFormatter.Units", "Date.FormatStyle", "Date.FormatStyle.Symbol.Hour",
    "NSDecimalNumber.RoundingMode",
    "os_unfair_lock", "os_unfair_lock_s", "FileManager.SearchPathDirectory", "FileManager.SearchPathDomainMask",
    "CocoaError", "CocoaError.Code", "URLError", "URLError.Code",
  ]

  /// What Swift's own library declares for `Codable`.
  static let codingTypes: Set<String> = [
    "CodingUserInfoKey", "DecodingError", "DecodingError.Context", "EncodingError", "EncodingError.Context",
    "KeyedDecodingContainer",
    "KeyedEncodingContainer", "UnkeyedDecodingContainer", "SingleValueDecodingContainer", "UTF8", "UTF16", "UTF32",
    "Unicode.UTF8", "Unicode.UTF16", "Unicode.UTF32",
  ]

  static let foundationClasses: Set<String> = unitClasses.union([
    "NSObject", "Formatter", "DateFormatter", "ISO8601DateFormatter", "NumberFormatter", "DateComponentsFormatter",
    "ListFormatter", "ByteCountFormatter", "RelativeDateTimeFormatter",
    "JSONEncoder", "JSONDecoder",
    "PropertyListEncoder",
    "PropertyListDecoder", "JSONSerialization", "NSError", "NSNumber", "NSDecimalNumber", "NSDecimalNumberHandler",
    "NSString", "NSNull", "NSData", "NSMutableData", "NSURL",
    "UserDefaults",
    "NotificationCenter", "NSLock", "NSRecursiveLock", "NSCondition", "Bundle", "ProcessInfo", "FileManager",
    "NSCache", "NSCharacterSet", "NSDataAsset", "FileHandle", "NSExpression", "NSPredicate", "NSCompoundPredicate",
    "NSSortDescriptor",
    "NSRegularExpression", "NSTextCheckingResult", "NSCoder", "NSKeyedArchiver", "NSKeyedUnarchiver",
    "NSKeyValueObservation", "PropertyListSerialization", "URLResponse", "HTTPURLResponse",
    "Dimension",
  ])

  static let unitClasses: Set<String> = [
    "UnitLength", "UnitMass", "UnitDuration", "UnitTemperature", "UnitSpeed", "UnitVolume", "UnitArea", "UnitAngle",
    "UnitEnergy", "UnitPower", "UnitPressure", "UnitFrequency", "UnitInformationStorage",
  ]

  static let foundationConformances: [String: [String]] = {
    let plain = ["Hashable", "Codable", "CustomStringConvertible", "Sendable"]
    var found: [String: [String]] = [
      "Date": plain + ["Comparable", "Strideable"], "DateInterval": plain + ["Comparable"], "DateComponents": plain,
      "Calendar": plain, "Locale": plain, "TimeZone": plain, "URL": plain, "UUID": plain + ["Comparable"],
      "URLComponents": plain, "URLQueryItem": ["Hashable", "CustomStringConvertible"], "URLRequest": ["Hashable"],
      "CharacterSet": ["Hashable", "SetAlgebra"], "Decimal": plain + ["Comparable", "SignedNumeric", "Strideable"],
      "Data": plain + ["RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "DataProtocol"],
      "IndexPath": plain + ["Comparable", "RandomAccessCollection", "MutableCollection"],
      "IndexSet": plain + ["BidirectionalCollection", "SetAlgebra"],
      "Notification.Name": ["Hashable", "RawRepresentable"],
      "Notification": ["Hashable"], "NSRange": ["Hashable"],
      "Measurement": ["Hashable", "Comparable", "Codable", "CustomStringConvertible"],
      "NSError": ["NSObject", "Error", "CustomStringConvertible", "Hashable"],
      "DecodingError": ["Error", "LocalizedError"],
      "CocoaError": ["Error", "Hashable"], "CocoaError.Code": ["Hashable", "RawRepresentable"],
      "URLError": ["Error", "Hashable"], "URLError.Code": ["Hashable", "RawRepresentable"],
      "EncodingError": ["Error", "LocalizedError"], "NSNumber": ["NSObject", "Hashable", "CustomStringConvertible"],
      "NSDecimalNumber": ["NSNumber"],
      "NSString": ["NSObject", "StringProtocol", "Hashable", "CustomStringConvertible"],
      "NSNull": ["NSObject", "Hashable"], "NSObject": ["Hashable", "NSObjectProtocol", "CustomStringConvertible"],
      "NSCompoundPredicate": ["NSPredicate"], "NSPredicate": ["NSObject"], "NSSortDescriptor": ["NSObject"],
      "NSRegularExpression": ["NSObject"], "NSCoder": ["NSObject"], "NSKeyedArchiver": ["NSCoder"],
      "NSKeyedUnarchiver": ["NSCoder"], "NSData": ["NSObject", "Hashable", "CustomStringConvertible"],
      "NSMutableData": ["NSData"], "NSURL": ["NSObject", "Hashable", "CustomStringConvertible"],
      "NSSecureCoding": ["NSCoding"],
      "NSTextCheckingResult": ["NSObject"], "NSKeyValueObservation": ["NSObject"],
      "String.Index": ["Hashable", "Comparable"], "CodingKeys": ["CodingKey"], "_CodingKey": ["CodingKey"],
      "KeyedDecodingContainer": ["KeyedDecodingContainerProtocol"], "UserDefaults": ["NSObject"],
      "URLResponse": ["NSObject"], "HTTPURLResponse": ["URLResponse"],
      "NotificationCenter": ["NSObject"], "ComparisonResult": ["Hashable"],
    ]
    for name in unitClasses {
      found[name] = ["Dimension"]
    }
    for name in [
      "DateFormatter", "ISO8601DateFormatter", "NumberFormatter", "DateComponentsFormatter", "ListFormatter",
      "ByteCountFormatter", "RelativeDateTimeFormatter",
    ] {
      found[name] = ["Formatter"]
    }
    found["Formatter"] = ["NSObject"]
    return found
  }()

  /// The name under which a type is known that has several.
  static func canonical(_ name: String) -> String { foundationAliases[name] ?? name }

  private static let foundationAliases = [
    "NSNotification.Name": "Notification.Name", "NSNotification": "Notification", "NSIndexPath": "IndexPath",
    "NSIndexSet": "IndexSet", "NSDate": "Date", "NSUUID": "UUID",
    "String.StringInterpolation": "DefaultStringInterpolation",
  ]
}
