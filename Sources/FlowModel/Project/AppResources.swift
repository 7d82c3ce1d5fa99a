import FlowInterfaceBuilder

/// The resources of an app by the names that code calls them by.
package struct AppResources: Sendable {
  /// The keys of each table of texts.
  package private(set) var texts: [String: [String]] = [:]
  package let images: [String]
  package let colors: [String]
  /// The storyboards and xibs, one of each name.
  package private(set) var documents: [InterfaceDocument] = []
  /// Files of data: `cities.json`.
  package let files: [String]

  /// The resources that a search found.
  ///
  /// - Parameter own: the files of the targets; the texts, documents and data that they name count, or all where they
  ///   name none.
  package init(_ found: AppFolderSearch, of own: Set<String>) {
    func ofTargets(_ paths: [String]) -> [String] {
      let named = paths.filter(own.contains)
      return named.isEmpty ? paths : named
    }
    images = found.assets.imageNames
    colors = found.assets.colorNames
    files = Set(ofTargets(found.resources).map { String($0.split(separator: "/").last ?? "") }).sorted()
    let tables = StringTables(ofTargets(found.localizedTexts))
    for name in tables.names { texts[name] = tables.keys(ofTable: name).sorted() }
    var names: Set<String> = []
    for path in ofTargets(found.interfaceFiles) {
      guard let document = try? InterfaceReader.read(path), names.insert(document.name + "\(document.kind)").inserted
      else {
        continue
      }
      documents.append(document)
    }
  }
}
