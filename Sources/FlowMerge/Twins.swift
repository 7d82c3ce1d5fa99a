import FlowInterfaceBuilder

/// Objects that both sides made for one place, each with an id of its own: the safe area of one view, a navigation
/// item, a constraint between the same edges, an outlet of one name. They are one object, with the lesser of the ids.
struct Twins {
  /// New ids by old ones, in what each side has.
  private(set) var renames: [MergeSide: [String: String]] = [.ours: [:], .theirs: [:]]

  private let ours: KeyedDocument
  private let theirs: KeyedDocument
  private let base: KeyedDocument?

  init(_ ours: KeyedDocument, _ theirs: KeyedDocument, base: KeyedDocument?) {
    self.ours = ours
    self.theirs = theirs
    self.base = base
    var signatures: [MergeSide: [String: [ElementKey]]] = [:]
    for side in MergeSide.allCases {
      let (own, other) = side == .ours ? (ours, theirs) : (theirs, ours)
      for key in own.objects where other[key] == nil && base?[key] == nil {
        guard let node = own[key], let parent = node.parent, node.element["id"] != nil,
          let signature = Self.signature(of: node.element)
        else { continue }
        signatures[side, default: [:]]["\(parent.text) \(signature)", default: []].append(key)
      }
    }
    for (signature, first) in signatures[.ours] ?? [:] {
      guard first.count == 1, let second = signatures[.theirs]?[signature], second.count == 1,
        let one = ours[first[0]]?.element["id"], let two = theirs[second[0]]?.element["id"]
      else { continue }
      if one < two { renames[.theirs]?[two] = one } else { renames[.ours]?[one] = two }
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { renames.values.allSatisfy(\.isEmpty) }

  /// Parts that their owner has one of, and that say nothing of their own.
  private static let parts: Set<String> = [
    "viewLayoutGuide", "navigationItem", "tabBarItem", "tableViewCellContentView", "collectionViewCellContentView",
    "collectionViewFlowLayout", "collectionViewLayout", "navigationBar", "tabBar", "toolbar",
  ]

  /// What two objects have in common that are one; nil for those that are each their own.
  private static func signature(of element: InterfaceElement) -> String? {
    func values(_ names: [String]) -> String { names.map { element[$0] ?? "" }.joined(separator: "|") }
    switch element.name {
    case "constraint":
      return "constraint "
        + values(["firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "priority"])
    case "outlet": return "outlet \(values(["property"]))"
    case "outletCollection", "action", "segue":
      guard element.children.isEmpty else { return nil }
      let all = element.attributes.filter { $0.name != "id" }.map { "\($0.name)=\($0.value)" }
      return "\(element.name) \(all.sorted())"
    case let name where parts.contains(name): return "\(name) \(element["key"] ?? "")"
    default: return nil
    }
  }
}

extension InterfaceDocument {
  /// The text with other ids, wherever they stand.
  func text(renaming ids: [String: String]) -> [UInt8] {
    guard !ids.isEmpty else { return text }
    var result: [UInt8] = []
    var position = 0
    for element in [root] + Array(root.descendants) {
      for attribute in element.attributes {
        let (name, value) = (attribute.name, attribute.value)
        guard let new = ids[value], name == "id" || References.isReference(name, value) else { continue }
        let range = attribute.valueByteRange
        result += text[position..<range.lowerBound]
        result += new.utf8
        position = range.upperBound
      }
    }
    return result + text[position...]
  }
}
