import FlowInterfaceBuilder

/// The tables of an app's texts, by the documents that they are for.
struct StringTables {
  private let files: [String: [InterfaceFile]]

  /// - Parameter paths: the files of localized texts, sorted.
  init(_ paths: [String]) {
    let tables = paths.filter { path in [".strings", ".stringsdict", ".xcstrings"].contains { path.hasSuffix($0) } }
      .map(InterfaceFile.init(path:))
    files = Dictionary(grouping: tables, by: \.name)
  }

  /// The texts that a document in `Base.lproj` is shown with.
  ///
  /// The table is called as the document is; the one of the most wanted language counts, as a whole: a key that it
  /// lacks keeps the document's text.
  ///
  /// - Parameter errors: gets what cannot be read.
  func texts(
    of document: InterfaceFile, in language: ShownLanguage, errors: inout [InterfaceError]
  ) -> [String: String] {
    texts(in: tables(of: document), language, &errors)
  }

  /// The files of a table.
  func paths(ofTable name: String) -> [String] { (files[name] ?? []).map(\.path) }

  /// The names of the tables.
  var names: [String] { files.keys.sorted() }

  /// What a table that code names has for its keys: that of no language counts, else that of the most wanted one, else
  /// that of `Base.lproj`, as a whole.
  ///
  /// - Parameter errors: gets what cannot be read.
  /// - UIKit: of a key in both a `.stringsdict` and a `.strings` file the first counts ("Stringsdict File Format",
  ///   Internationalization and Localization Guide).
  func values(
    ofTable name: String, in language: ShownLanguage, errors: inout [InterfaceError]
  ) -> [String: LocalizedValue] {
    let table = Table(files[name] ?? [], errors: &errors)
    for name in [nil] + language.order + ["Base"] {
      let spoken = language.order.contains { $0 == name } ? name : language.order.first
      let values = table.values(in: name, spoken: spoken ?? "en", errors: &errors)
      if !values.isEmpty { return values }
    }
    return [:]
  }

  /// What the folder of one language, `de.lproj`, has of a table.
  func values(ofTable name: String, inFolderOf language: String) -> [String: LocalizedValue] {
    var errors: [InterfaceError] = []
    return Table(files[name] ?? [], errors: &errors).values(
      in: language == "Base" ? language : LanguageName.normalized(language), spoken: language, errors: &errors)
  }

  /// The files of one table.
  private struct Table {
    private let files: [InterfaceFile]
    private var catalogs: [StringCatalog] = []

    init(_ all: [InterfaceFile], errors: inout [InterfaceError]) {
      files = all.filter { $0.device == nil }
      for file in files where file.path.hasSuffix(".xcstrings") {
        do throws(InterfaceError) { catalogs.append(try StringCatalog(contentsOf: file.path)) } catch {
          errors.append(error)
        }
      }
    }

    /// What it has in a folder of a language, or in none.
    ///
    /// - Parameter spoken: the language whose plurals count.
    func values(
      in folder: String?, spoken: String, errors: inout [InterfaceError]
    ) -> [String: LocalizedValue] {
      var values: [String: LocalizedValue] = [:]
      func read(_ body: () throws(InterfaceError) -> [String: LocalizedValue]) {
        do throws(InterfaceError) {
          values.merge(try body()) { $1 }
        } catch {
          errors.append(error)
        }
      }
      let own = files.filter { $0.localization.map { $0 == "Base" ? $0 : LanguageName.normalized($0) } == folder }
      for file in own where file.isStrings {
        read { () throws(InterfaceError) in try StringsFile(contentsOf: file.path).texts.mapValues { .text($0) } }
      }
      for file in own where file.path.hasSuffix(".stringsdict") {
        read { () throws(InterfaceError) in
          try StringsDictionaryFile(contentsOf: file.path, language: spoken).values
        }
      }
      if let folder {
        for catalog in catalogs where catalog.languages.contains(folder) {
          values.merge(catalog.values(in: folder)) { $1 }
        }
      }
      return values
    }
  }

  private func texts(
    in tables: [InterfaceFile], _ language: ShownLanguage, _ errors: inout [InterfaceError]
  ) -> [String: String] {
    var catalogs: [StringCatalog] = []
    for table in tables where table.path.hasSuffix(".xcstrings") {
      do throws(InterfaceError) {
        catalogs.append(try StringCatalog(contentsOf: table.path))
      } catch {
        errors.append(error)
      }
    }
    for name in language.order {
      if let table = tables.first(where: { $0.localization.map(LanguageName.normalized) == name && $0.isStrings }) {
        do throws(InterfaceError) {
          return try StringsFile(contentsOf: table.path).texts
        } catch {
          errors.append(error)
          return [:]
        }
      }
      if let catalog = catalogs.first(where: { $0.languages.contains(name) }) {
        errors += catalog.faults(in: name)
        return catalog.texts(in: name)
      }
    }
    return [:]
  }

  /// The tables that are called as a document is: those beside its folder, else those elsewhere.
  private func tables(of document: InterfaceFile) -> [InterfaceFile] {
    let named = (files[document.name] ?? []).filter { $0.device == document.device }
    let beside = named.filter { $0.directory == document.directory }
    return beside.isEmpty ? named : beside
  }
}

extension InterfaceFile {
  /// Whether it is a strings file, not a catalog.
  fileprivate var isStrings: Bool { path.hasSuffix(".strings") }
}
