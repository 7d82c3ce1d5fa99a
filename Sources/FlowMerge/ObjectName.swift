import FlowInterfaceBuilder

/// What a person calls an element of a document.
enum ObjectName {
  /// The scene that an element is in, and the element: `scene “Settings” (SettingsViewController): label “Total”`.
  static func place(of element: InterfaceElement) -> String {
    guard let scene = element.isNamed("scene") ? element : element.ancestors.first(where: { $0.isNamed("scene") })
    else {
      return name(of: element)
    }
    let controller = InterfaceScene(element: scene).viewController
    let shown = "scene \(controller.map { screen($0) } ?? "#\(scene["sceneID"] ?? "")")"
    return element == scene || element == controller?.element ? shown : "\(shown): \(name(of: element))"
  }

  /// A screen: what it is called, and its class.
  private static func screen(_ controller: InterfaceObject) -> String {
    let item = controller.element.child(key: "navigationItem").flatMap { $0.string("title") }
    let title = [
      controller.userLabel, controller.title, controller.element["storyboardIdentifier"], item,
      controller.element["storyboardName"],
    ]
    .compactMap(\.self).first { !$0.isEmpty }
    let kind = controller.customClass ?? words(of: controller.elementName)
    return title.map { "“\(short($0))” (\(kind))" } ?? (controller.customClass ?? "\(kind) #\(controller.id ?? "")")
  }

  /// An element: `label “Total”`, `constraint top of label “Total”`, `outlet tableView`.
  static func name(of element: InterfaceElement) -> String {
    let kind = words(of: element.name)
    switch element.name {
    case "document": return "the document"
    case "constraint": return "constraint \(constraint(element))"
    case "outlet", "outletCollection": return "\(kind) \(element["property"] ?? "")\(of(element.parent?.parent))"
    case "action": return "action \(element["selector"] ?? "")\(of(element.parent?.parent))"
    case "segue":
      let name = element["identifier"].map { "“\($0)”" } ?? element["relationship"] ?? element["kind"] ?? ""
      return "segue \(name)\(of(element.parent?.parent))"
    default: break
    }
    let object = InterfaceObject(element: element)
    let text = object.userLabel ?? object.texts.first { !$0.isEmpty } ?? element["property"]
    if let text { return "\(kind) “\(short(text))”" }
    return [kind, object.customClass, object.id.map { "#\($0)" }].compactMap(\.self).joined(separator: " ")
  }

  private static func of(_ owner: InterfaceElement?) -> String { owner.map { " of \(name(of: $0))" } ?? "" }

  private static func constraint(_ element: InterfaceElement) -> String {
    func item(_ attribute: String) -> String? {
      guard let id = element[attribute] else { return nil }
      var root = element
      while let parent = root.parent { root = parent }
      return root.descendants.first { $0.has("id", equalTo: id) }.map { name(of: $0) } ?? "#\(id)"
    }
    let owner = element.parent?.parent.map { name(of: $0) } ?? ""
    let first = "\(element["firstAttribute"] ?? "") of \(item("firstItem") ?? owner)"
    guard let second = element["secondAttribute"] else { return first }
    return "\(first) to \(second) of \(item("secondItem") ?? owner)"
  }

  /// `tableViewCell` as `table view cell`.
  static func words(of name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, !result.isEmpty { result.append(" ") }
      result += character.lowercased()
    }
    return result
  }

  /// A text, shortened.
  static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
