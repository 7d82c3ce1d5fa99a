import FlowInterfaceBuilder
import FlowModel

/// The bar button items of documents in whose place the screen's own code puts others, or none, before anybody sees them.
///
/// - UIKit: `UINavigationItem.leftBarButtonItem`, `rightBarButtonItem`: since there are lists of items, these are the first of
///   theirs; what is set anew is no longer shown, nor is what a controller's `toolbarItems` held before.
struct ReplacedItems {
  let app: CheckedApp
  let code: AppCode

  /// Whether a class of Objective-C may show another item where its document has one: it sets one there, whenever.
  func mayReplace(_ item: InterfaceObject, in document: InterfaceDocument, ofObjectiveC name: String) -> Bool {
    guard let places = item.places,
      !app.connections(to: item.id, in: document).contains(where: { [.outlet, .outletCollection].contains($0.kind) })
    else { return false }
    return code.objectiveCLineage(of: name).parts.contains { part in
      part.changes.contains { change in places.contains { change.hasPrefix("navigationItem.\($0)=") } }
    }
  }

  /// Whether all screens of a class show another item where its document has one.
  func replaces(_ item: InterfaceObject, in document: InterfaceDocument, of owner: CodeType) -> Bool {
    // What an outlet leads to, code may put back.
    guard let places = item.places,
      !app.connections(to: item.id, in: document).contains(where: { [.outlet, .outletCollection].contains($0.kind) })
    else { return false }
    let loading = LoadingCode(of: owner, app.written.source, code)
    guard loading.trees.contains(where: { !$0.settings(of: places).isEmpty }),
      !loading.takesMore(of: CodeTree.itemProperties.union(["toolbarItems"]))
    else { return false }
    return loading.runs { tree, statement in tree.settings(of: places).contains(statement) }
  }
}

extension InterfaceObject {
  /// The properties of a navigation item that put another in the place of a bar button item.
  fileprivate var places: Set<String>? {
    guard elementName == "barButtonItem" else { return nil }
    if element.ancestors.first(where: { _ in true })?.name == "toolbarItems" { return ["toolbarItems"] }
    guard owner?.elementName == "navigationItem" else { return nil }
    if let key = element["key"], key.hasSuffix("BarButtonItem") { return [key, key + "s"] }
    guard let list = element.ancestors.first(where: { _ in true }), list.name.hasSuffix("BarButtonItems") else {
      return nil
    }
    let isFirst = list.children.first?["id"] == element["id"]
    return isFirst ? [list.name, String(list.name.dropLast())] : [list.name]
  }
}

extension CodeTree {
  /// The statements that set one of some properties of the navigation item of the object itself, or its toolbar's items.
  fileprivate func settings(of places: Set<String>) -> Set<Int32> {
    if places.contains("toolbarItems") {
      return Set(ownSettings(of: "toolbarItems", by: "setToolbarItems").map(\.statement))
    }
    guard texts.contains("navigationItem") else { return [] }
    return Set(itemSettings.filter { places.contains($0.property) }.map(\.statement))
  }
}
