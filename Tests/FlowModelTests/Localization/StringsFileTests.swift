import FlowInterfaceBuilder
import Foundation
import TestSupport
import Testing

@testable import FlowModel

/// Strings files in all their spellings, and what is said of broken ones.
struct StringsFileTests {
  private func texts(_ bytes: [UInt8]) throws -> [String: String] {
    let folder = try TemporaryFolder()
    try folder.write(bytes: bytes, to: "Main.strings")
    return try StringsFile(contentsOf: "\(folder.path)/Main.strings").texts
  }

  private func fault(_ bytes: [UInt8]) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(bytes: bytes, to: "Main.strings")
    do throws(InterfaceError) {
      return "\(try StringsFile(contentsOf: "\(folder.path)/Main.strings").texts)"
    } catch {
      return folder.relative(error.description)
    }
  }

  @Test(
    "Keys and texts as they are written",
    arguments: [
      ("", [:]),
      (
        "/* Class = \"UILabel\"; */\n\"a-b.text\" = \"Hallo\";\n\n// more\n\"c.title\" = \"Zu\";\n",
        ["a-b.text": "Hallo", "c.title": "Zu"]
      ),
      ("a-b.text = Hallo;", ["a-b.text": "Hallo"]),
      ("'a' = 'It''s';", nil),
      ("\"a\"=\"\";", ["a": ""]),
      ("\"Hello\";", ["Hello": "Hello"]),
      ("\"a\" = \"1\"; \"a\" = \"2\";", ["a": "2"]),
      (#""a" = "\"Q\" \\ \n\t\r/";"#, ["a": "\"Q\" \\ \n\t\r/"]),
      (#""a" = "\U0041\u00e9\Ud83d\Ude00\U20!";"#, ["a": "Aé😀 !"]),
      (#""a" = "\Ud83d-\101\U";"#, ["a": "\u{FFFD}-AU"]),
      ("\"a\" = \"two\nlines\";", ["a": "two\nlines"]),
      ("\u{FEFF}\"ä\" = \"Ö\";", ["ä": "Ö"]),
    ] as [(String, [String: String]?)])
  func spellings(text: String, expected: [String: String]?) throws {
    guard let expected else {
      #expect(throws: InterfaceError.self) { try texts(Array(text.utf8)) }
      return
    }
    #expect(try texts(Array(text.utf8)) == expected)
  }

  @Test("UTF-16 with a byte order mark, in both orders")
  func utf16() throws {
    let units = Array("\"a\" = \"Grüße 😀\";".utf16)
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try texts(big) == ["a": "Grüße 😀"])
    #expect(try texts(little) == ["a": "Grüße 😀"])
  }

  @Test("Property lists, XML and binary")
  func propertyLists() throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a.text</key><string>Hallo</string><key>n</key><integer>1</integer></dict></plist>
      """
    #expect(try texts(Array(xml.utf8)) == ["a.text": "Hallo"])
    let binary = try PropertyListSerialization.data(
      fromPropertyList: ["a.text": "Hallo"], format: .binary, options: 0)
    #expect(try texts(Array(binary)) == ["a.text": "Hallo"])
  }

  @Test(
    "A broken file is told with its place and what to do",
    arguments: [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", "2:1: error: ';' is missing after the text of 'a'. "),
      ("\"a\" = \"b\";\n  \"é\" \"d\";", "2:7: error: '=' is missing after 'é'. "),
      ("\"a\" = \"b\";\n\"c\" = \"d;\n", "2:7: error: this text has no end. "),
      ("\n /* open", "2:2: error: this comment has no end. "),
      (
        "<<<<<<< HEAD\n\"a\" = \"b\";",
        "1:1: error: '<' is not expected here; it may be left from a merge. "
      ),
      ("\"a\" = ", "1:7: error: the file ends too early. "),
    ])
  func faults(text: String, message: String) throws {
    #expect(
      try fault(Array(text.utf8)) == "Main.strings:\(message)Each entry is written \"key\" = \"text\";")
  }

  @Test("A file in another encoding, one that is cut, one that is no dictionary, and none")
  func otherFaults() throws {
    #expect(
      try fault(Array("\"a\" = \"Gr".utf8) + [0xFC]) == """
        Main.strings:1:10: error: this is no UTF-8, and no UTF-16 with a byte order mark. Convert the file to UTF-8.
        """)
    #expect(
      try fault([0xFF, 0xFE, 0x61, 0x00, 0x62]) == """
        Main.strings:1:2: error: the file ends in the middle of a UTF-16 character: the file is damaged. Restore it, or \
        convert it to UTF-8.
        """)
    #expect(
      try fault(Array("<plist version=\"1.0\"><array/></plist>".utf8)) == """
        Main.strings:1:1: error: it holds no dictionary at its root. Check it with `plutil -lint`.
        """)
    let cut = try fault(Array("<plist version=\"1.0\"><dict>\n<key>a</key></dict></plist>".utf8))
    #expect(cut.hasPrefix("Main.strings:2:1: error: it cannot be read as a property list ("))
    #expect(cut.hasSuffix("). Check it with `plutil -lint`."))
    #expect(throws: InterfaceError.self) { try StringsFile(contentsOf: "/nowhere/Main.strings") }
  }
}
