import FlowModel

/// How the app's own classes are called, by which a class that no file has is seen to be one of them, and no library's: they
/// begin with the same capitals, or like those of Xcode's templates; a library's begin with none in small letters.
struct OwnNames {
  /// The capitals that most of the app's classes begin with.
  private let prefix: String?

  init(_ code: AppCode) {
    let names = Set(code.classNames)
    let prefixes = Dictionary(grouping: names.compactMap(Self.prefix)) { $0 }.mapValues(\.count)
    let most = prefixes.max { ($0.value, $1.key) < ($1.value, $0.key) }
    prefix = most.flatMap { $0.value >= 4 && $0.value * 2 >= names.count ? $0.key : nil }
  }

  /// Whether a class that no file has may well be the app's own.
  func mayInclude(_ name: String) -> Bool {
    if name.first?.isLowercase == true { return true }
    if let prefix, Self.prefix(of: name) == prefix { return true }
    let plain = name.prefix { !$0.isNumber }
    return Self.templates.contains(String(plain)) && name.dropFirst(plain.count).allSatisfy(\.isNumber)
  }

  /// The two or three capitals before the first word of a name: `ABC` of `ABCItemView`; nil for others.
  private static func prefix(of name: String) -> String? {
    let capitals = name.prefix { $0.isUppercase }
    guard (3...4).contains(capitals.count), name.dropFirst(capitals.count).first?.isLowercase == true else {
      return nil
    }
    return String(capitals.dropLast())
  }

  /// The classes of Xcode's templates.
  private static let templates: Set<String> = [
    "ViewController", "MasterViewController", "DetailViewController", "FirstViewController", "SecondViewController",
    "RootViewController", "DataViewController", "FlipsideViewController", "MainViewController", "GameViewController",
    "TableViewController",
  ]
}
