import FlowInterfaceBuilder
import TestSupport
import Testing

@testable import FlowModel

/// An app in the language that its device shows.
struct ShownDocumentsTests {
  private static func storyboard(_ title: String) -> String {
    TestStoryboard.text([#"viewController title="\#(title)" id="one""#])
  }

  /// The titles of the screens of an app, with what cannot be read.
  private func titles(
    _ files: [String: String], locale: String? = nil, apps: ((TemporaryFolder) -> [AppTarget])? = nil
  ) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let targets = apps?(folder) ?? []
    let own = targets.isEmpty ? nil : targets.reduce(into: Set<String>()) { $0.formUnion($1.files) }
    let model = AppModel(at: folder.path, only: own, shown: LanguageWish(locale: locale, apps: targets))
    return model.screens.map { $0.title ?? "-" } + model.unreadable.map { folder.relative($0.description) }
  }

  private static let translated = [
    "Base.lproj/Main.storyboard": storyboard("Home"),
    "de.lproj/Main.strings": "\"one.title\" = \"Heim\";",
    "fr.lproj/Main.strings": "\"one.title\" = \"Maison\";",
    "zh-Hans.lproj/Main.strings": "\"one.title\" = \"家\";",
    "nl.lproj/Main.strings": "\"other.title\" = \"Thuis\";",
    "it.lproj/Localizable.strings": "",
  ]

  @Test(
    "The language of the device, a more generic one, the development region's, the document's own",
    arguments: [
      (nil, "Home"), ("de", "Heim"), ("de_AT", "Heim"), ("fr-CA", "Maison"), ("zh-Hans-CN", "家"), ("zh_CN", "家"),
      ("zh-Hant", "Home"), ("nl", "Home"), ("it", "Home"), ("pl", "Home"),
    ] as [(String?, String)])
  func locales(locale: String?, title: String) throws {
    #expect(try titles(Self.translated, locale: locale) == [title])
  }

  @Test("The development region: Info.plist's, else English; its table also where the language has none")
  func developmentRegion() throws {
    var files = Self.translated
    files["en.lproj/Main.strings"] = "\"one.title\" = \"My Home\";"
    #expect(try titles(files) == ["My Home"])
    #expect(try titles(files, locale: "it") == ["My Home"])
    #expect(try titles(files, locale: "nl") == ["Home"])
    #expect(try titles(files, locale: "pl") == ["My Home"])
    files["Info.plist"] = TestStoryboard.plist("CFBundleDevelopmentRegion", "fr")
    #expect(try titles(files) == ["Maison"])
    #expect(try titles(files, locale: "pl") == ["Maison"])
    files["Info.plist"] = TestStoryboard.plist("CFBundleDevelopmentRegion", "$(DEVELOPMENT_LANGUAGE)")
    #expect(try titles(files) == ["My Home"])
  }

  @Test("A String Catalog, in mul.lproj or beside, and a strings file before it")
  func catalogs() throws {
    let catalog = #"{"strings":{"one.title":{"localizations":{"de":{"stringUnit":{"value":"Katalog"}}}}}}"#
    let base = ["Base.lproj/Main.storyboard": Self.storyboard("Home")]
    #expect(try titles(base.merging(["mul.lproj/Main.xcstrings": catalog]) { $1 }, locale: "de-CH") == ["Katalog"])
    #expect(try titles(base.merging(["Main.xcstrings": catalog]) { $1 }, locale: "de") == ["Katalog"])
    #expect(try titles(base.merging(["mul.lproj/Main.xcstrings": catalog]) { $1 }) == ["Home"])
    #expect(try titles(base.merging(["Other.xcstrings": catalog]) { $1 }, locale: "de") == ["Home"])
    #expect(
      try titles(
        base.merging(["mul.lproj/Main.xcstrings": catalog, "de.lproj/Main.strings": "\"one.title\" = \"Datei\";"]) {
          $1
        },
        locale: "de") == ["Datei"])
  }

  @Test("A storyboard that is localized whole, and one that is not localized")
  func wholeDocuments() throws {
    let files = [
      "Base.lproj/Main.storyboard": Self.storyboard("Home"), "de.lproj/Main.storyboard": Self.storyboard("Heim"),
      "fr.lproj/Main.storyboard": Self.storyboard("Maison"), "de.lproj/Main.strings": "\"one.title\" = \"Nie\";",
    ]
    #expect(try titles(files) == ["Home"])
    #expect(try titles(files, locale: "de") == ["Heim"])
    #expect(try titles(files, locale: "pl") == ["Home"])
    let legacy = [
      "English.lproj/Main.storyboard": Self.storyboard("Home"), "de.lproj/Main.storyboard": Self.storyboard("Heim"),
    ]
    #expect(try titles(legacy) == ["Home"])
    #expect(try titles(legacy, locale: "de") == ["Heim"])
    #expect(try titles(["fr.lproj/Main.storyboard": Self.storyboard("Maison")]) == ["Maison"])
    #expect(
      try titles(
        ["Main.storyboard": Self.storyboard("Home"), "de.lproj/Main.strings": "\"one.title\" = \"Heim\";"],
        locale: "de") == ["Home"])
  }

  @Test("A table that cannot be read is an error at its place, and the documents' texts are shown")
  func brokenTables() throws {
    let base = ["Base.lproj/Main.storyboard": Self.storyboard("Home")]
    #expect(
      try titles(base.merging(["en.lproj/Main.strings": "\n\"one.title\" = \"My Home\""]) { $1 }) == [
        "Home",
        """
        en.lproj/Main.strings:2:24: error: ';' is missing after the text of 'one.title'. Each entry is written \
        "key" = "text";
        """,
      ])
    #expect(
      try titles(base.merging(["mul.lproj/Main.xcstrings": "{\n"]) { $1 }) == [
        "Home",
        """
        mul.lproj/Main.xcstrings:2:1: error: a key in quotes is missing. A String Catalog is JSON: open it in Xcode, or \
        restore it.
        """,
      ])
    #expect(try titles(base.merging(["fr.lproj/Main.strings": "("]) { $1 }) == ["Home"])
  }

  @Test("The tables of the app's target alone; a framework's languages are not the app's")
  func targets() throws {
    let project = """
      { objects = {
        P = { isa = PBXProject; developmentRegion = nl; mainGroup = G; targets = ( A, K ); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = ( V, W ); };
        V = { isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>"; children = ( V1, V2, V3 ); };
        V1 = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        V2 = { isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        V3 = { isa = PBXFileReference; path = nl.lproj/Main.strings; sourceTree = "<group>"; };
        W = { isa = PBXVariantGroup; name = Kit.storyboard; sourceTree = "<group>"; children = ( W1, W2 ); };
        W1 = { isa = PBXFileReference; path = Kit/Base.lproj/Kit.storyboard; sourceTree = "<group>"; };
        W2 = { isa = PBXFileReference; path = Kit/fr.lproj/Kit.strings; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ( AR ); };
        AR = { isa = PBXResourcesBuildPhase; files = ( B1 ); };
        B1 = { isa = PBXBuildFile; fileRef = V; };
        K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = ( KR ); };
        KR = { isa = PBXResourcesBuildPhase; files = ( B2 ); };
        B2 = { isa = PBXBuildFile; fileRef = W; };
      }; rootObject = P; }
      """
    var files = Self.translated
    files["App.xcodeproj/project.pbxproj"] = project
    files["nl.lproj/Main.strings"] = "\"one.title\" = \"Thuis\";"
    files["Kit/Base.lproj/Kit.storyboard"] = Self.storyboard("Kit")
    files["Kit/fr.lproj/Kit.strings"] = "\"one.title\" = \"Trousse\";"
    let apps = { (folder: TemporaryFolder) in AppFiles(at: folder.path).applications }
    #expect(try titles(files, apps: apps) == ["Thuis", "Kit"])
    #expect(try titles(files, locale: "de", apps: apps) == ["Heim", "Kit"])
    #expect(try titles(files, locale: "fr", apps: apps) == ["Thuis", "Kit"])
  }
}
