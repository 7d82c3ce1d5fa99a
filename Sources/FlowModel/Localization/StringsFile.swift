import FlowInterfaceBuilder
import Foundation

/// A `.strings` file: the texts of one language, by their keys.
///
/// Source: "String Resources" (Resource Programming Guide): `"key" = "text";` in UTF-8 or UTF-16, or a property list.
struct StringsFile {
  /// The texts by their keys.
  let texts: [String: String]

  /// Reads a file.
  ///
  /// - Throws: an `InterfaceError` at the first fault; at 1:1 for a file that cannot be opened and for a binary one.
  init(contentsOf file: String) throws(InterfaceError) {
    let content = try LocalizedText(contentsOf: file)
    if content.isPropertyList {
      texts = try Self.propertyList(content)
      return
    }
    var reader = OldPropertyListReader(try content.utf8())
    do throws(TextFault) {
      texts = try reader.readStrings()
    } catch {
      throw content.error(error, advice: "Each entry is written \"key\" = \"text\";")
    }
  }

  private static func propertyList(_ content: LocalizedText) throws(InterfaceError) -> [String: String] {
    let root: Any
    do {
      root = try PropertyListFile.content(of: content.fileBytes)
    } catch {
      let cause = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
      let line = cause.firstMatch(of: #/line (\d+)/#).flatMap { Int($0.1) } ?? 1
      throw InterfaceError(
        location: SourceLocation(file: content.file, line: line, column: 1),
        message: "it cannot be read as a property list (\(cause)). Check it with `plutil -lint`.")
    }
    guard let table = root as? [String: Any] else {
      throw InterfaceError(
        location: SourceLocation(file: content.file, line: 1, column: 1),
        message: "it holds no dictionary at its root. Check it with `plutil -lint`.")
    }
    return table.compactMapValues { $0 as? String }
  }
}
