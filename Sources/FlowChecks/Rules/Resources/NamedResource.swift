import FlowInterfaceBuilder
import FlowModel

/// An image or a colour that a document takes from the app by its name.
struct NamedResource {
  /// The entry among the document's resources.
  var name: InterfaceElement
  /// The name.
  var text: String
  /// The first element that uses it.
  var use: InterfaceElement
}

extension InterfaceDocument {
  /// The resources of a kind that objects of the document use.
  ///
  /// - Parameter kind: the element of the entries: `image`, `namedColor`.
  func resources(_ kind: String) -> [NamedResource] {
    let entries = resources.filter { $0.isNamed(kind) }
    guard !entries.isEmpty else { return [] }
    let isColor = kind == "namedColor"
    var uses: [String: InterfaceElement] = [:]
    for element in root.descendants where isColor == element.isNamed("color") {
      if element.ancestors.contains(where: { $0.isNamed("resources") }) { continue }
      for attribute in element.attributes
      where isColor ? attribute.name == "name" : attribute.name.lowercased().hasSuffix("image") {
        if uses[attribute.value] == nil { uses[attribute.value] = element }
      }
    }
    return entries.compactMap { entry in
      guard let text = entry["name"], let use = uses[text] else { return nil }
      return NamedResource(name: entry, text: text, use: use)
    }
  }
}

extension CheckedApp {
  /// The images and colours, where all that the app has are here.
  var knownAssets: AssetNames? { model.isWholeApp ? assets : nil }
}
