import FlowInterfaceBuilder
import TestSupport
import Testing

@testable import FlowModel

/// String Catalogs: their texts by language, and what is said of broken ones.
struct StringCatalogTests {
  private static let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a.text" : {
          "comment" : "Class = \"UILabel\";",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Gr\u00fc\u00dfe \ud83d\ude00" } },
            "en" : { "stringUnit" : { "state" : "new", "value" : "Hello" } }
          }
        },
        "b.text" : { "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
        "c.title" : {
          "localizations" : { "de" : { "variations" : { "device" : { "other" : { "stringUnit" : { "value" : "X" } } } } } }
        },
        "d.title" : { "shouldTranslate" : false },
        "e.title" : { "localizations" : { "pt_BR" : { "stringUnit" : { "value" : "Oi", "flags" : [1, true, null] } } } }
      },
      "version" : "1.0"
    }
    """#

  private func catalog(_ text: String) throws -> (folder: TemporaryFolder, catalog: StringCatalog) {
    let folder = try TemporaryFolder(["Main.xcstrings": text])
    return (folder, try StringCatalog(contentsOf: "\(folder.path)/Main.xcstrings"))
  }

  @Test("The texts of each language, without those that wait for a translation")
  func texts() throws {
    let (folder, catalog) = try catalog(Self.catalog)
    #expect(catalog.languages == ["de", "en", "pt-BR"])
    #expect(catalog.texts(in: "de") == ["a.text": "Grüße 😀"])
    #expect(catalog.texts(in: "en") == ["a.text": "Hello"])
    #expect(catalog.texts(in: "pt-BR") == ["e.title": "Oi"])
    #expect(catalog.texts(in: "fr") == [:])
    #expect(
      catalog.faults(in: "de").map { folder.relative($0.description) } == [
        """
        Main.xcstrings:12:5: error: "c.title" varies by device, which is not read. The text of the storyboard is shown; \
        give the key one text.
        """
      ])
    #expect(catalog.faults(in: "en") == [])
  }

  @Test(
    "A broken catalog is told with its place and what to do",
    arguments: [
      ("", "1:1: error: the file ends too early. "),
      ("{\n  \"strings\" : {\n  \"é\" x }", "3:7: error: ':' is missing after \"é\". "),
      ("{ \"strings\" : { \"a\" : {} \"b\" : {} } }", "1:26: error: ',' or '}' is missing after the value of \"a\". "),
      ("{ \"strings\" : { \"a\" : [1 2] } }", "1:26: error: ',' or ']' is missing. "),
      ("{ \"strings\" : {}, }", "1:19: error: a key in quotes is missing. "),
      ("{ \"strings\" : {\n<<<<<<< HEAD", "2:1: error: a key in quotes is missing. "),
      ("{ \"strings\" : nul }", "1:15: error: 'nul' is not expected here. "),
      ("{ \"strings\" : \"a\n }", "1:15: error: this text has no end. "),
      ("{ \"strings\" : \"\\u12\" }", "1:18: error: four hexadecimal digits are missing after '\\u'. "),
      ("{ \"strings\" : {} } }", "1:20: error: there is something after the end of the JSON. "),
    ])
  func faults(text: String, message: String) throws {
    let folder = try TemporaryFolder(["Main.xcstrings": text])
    let error = #expect(throws: InterfaceError.self) {
      try StringCatalog(contentsOf: "\(folder.path)/Main.xcstrings")
    }
    #expect(
      folder.relative(error?.description ?? "")
        == "Main.xcstrings:\(message)A String Catalog is JSON: open it in Xcode, or restore it.")
  }

  @Test("JSON that is no catalog, and a tower of brackets")
  func noCatalog() throws {
    let folder = try TemporaryFolder(["A.xcstrings": "[]", "B.xcstrings": String(repeating: "[", count: 100_000)])
    let none = #expect(throws: InterfaceError.self) { try StringCatalog(contentsOf: "\(folder.path)/A.xcstrings") }
    #expect(
      folder.relative(none?.description ?? "") == """
        A.xcstrings:1:1: error: it has no "strings", so it is no String Catalog. Open it in Xcode, or restore it.
        """)
    let deep = #expect(throws: InterfaceError.self) { try StringCatalog(contentsOf: "\(folder.path)/B.xcstrings") }
    #expect(deep?.message.hasPrefix("it nests too deeply. ") == true)
  }
}
