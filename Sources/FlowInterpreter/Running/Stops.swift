import FlowModel

/// An error that the app's code throws.
package struct Thrown: Error {
  package let value: Value

  package init(value: Value) {
    self.value = value
  }
}

/// The app ends: what Swift's own run time says, and where.
package struct Trap: Error {
  package let message: String
  package let location: TreeLocation

  package init(message: String, location: TreeLocation) {
    self.message = message
    self.location = location
    location.tree.end.isReached = true
  }
}

/// The interpreter cannot go on rightly: why, and where.
package struct Stop: Error {
  package let reason: String
  package let location: TreeLocation
  /// What is not known and would have to be; nil where the interpreter itself cannot go on.
  package let unknown: Unknown?
  /// Whether it is a library's member that cannot compute what it is asked for: its result may be taken as not known.
  package let isLacking: Bool
  /// What stands for the data that a coder would have given.
  var encoded: Value?

  package init(reason: String, location: TreeLocation) {
    self.reason = reason
    self.location = location
    unknown = nil
    isLacking = false
    location.tree.end.isReached = true
  }

  /// Something would have to be known.
  package init(asking unknown: Unknown, _ reason: String? = nil, at location: TreeLocation) {
    self.reason = reason ?? unknown.what
    self.location = location
    self.unknown = unknown
    isLacking = false
    location.tree.end.isReached = true
  }

  /// A library's member would have to know what is not known.
  package init(lacking unknown: Unknown, encoded: Value? = nil, at location: TreeLocation) {
    self.encoded = encoded
    reason = unknown.what
    self.location = location
    self.unknown = unknown
    isLacking = true
  }

  /// A library's member cannot do what it is asked for: why.
  package init(lacking reason: String, at location: TreeLocation) {
    self.reason = reason
    self.location = location
    unknown = nil
    isLacking = true
  }

  /// The same where its result cannot be taken as not known.
  package var final: Stop {
    unknown.map { Stop(asking: $0, at: location) } ?? Stop(reason: reason, location: location)
  }
}

/// Whether a program has ended: what its last moments let go of runs no `deinit`.
final class ProgramEnd {
  var isReached = false
}

/// A `?` in a chain found nil.
struct ChainEnd: Error {
  /// The place that held it, and its expression, where the chain was to lead to a change.
  var place: (place: Place, node: Int32)?
}

/// How a statement ended.
enum Outcome: Equatable {
  case next
  case returned
  /// With the label's index, 0 for the innermost.
  case broken(UInt16)
  case continued(UInt16)
  case fellThrough
}

/// What the interpreter asks for what is not code.
package protocol World: AnyObject {
  /// Which way an open question goes.
  ///
  /// - Throws: `Stop` where it does not know.
  func answer(_ question: Unknown, at location: TreeLocation) throws -> Bool
  /// Something that is not read happens: what it gives. What it was handed may change.
  func unread(_ what: String, at location: TreeLocation, handed: [Value]) throws -> Value
  /// What is stated of something that is not known, by its words; nil where nothing is.
  func stated(_ what: String) -> Value?
  /// Whether the platform is one of a list in its version, or none of them and the list ends in `*`.
  ///
  /// - Throws: `Stop` where it does not know.
  func isAvailable(_ versions: [PlatformVersion], at location: TreeLocation) throws -> Bool
  /// What `print` writes.
  func write(_ text: String)
  /// The device's locale, with its region: `de_DE`; nil where it is not known.
  var locale: String? { get }
  /// The text of a key in one of the app's tables; nil where it has none.
  func localized(_ key: String, table: String?) -> AppTexts.Shown?
  /// The languages that the first of the device's may be written as, the likeliest first; none where none is known.
  var languages: [String] { get }
  /// The text that the folder of one language has of a key in a table; nil where it has none.
  func localized(_ key: String, table: String?, inFolderOf language: String) -> AppTexts.Shown?
  /// The keys of one of the app's tables.
  func keys(table: String?) -> [String]
  /// The keys with conversions in one of the app's tables.
  func formats(table: String?) -> [String]
  /// A file of the app's bundle, by its name.
  func bundleFile(_ name: String) -> BundledFile
  /// The file of a data asset of the app's catalogues.
  func dataAsset(_ name: String) -> BundledFile
  /// What a library's member gives that cannot compute it, and that changed nothing.
  ///
  /// - Parameters:
  ///   - stop: what it would have to know.
  ///   - what: the call, in words.
  /// - Throws: `Stop` where code ends with the first thing that is not known.
  func lacking(_ stop: Stop, _ what: String) throws -> Value
  /// Whether a framework's property of a name changes how something looks, and nothing that is asked for.
  func onlyLooks(_ property: String) -> Bool
}

extension World {
  /// A plain program runs anywhere.
  package var locale: String? { nil }
  /// Of a plain program nothing is stated.
  package func stated(_ what: String) -> Value? { nil }

  /// A plain program has no tables.
  package func localized(_ key: String, table: String?) -> AppTexts.Shown? { nil }

  /// A plain program runs anywhere.
  package var languages: [String] { [] }

  /// A plain program has no tables.
  package func localized(_ key: String, table: String?, inFolderOf language: String) -> AppTexts.Shown? { nil }

  /// A plain program has no tables.
  package func keys(table: String?) -> [String] { [] }

  /// A plain program has no tables.
  package func formats(table: String?) -> [String] { [] }

  /// A plain program has no bundle.
  package func bundleFile(_ name: String) -> BundledFile { .unknown }
  package func dataAsset(_ name: String) -> BundledFile { .unknown }

  /// A plain program shows nothing.
  package func onlyLooks(_ property: String) -> Bool { false }

  /// A plain program prints what it computes, so that it ends there.
  package func lacking(_ stop: Stop, _ what: String) throws -> Value { throw stop.final }
}

/// A part of `#available(iOS 15, *)`.
package struct PlatformVersion: Sendable, Hashable {
  /// `iOS`; `*` for all others.
  package let platform: String
  /// `15`, `15.2`; empty for `*`.
  package let version: String

  package init(platform: String, version: String) {
    self.platform = platform
    self.version = version
  }
}
