extension ElementSelector {
  /// A selector from a value that `OptionCheck` accepted.
  init(checked value: YAMLNode) {
    if let text = value.template {
      self.init(text: text)
      return
    }
    var options: [String: YAMLNode] = [:]
    for entry in value.entries ?? [] where !entry.value.isNull { options[entry.key.text ?? ""] = entry.value }
    self.init { options[$0] }
  }

  /// The selector among a gesture's or an assertion's own options.
  init(_ options: Options) {
    self.init { options[$0] }
  }

  private init(_ option: (String) -> YAMLNode?) {
    self.init(
      text: option("text")?.template, id: option("id")?.template, index: option("index")?.template,
      enabled: option("enabled")?.flag, selected: option("selected")?.flag, checked: option("checked")?.flag,
      focused: option("focused")?.flag, traits: Self.traits(option("traits")?.text), css: option("css")?.template,
      point: option("point")?.template)
    let width = option("width")?.wholeNumber
    let height = option("height")?.wholeNumber
    if width != nil || height != nil {
      size = Size(width: width, height: height, tolerance: option("tolerance")?.wholeNumber)
    }
    func relate(_ name: String, _ relation: (ElementSelector) -> Relation) {
      if let other = option(name) { relations.append(relation(ElementSelector(checked: other))) }
    }
    relate("below", Relation.below)
    relate("above", Relation.above)
    relate("leftOf", Relation.leftOf)
    relate("rightOf", Relation.rightOf)
    relate("childOf", Relation.childOf)
    relate("containsChild", Relation.containsChild)
    if let others = option("containsDescendants")?.elements {
      relations.append(.containsDescendants(others.map(ElementSelector.init(checked:))))
    }
  }

  /// Whether nothing is set that an element could meet.
  var isEmpty: Bool { self == ElementSelector() }

  private static func traits(_ text: String?) -> [Trait] {
    (text ?? "").split(separator: " ").compactMap { Trait(rawValue: traitName($0)) }
  }

  /// The first word that names no trait.
  static func unknownTrait(in text: String) -> String? {
    text.split(separator: " ").first { Trait(rawValue: traitName($0)) == nil }.map(String.init)
  }

  private static func traitName(_ word: Substring) -> String {
    word.lowercased().map { $0 == "_" ? "-" : String($0) }.joined()
  }
}

extension Condition {
  /// A condition from a value that `OptionCheck` accepted.
  init(checked value: YAMLNode) {
    self.init(location: value.location)
    for entry in value.entries ?? [] where !entry.value.isNull {
      switch entry.key.text {
      case "platform":
        platform = Platform.allCases.first { $0.rawValue.lowercased() == entry.value.text?.lowercased() }
      case "visible": visible = ElementSelector(checked: entry.value)
      case "notVisible": notVisible = ElementSelector(checked: entry.value)
      case "true": expression = entry.value.template
      case "label": label = entry.value.template
      default: break
      }
    }
  }
}
