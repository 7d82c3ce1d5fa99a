import FlowModel
import Foundation

/// The bundle that code makes of the folder of one language, `de.lproj`: nothing is known of it but that it is there, and
/// what its tables have.
///
/// - Foundation: a bundle's path leads to a folder, else there is none (documentation of `Bundle.init(path:)`).
extension LibraryBuilder {
  mutating func addLanguageBundles() {
    for label in ["path", "url"] {
      initializer("Bundle", "(\(label):)") { call in
        let path = try call.filePath(call[0])
        if let path, let bundle = call.languageBundle(at: path) { return .some(SomeBox(bundle)) }
        return .unknown(Unknown("Bundle(…)", call.location))
      }
    }
  }
}

extension Library.Call {
  fileprivate func languageBundle(at path: String) -> Value? {
    let parts = path.split(separator: "/")
    guard let folder = parts.last, folder.hasSuffix(".lproj"),
      "/" + parts.dropLast().joined(separator: "/") == DeviceFiles.bundle,
      case .at = interpreter.world.bundleFile(String(folder))
    else { return nil }
    let language = String(folder.dropLast(".lproj".count))
    return .unknown(
      Unknown("Bundle(\(folder))", location, kind: "Bundle", known: [Unknown.language: .string(language)]))
  }

  /// The text of a key in the tables of a bundle that an argument is: nil where that is the app's.
  func localizedInBundle(_ key: String, table: Value?, fallback: Value?) throws -> Value? {
    guard case .unknown(let bundle)? = self["bundle"]?.flattened else { return nil }
    // A package's bundle has texts that are read as the app's.
    if bundle.what.hasSuffix("Bundle.module") || bundle.what == "module" { return nil }
    guard let language = bundle.languageOfBundle else {
      return .unknown(Unknown("NSLocalizedString(\"\(key)\") of \(bundle.what)", location, kind: "String"))
    }
    return try localized(key, table: table, fallback: fallback, inFolderOf: language)
  }

  /// The text of a key in a table of one language; where it has none, the fallback or the key itself.
  fileprivate func localized(
    _ key: String, table: Value?, fallback: Value?, inFolderOf language: String
  ) throws -> Value {
    let name = try table.map { try unbridge($0, String?.self) } ?? nil
    return try localized(
      interpreter.world.localized(key, table: name, inFolderOf: language), key, fallback: fallback?.flattened)
  }
}

extension Unknown {
  /// By what name a bundle's language is one of what is known of it.
  fileprivate static let language = "its language"

  /// The language of the folder that it is the bundle of; nil where it is none.
  fileprivate var languageOfBundle: String? {
    if kind == "Bundle", case .text(let box)? = known[Self.language] { box.text } else { nil }
  }
}

extension Interpreter {
  /// What a method gives of a bundle that is made of the folder of one language; nil for others.
  func textOfBundle(
    _ bundle: Unknown, _ name: String, _ arguments: [Argument], at location: TreeLocation
  ) throws -> Value? {
    guard name == "localizedString", let language = bundle.languageOfBundle,
      arguments.map(\.label) == ["forKey", "value", "table"]
    else { return nil }
    let call = Library.Call(interpreter: self, value: .unknown(bundle), arguments: arguments, location: location)
    guard case .text(let key) = arguments[0].value else { return nil }
    return try call.localized(key.text, table: call[2], fallback: call[1], inFolderOf: language)
  }
}
