import FlowInterfaceBuilder

/// An app's documents as its device shows them: of several localizations the one that is loaded, with the texts of the
/// language.
struct ShownDocuments {
  /// The documents, in the order in which they were given.
  private(set) var documents: [InterfaceDocument] = []
  /// The texts that code asks for.
  private(set) var texts = AppTexts()
  /// The tables of texts that could not be read, sorted by place.
  private(set) var errors: [InterfaceError] = []

  /// - Parameters:
  ///   - all: the app's documents.
  ///   - texts: the app's files of localized texts, sorted.
  ///   - wish: what is wanted to be seen.
  ///   - infoPlists: the app's property lists.
  init(_ all: [InterfaceDocument], texts: [String], wish: LanguageWish, infoPlists: [InfoPlist]) {
    let region =
      infoPlists.lazy.compactMap(\.developmentRegion).first
      ?? wish.apps.lazy.compactMap(\.developmentRegion).first ?? "en"
    let own = wish.apps.reduce(into: Set<String>()) { $0.formUnion($1.ownFiles) }
    let files = (all.map(\.file) + texts).filter { own.isEmpty || own.contains($0) }
    let languages = Self.languages(of: files, isAsked: wish.locale != nil)
    let language = ShownLanguage(
      locale: wish.locale, developmentRegion: region, isSupported: languages.contains)
    let tables = StringTables(texts)
    for document in Self.loaded(all, in: language) {
      let file = InterfaceFile(path: document.file)
      guard file.localization == "Base" else {
        documents.append(document)
        continue
      }
      documents.append(document.showing(tables.texts(of: file, in: language, errors: &errors)))
    }
    self.texts = tables.all(in: language, errors: &errors)
    self.texts.locale = LanguageName.locale(wish.locale ?? region)
    self.texts.languages = LanguageName.preferred(wish.locale ?? region)
    errors = Set(errors).sorted { $0.location < $1.location }
  }

  /// The languages that an app has anything for: its `.lproj` folders', and those of its catalogs where it is asked
  /// for one.
  private static func languages(of files: [String], isAsked: Bool) -> Set<String> {
    var languages = Set(files.compactMap { InterfaceFile(path: $0).localization }.map(LanguageName.normalized))
    guard isAsked else { return languages }
    for file in files where file.hasSuffix(".xcstrings") {
      // One that cannot be read is an error where a document is shown with it.
      if let catalog = try? StringCatalog(contentsOf: file) { languages.formUnion(catalog.languages) }
    }
    return languages
  }

  /// Of the copies of a document for several languages, the one that the app loads; where it loads none of them, the
  /// first.
  private static func loaded(_ all: [InterfaceDocument], in language: ShownLanguage) -> [InterfaceDocument] {
    struct Key: Hashable {
      let directory: String
      let name: String
      let device: String?
      let kind: InterfaceKind
    }
    var best: [Key: (rank: Int, file: String)] = [:]
    func key(_ document: InterfaceDocument, _ file: InterfaceFile) -> Key {
      Key(directory: file.directory, name: file.name, device: file.device, kind: document.kind)
    }
    for document in all {
      let file = InterfaceFile(path: document.file)
      let rank = language.rank(of: file.localization) ?? .max
      if let known = best[key(document, file)], known.rank <= rank { continue }
      best[key(document, file)] = (rank, document.file)
    }
    return all.filter { best[key($0, InterfaceFile(path: $0.file))]?.file == $0.file }
  }
}
