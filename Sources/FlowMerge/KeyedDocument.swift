import FlowInterfaceBuilder

/// A child of a node: another node, or the value of one of its properties.
enum Member: Hashable, Sendable {
  case node(ElementKey)
  case property(String)
}

/// An object, or an element that holds objects (`subviews`, `constraints`, `connections`).
struct KeyedNode {
  let key: ElementKey
  let element: InterfaceElement
  /// The node around it; nil for the document.
  var parent: ElementKey?
  /// The nearest object around it.
  var owner: ElementKey?
  /// Whether it is an object, which has an identity of its own.
  let isObject: Bool
  /// Its children in the order of the file.
  var members: [Member] = []
  /// The elements without objects in it, by their names.
  var properties: [String: InterfaceElement] = [:]
}

/// A document's nodes by their keys.
struct KeyedDocument {
  let document: InterfaceDocument
  private(set) var nodes: [ElementKey: KeyedNode] = [:]
  /// The objects in the order of the file.
  private(set) var objects: [ElementKey] = []
  /// The objects that an id refers to.
  private(set) var ids: [String: ElementKey] = [:]

  /// - Parameter holders: what holds objects in any of the documents that are merged.
  init(_ document: InterfaceDocument, holders: Set<ElementKey>) {
    self.document = document
    add(document.root, key: .document, parent: nil, owner: nil, isInObjects: false, holders)
  }

  subscript(key: ElementKey) -> KeyedNode? { nodes[key] }

  /// The node around an object that is an object.
  func owner(of key: ElementKey) -> ElementKey? { nodes[key]?.owner }

  private mutating func add(
    _ element: InterfaceElement, key: ElementKey, parent: ElementKey?, owner: ElementKey?, isInObjects: Bool,
    _ holders: Set<ElementKey>
  ) {
    let identity = key == .document ? key : Self.identity(of: element, isInObjects: isInObjects)
    var node = KeyedNode(key: key, element: element, parent: parent, owner: owner, isObject: identity != nil)
    nodes[key] = node
    if node.isObject {
      objects.append(key)
      if isInObjects, let id = element["id"], ids[id] == nil { ids[id] = key }
    }
    let isInObjects = isInObjects || element.isNamed("objects")
    let owner = node.isObject ? key : owner
    var names: Set<String> = []
    for child in element.children {
      if let identity = Self.identity(of: child, isInObjects: isInObjects) {
        let unique = free(identity)
        node.members.append(.node(unique))
        add(child, key: unique, parent: key, owner: owner, isInObjects: isInObjects, holders)
        continue
      }
      let name = LocalName.unique(LocalName.of(child), among: names)
      names.insert(name)
      let container = key.container(name)
      if holders.contains(container) {
        node.members.append(.node(container))
        add(child, key: container, parent: key, owner: owner, isInObjects: isInObjects, holders)
      } else {
        node.members.append(.property(name))
        node.properties[name] = child
      }
    }
    nodes[key] = node
  }

  private func free(_ key: ElementKey) -> ElementKey {
    guard nodes[key] != nil else { return key }
    var number = 2
    while nodes[key.again(number)] != nil { number += 1 }
    return key.again(number)
  }

  /// The key of an element that has an identity of its own.
  private static func identity(of element: InterfaceElement, isInObjects: Bool) -> ElementKey? {
    if isInObjects { return element["id"].map(ElementKey.object) }
    return element.isNamed("scene") ? element["sceneID"].map(ElementKey.scene) : nil
  }

  /// What holds objects in a document and has no id itself.
  static func holders(in document: InterfaceDocument) -> Set<ElementKey> {
    var found: Set<ElementKey> = []
    // Whether an object is inside.
    func search(_ element: InterfaceElement, _ key: ElementKey, _ isInObjects: Bool) -> Bool {
      let isInObjects = isInObjects || element.isNamed("objects")
      var holds = false
      var names: Set<String> = []
      for child in element.children {
        if let identity = Self.identity(of: child, isInObjects: isInObjects) {
          _ = search(child, identity, isInObjects)
          holds = true
          continue
        }
        let name = LocalName.unique(LocalName.of(child), among: names)
        names.insert(name)
        let container = key.container(name)
        guard search(child, container, isInObjects) else { continue }
        found.insert(container)
        holds = true
      }
      return holds
    }
    _ = search(document.root, .document, false)
    return found
  }

  /// Forgets an object with all that is in it.
  ///
  /// - Parameter keeps: which of the objects inside stay, without a place.
  mutating func remove(_ key: ElementKey, keeping keeps: (ElementKey) -> Bool) {
    guard let node = nodes[key] else { return }
    for case .node(let child) in node.members { remove(child, keeping: keeps) }
    if let parent = node.parent { nodes[parent]?.members.removeAll { $0 == .node(key) } }
    guard !keeps(key) else {
      nodes[key]?.parent = nil
      nodes[key]?.owner = nil
      return
    }
    nodes[key] = nil
    objects.removeAll { $0 == key }
    if let id = node.element["id"], ids[id] == key { ids[id] = nil }
  }
}
