import FlowInterfaceBuilder
import SeededRandom

/// Changes a document by chance, as a person does in Interface Builder: what is deleted takes with it what refers to it.
struct RandomEdits {
  private var random: SeededGenerator
  private let prefix: String
  private var count = 0

  /// - Parameter prefix: three letters that ids of new objects begin with.
  init(seed: UInt64, prefix: String) {
    random = SeededGenerator(seed: seed)
    self.prefix = prefix
  }

  /// A document after some edits.
  ///
  /// - Parameter scene: the id of the only scene that is edited; nil for all.
  mutating func edited(_ text: String, times: Int, in scene: String? = nil) throws -> String {
    var text = text
    for _ in 0..<times { text = try edited(text, in: scene) }
    return text
  }

  private mutating func edited(_ text: String, in scene: String?) throws -> String {
    let document = try InterfaceReader.read(bytes: Array(text.utf8), file: "Main.storyboard")
    let root = scene.flatMap { document.scene(withID: $0)?.element } ?? document.root
    let objects = root.descendants.filter { $0["id"] != nil && $0.name != "device" }
    let views = objects.filter { $0.parent?.name == "subviews" }
    let lists = root.descendants.filter { $0.name == "subviews" }
    switch random.number(below: 8) {
    case 0: return change(attribute: ["text", "title", "customClass", "constant"], of: objects, document)
    case 1: return add(attribute: "userLabel", to: objects, document)
    case 2: return insert(into: lists, document)
    case 3: return delete(from: views + objects.filter { $0.name == "constraint" || $0.name == "outlet" }, document)
    case 4: return move(views, to: lists, document)
    case 5: return change(attribute: ["white", "pointSize", "image"], of: Array(root.descendants), document)
    case 6: return connect(views, root, document)
    default: return change(attribute: ["x", "y", "width"], of: Array(root.descendants), document)
    }
  }

  private mutating func newID() -> String {
    count += 1
    return "\(prefix)-nn-\(100 + count)"
  }

  private mutating func change(
    attribute names: [String], of elements: [InterfaceElement], _ document: InterfaceDocument
  ) -> String {
    let attributes = elements.flatMap(\.attributes).filter { names.contains($0.name) }
    guard let attribute = attributes.randomElement(using: &random) else { return document.string }
    let isNumber = Double(attribute.value) != nil
    let value = isNumber ? "\(random.number(below: 90))" : "\(prefix)\(random.number(below: 1000))"
    return document.string(replacing: attribute.valueByteRange, with: value)
  }

  private mutating func add(
    attribute: String, to elements: [InterfaceElement], _ document: InterfaceDocument
  ) -> String {
    guard let element = elements.filter({ $0[attribute] == nil }).randomElement(using: &random) else {
      return document.string
    }
    let place = element.startTagByteRange.lowerBound + 1 + element.name.utf8.count
    return document.string(replacing: place..<place, with: " \(attribute)=\"\(prefix)\(random.number(below: 1000))\"")
  }

  private mutating func insert(into lists: [InterfaceElement], _ document: InterfaceDocument) -> String {
    guard let list = lists.randomElement(using: &random) else { return document.string }
    let ends = [list.contentByteRange.lowerBound] + list.children.map(\.byteRange.upperBound)
    let place = ends.randomElement(using: &random) ?? list.contentByteRange.lowerBound
    let indentation = String(repeating: " ", count: 4 * (list.ancestors.reduce(0) { count, _ in count + 1 } + 1))
    let id = newID()
    return document.string(replacing: place..<place, with: "\n\(indentation)<label text=\"\(id)\" id=\"\(id)\"/>")
  }

  private mutating func delete(from elements: [InterfaceElement], _ document: InterfaceDocument) -> String {
    guard let element = elements.randomElement(using: &random) else { return document.string }
    let ids = Set(([element] + element.descendants).compactMap { $0["id"] })
    let others = document.root.descendants.filter { other in
      ["constraint", "outlet", "segue"].contains(other.name)
        && ["destination", "firstItem", "secondItem"].contains { other[$0].map(ids.contains) == true }
    }
    var ranges = ([element] + others).map { document.line(of: $0) }.sorted { $0.lowerBound < $1.lowerBound }
    ranges = ranges.filter { range in !ranges.contains { $0 != range && $0.contains(range.lowerBound) } }
    return document.string(replacing: ranges, with: "")
  }

  private mutating func move(
    _ views: [InterfaceElement], to lists: [InterfaceElement], _ document: InterfaceDocument
  ) -> String {
    guard let view = views.randomElement(using: &random),
      let list = lists.filter({ !view.byteRange.contains($0.byteRange.lowerBound) }).randomElement(using: &random)
    else { return document.string }
    let ends = [list.contentByteRange.lowerBound] + list.children.filter { $0 != view }.map(\.byteRange.upperBound)
    guard let place = ends.randomElement(using: &random) else { return document.string }
    let line = document.line(of: view)
    let moved = String(decoding: document.text[line], as: UTF8.self)
    let text = document.string
    return place <= line.lowerBound
      ? text.prefix(place) + moved + text.part(place..<line.lowerBound) + text.part(line.upperBound..<text.utf8.count)
      : text.prefix(line.lowerBound) + text.part(line.upperBound..<place) + moved + text.part(place..<text.utf8.count)
  }

  private mutating func connect(
    _ views: [InterfaceElement], _ root: InterfaceElement, _ document: InterfaceDocument
  ) -> String {
    guard let view = views.randomElement(using: &random), let id = view["id"],
      let list = root.descendants.filter({
        $0.name == "constraints" || $0.name == "connections" && $0.parent?.name == "viewController"
      })
      .randomElement(using: &random)
    else { return document.string }
    let new = newID()
    let element =
      list.name == "constraints"
      ? "<constraint firstItem=\"\(id)\" firstAttribute=\"width\" constant=\"\(random.number(below: 90))\" priority=\"\(prefix)\" id=\"\(new)\"/>"
      : "<outlet property=\"p\(new)\" destination=\"\(id)\" id=\"\(new)\"/>"
    let place = list.contentByteRange.lowerBound
    return document.string(replacing: place..<place, with: "\n\(element)")
  }
}

extension InterfaceDocument {
  var string: String { String(decoding: text, as: UTF8.self) }

  func string(replacing range: Range<Int>, with new: String) -> String { string(replacing: [range], with: new) }

  /// - Parameter ranges: in the order of the file.
  func string(replacing ranges: [Range<Int>], with new: String) -> String {
    var result: [UInt8] = []
    var position = 0
    for range in ranges {
      result += text[position..<range.lowerBound] + Array(new.utf8)
      position = range.upperBound
    }
    return String(decoding: result + text[position...], as: UTF8.self)
  }

  /// An element with the white space before it.
  func line(of element: InterfaceElement) -> Range<Int> {
    var start = element.byteRange.lowerBound
    while start > 0, [0x20, 0x0A].contains(text[start - 1]) { start -= 1 }
    return start..<element.byteRange.upperBound
  }
}

extension String {
  fileprivate func part(_ range: Range<Int>) -> String { String(decoding: Array(utf8)[range], as: UTF8.self) }

  fileprivate func prefix(_ count: Int) -> String { part(0..<count) }
}
