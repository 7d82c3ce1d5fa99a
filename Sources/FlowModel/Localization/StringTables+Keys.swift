extension StringTables {
  /// The keys of a table in all languages; of a file that cannot be read none.
  func keys(ofTable name: String) -> Set<String> {
    paths(ofTable: name).reduce(into: []) { keys, path in
      if path.hasSuffix(".xcstrings") {
        keys.formUnion((try? StringCatalog(contentsOf: path))?.keys ?? [])
      } else if path.hasSuffix(".stringsdict") {
        keys.formUnion((try? StringsDictionaryFile(contentsOf: path, language: "en"))?.values.keys.map(\.self) ?? [])
      } else {
        keys.formUnion((try? StringsFile(contentsOf: path))?.texts.keys.map(\.self) ?? [])
      }
    }
  }
}
