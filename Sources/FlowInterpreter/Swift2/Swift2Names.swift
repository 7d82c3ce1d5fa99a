/// What names of Swift 1 and 2 stand for that no rule tells.
///
/// - Swift: SE-0006 and SE-0118 (Swift's own library), SE-0069 and SE-0086 (Foundation's types), SE-0088 (Dispatch), SE-0072
///   (implicit bridging); Apple's "API Diffs" of Swift 3.
enum Swift2Names {
  /// Types that lost their prefix, or became values.
  static let types: [String: String] = {
    var found: [String: String] = [:]
    for name in [
      "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter", "FileManager",
      "IndexPath", "IndexSet", "JSONSerialization", "Locale", "Notification", "NotificationCenter", "NumberFormatter",
      "Operation", "OperationQueue", "BlockOperation", "ProcessInfo", "PropertyListSerialization", "RunLoop", "Scanner",
      "Thread", "TimeZone", "Timer", "URL", "URLComponents", "URLQueryItem", "URLRequest", "URLResponse", "URLSession",
      "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionTask",
      "URLSessionUploadTask", "UndoManager", "UserDefaults", "UUID", "ByteCountFormatter", "DateComponentsFormatter",
      "DateIntervalFormatter", "Formatter", "FileHandle", "Stream", "InputStream", "OutputStream", "XMLParser",
    ] { found["NS" + name] = name }
    found["NSTimeInterval"] = "TimeInterval"
    found["NSHTTPURLResponse"] = "HTTPURLResponse"
    found["NSInteger"] = "Int"
    found["NSUInteger"] = "UInt"
    found["NSComparisonResult"] = "ComparisonResult"
    found["NSDateFormatterStyle"] = "DateFormatter.Style"
    found["NSNumberFormatterStyle"] = "NumberFormatter.Style"
    found["NSCalendarUnit"] = "Calendar.Component"
    found["NSStringCompareOptions"] = "String.CompareOptions"
    found["NSJSONReadingOptions"] = "JSONSerialization.ReadingOptions"
    found["NSJSONWritingOptions"] = "JSONSerialization.WritingOptions"
    found["NSSearchPathDirectory"] = "FileManager.SearchPathDirectory"
    found["NSSearchPathDomainMask"] = "FileManager.SearchPathDomainMask"
    found["ErrorType"] = "Error"
    found["SequenceType"] = "Sequence"
    found["CollectionType"] = "Collection"
    found["MutableCollectionType"] = "MutableCollection"
    found["GeneratorType"] = "IteratorProtocol"
    found["BooleanType"] = "Bool"
    found["IntegerType"] = "BinaryInteger"
    found["Printable"] = "CustomStringConvertible"
    found["DebugPrintable"] = "CustomDebugStringConvertible"
    found["OptionSetType"] = "OptionSet"
    found["RawOptionSetType"] = "OptionSet"
    found["StringLiteralConvertible"] = "ExpressibleByStringLiteral"
    found["ArrayLiteralConvertible"] = "ExpressibleByArrayLiteral"
    found["DictionaryLiteralConvertible"] = "ExpressibleByDictionaryLiteral"
    found["IntegerLiteralConvertible"] = "ExpressibleByIntegerLiteral"
    found["FloatLiteralConvertible"] = "ExpressibleByFloatLiteral"
    found["NilLiteralConvertible"] = "ExpressibleByNilLiteral"
    return found
  }()

  /// Methods, whatever has them.
  static let methods: [String: MemberName] = signatures([
    "enumerate()": "enumerated()", "reverse()": "reversed()", "sortInPlace()": "sort()", "sortInPlace(_:)": "sort(by:)",
    "sorted(_:)": "sorted(by:)", "minElement()": "min()", "maxElement()": "max()", "minElement(_:)": "min(by:)",
    "maxElement(_:)": "max(by:)", "indexOf(_:)": "firstIndex(of:)", "joinWithSeparator(_:)": "joined(separator:)",
    "appendContentsOf(_:)": "append(contentsOf:)", "extend(_:)": "append(contentsOf:)",
    "insertContentsOf(_:at:)": "insert(contentsOf:at:)", "splice(_:atIndex:)": "insert(contentsOf:at:)",
    "removeRange(_:)": "removeSubrange(_:)", "replaceRange(_:with:)": "replaceSubrange(_:with:)",
    "generate()": "makeIterator()", "startsWith(_:)": "starts(with:)", "unionInPlace(_:)": "formUnion(_:)",
    "subtract(_:)": "subtracting(_:)", "subtractInPlace(_:)": "subtract(_:)", "intersect(_:)": "intersection(_:)",
    "intersectInPlace(_:)": "formIntersection(_:)", "exclusiveOr(_:)": "symmetricDifference(_:)",
    "components(_:fromDate:)": "dateComponents(_:from:)",
    "componentsSeparatedByCharactersInSet(_:)": "components(separatedBy:)", "distanceTo(_:)": "distance(to:)",
    "postNotificationName(_:object:)": "post(name:object:)", "mutableCopyWithZone(_:)": "mutableCopy(with:)",
    "postNotificationName(_:object:userInfo:)": "post(name:object:userInfo:)",
    "scheduledTimerWithTimeInterval(_:target:selector:userInfo:repeats:)":
      "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)",
    "encodeWithCoder(_:)": "encode(with:)", "copyWithZone(_:)": "copy(with:)", "executeFetchRequest(_:)": "fetch(_:)",
    "entityForName(_:inManagedObjectContext:)": "entity(forEntityName:in:)",
    "insertNewObjectForEntityForName(_:inManagedObjectContext:)": "insertNewObject(forEntityName:into:)",
    "countForFetchRequest(_:)": "count(for:)",
    "whitespaceCharacterSet()": "whitespaces", "whitespaceAndNewlineCharacterSet()": "whitespacesAndNewlines",
    "newlineCharacterSet()": "newlines", "decimalDigitCharacterSet()": "decimalDigits",
    "letterCharacterSet()": "letters", "alphanumericCharacterSet()": "alphanumerics",
    "lowercaseLetterCharacterSet()": "lowercaseLetters", "uppercaseLetterCharacterSet()": "uppercaseLetters",
    "punctuationCharacterSet()": "punctuationCharacters", "symbolCharacterSet()": "symbols",
    "controlCharacterSet()": "controlCharacters", "illegalCharacterSet()": "illegalCharacters",
    "capitalizedLetterCharacterSet()": "capitalizedLetters",
  ])

  /// Methods that an app's classes implement, whatever they inherit.
  static let implemented: [String: MemberName] = signatures([
    "encodeWithCoder(_:)": "encode(with:)",
    "controller(_:didChangeSection:atIndex:forChangeType:)": "controller(_:didChange:atSectionIndex:for:)",
  ])

  /// Properties that are methods today.
  static let calledProperties = ["lowercaseString": "lowercased", "uppercaseString": "uppercased"]

  /// Properties, whatever has them.
  static let properties = [
    "destinationViewController": "destination", "sourceViewController": "source", "integerValue": "intValue",
    "capitalizedString": "capitalized", "localizedLowercaseString": "localizedLowercase", "invertedSet": "inverted",
  ]

  /// Labels that initialisers of numbers had, which all say `value` today.
  static let labelsOfNumbers: Set<String> = [
    "bool", "double", "float", "int", "integer", "long", "unsignedInteger", "short", "char", "longLong",
  ]

  /// Constants outside of types, as the types that have them now and their names there.
  static let constants: [String: (type: String, name: String)] = [
    "CGRectZero": ("CGRect", "zero"), "CGPointZero": ("CGPoint", "zero"), "CGSizeZero": ("CGSize", "zero"),
    "CGRectNull": ("CGRect", "null"), "CGRectInfinite": ("CGRect", "infinite"),
    "UIEdgeInsetsZero": ("UIEdgeInsets", "zero"),
    "CGAffineTransformIdentity": ("CGAffineTransform", "identity"), "UIOffsetZero": ("UIOffset", "zero"),
    "NSUTF8StringEncoding": ("String.Encoding", "utf8"), "NSASCIIStringEncoding": ("String.Encoding", "ascii"),
    "NSUTF16StringEncoding": ("String.Encoding", "utf16"), "NSUnicodeStringEncoding": ("String.Encoding", "unicode"),
    "NSRunLoopCommonModes": ("RunLoop.Mode", "common"), "NSDefaultRunLoopMode": ("RunLoop.Mode", "default"),
    "NSUserDefaultsDidChangeNotification": ("UserDefaults", "didChangeNotification"),
    "NSCurrentLocaleDidChangeNotification": ("NSLocale", "currentLocaleDidChangeNotification"),
  ]

  /// Cases of enums and options that no rule tells.
  static let cases = [
    "NoStyle": "none", "CalendarUnitDay": "day", "CalendarUnitMonth": "month", "CalendarUnitYear": "year",
    "CalendarUnitHour": "hour", "CalendarUnitMinute": "minute", "CalendarUnitSecond": "second",
    "CalendarUnitWeekday": "weekday", "YearCalendarUnit": "year", "MonthCalendarUnit": "month",
    "DayCalendarUnit": "day",
    "HourCalendarUnit": "hour", "MinuteCalendarUnit": "minute", "SecondCalendarUnit": "second",
    "CaseInsensitiveSearch": "caseInsensitive", "BackwardsSearch": "backwards", "NumericSearch": "numeric",
    "LiteralSearch": "literal", "AnchoredSearch": "anchored", "RegularExpressionSearch": "regularExpression",
    "BorderStyleNone": "none",
  ]

  /// Notifications whose type is none that their name begins with.
  static let ownersOfNotifications = [("UIKeyboard", "UIResponder", "keyboard")]

  private static func signatures(_ table: [String: String]) -> [String: MemberName] {
    table.mapValues { MemberName($0) }
  }
}
