import FlowInterfaceBuilder

/// Writes the merged document: every element with the bytes of the side that it is from, and the white space and
/// comments before it.
struct MergeWriter {
  private let texts: [MergeSide: [UInt8]]
  private let layouts: [MergeSide: SourceLayout]
  private var result: [UInt8] = []

  private init(_ documents: Versions<InterfaceDocument>) {
    var texts: [MergeSide: [UInt8]] = [:]
    var layouts: [MergeSide: SourceLayout] = [:]
    for side in MergeSide.allCases {
      guard let document = documents[side] else { continue }
      texts[side] = document.text
      layouts[side] = SourceLayout(document)
    }
    self.texts = texts
    self.layouts = layouts
  }

  /// The text of the merged document.
  static func text(of root: MergedElement, _ documents: Versions<InterfaceDocument>) -> [UInt8] {
    var writer = MergeWriter(documents)
    let isSame =
      documents.ours.map { Array($0.text[..<$0.root.byteRange.lowerBound]) }
      == documents.base.map { Array($0.text[..<$0.root.byteRange.lowerBound]) }
    let outer: MergeSide = isSame && documents.base != nil ? .theirs : .ours
    guard let document = documents[outer] else { return [] }
    writer.result += document.text[..<document.root.byteRange.lowerBound]
    writer.write(root, depth: 0)
    writer.result += document.text[document.root.byteRange.upperBound...]
    return writer.result
  }

  private func bytes(_ range: Range<Int>, _ side: MergeSide) -> ArraySlice<UInt8> { texts[side]?[range] ?? [] }

  private mutating func write(_ merged: MergedElement, depth: Int) {
    let (element, side) = (merged.element, merged.side)
    guard let content = merged.content else { return copy(element, side, depth: depth) }
    let hasContent = !content.children.isEmpty || element.children.isEmpty && !element.contentByteRange.isEmpty
    startTag(of: merged, content, isEmpty: !hasContent)
    guard hasContent else { return }
    if content.children.isEmpty {
      result += bytes(element.contentByteRange, side)
    } else {
      for child in content.children {
        space(before: child.element, child.side, depth: depth + 1)
        write(child, depth: depth + 1)
      }
      spaceAtEnd(of: element, side, depth: depth)
    }
    result += Array("</\(element.name)>".utf8)
  }

  /// An element as it stands, but for its indentation.
  private mutating func copy(_ element: InterfaceElement, _ side: MergeSide, depth: Int) {
    guard layouts[side]?.depth(of: element) != depth, !element.children.isEmpty else {
      result += bytes(element.byteRange, side)
      return
    }
    result += bytes(element.startTagByteRange, side)
    for child in element.children {
      space(before: child, side, depth: depth + 1)
      copy(child, side, depth: depth + 1)
    }
    spaceAtEnd(of: element, side, depth: depth)
    result += bytes(element.contentByteRange.upperBound..<element.byteRange.upperBound, side)
  }

  // MARK: Start tags

  private mutating func startTag(of merged: MergedElement, _ content: MergedElement.Content, isEmpty: Bool) {
    let element = merged.element
    let tag = element.startTagByteRange
    let own = element.attributes
    var position = tag.lowerBound
    var new = added(content, to: own)
    result += bytes(position..<position + 1 + element.name.utf8.count, merged.side)
    position += 1 + element.name.utf8.count
    write(new.removeValue(forKey: nil))
    for attribute in own {
      let range = attribute.byteRange
      if let value = content.attributes[attribute.name] {
        result += bytes(position..<range.lowerBound, merged.side)
        result += Array(value.source.utf8)
      }
      position = range.upperBound
      write(new.removeValue(forKey: attribute.name))
    }
    var end = Array(bytes(position..<tag.upperBound, merged.side))
    let isClosed = end.suffix(2) == Array("/>".utf8)[...]
    if isEmpty, !isClosed { end.replaceSubrange((end.count - 1)..., with: Array("/>".utf8)) }
    if !isEmpty, isClosed { end.replaceSubrange((end.count - 2)..., with: Array(">".utf8)) }
    result += end
  }

  private mutating func write(_ attributes: [InterfaceAttribute]?) {
    for attribute in attributes ?? [] { result += Array(" \(attribute.source)".utf8) }
  }

  /// The attributes that only the other side has, behind those that they follow there; the first have none before them.
  private func added(
    _ content: MergedElement.Content, to own: [InterfaceAttribute]
  ) -> [String?: [InterfaceAttribute]] {
    let names = Set(own.map(\.name))
    var result: [String?: [InterfaceAttribute]] = [:]
    var anchor: String?
    for name in content.order {
      if names.contains(name) {
        anchor = name
      } else if let attribute = content.attributes[name] {
        result[anchor, default: []].append(attribute)
      }
    }
    return result
  }

  // MARK: White space

  private mutating func space(before element: InterfaceElement, _ side: MergeSide, depth: Int) {
    guard let layout = layouts[side] else { return }
    let space = bytes(layout.start(of: element)..<element.byteRange.lowerBound, side)
    append(space, from: layout.depth(of: element), to: depth)
  }

  private mutating func spaceAtEnd(of element: InterfaceElement, _ side: MergeSide, depth: Int) {
    guard let layout = layouts[side] else { return }
    if let end = layout.end(of: element) {
      append(bytes(end..<element.contentByteRange.upperBound, side), from: layout.depth(of: element), to: depth)
    } else {
      // It had no children before: its end tag stands under its start tag.
      append(
        bytes(layout.start(of: element)..<element.byteRange.lowerBound, side), from: layout.depth(of: element),
        to: depth)
    }
  }

  /// White space whose last line is moved by levels of indentation.
  private mutating func append(_ space: ArraySlice<UInt8>, from old: Int, to new: Int) {
    guard old != new, let line = space.lastIndex(of: UInt8(ascii: "\n")) else {
      result += space
      return
    }
    let indentation = space[(line + 1)...]
    let isTabs = indentation.contains(UInt8(ascii: "\t"))
    let unit = Array((isTabs ? "\t" : "    ").utf8)
    result += space[...line]
    if new > old {
      result += indentation
      for _ in old..<new { result += unit }
    } else {
      result += indentation.dropLast(unit.count * (old - new))
    }
  }
}

/// Where the white space before each element of a document begins, and how deep the element is.
struct SourceLayout {
  private var starts: [Int: Int] = [:]
  private var ends: [Int: Int] = [:]
  private var depths: [Int: Int] = [:]

  init(_ document: InterfaceDocument) { add(document.root, start: 0, depth: 0) }

  private mutating func add(_ element: InterfaceElement, start: Int, depth: Int) {
    let key = element.byteRange.lowerBound
    starts[key] = start
    depths[key] = depth
    var position = element.contentByteRange.lowerBound
    for child in element.children {
      add(child, start: position, depth: depth + 1)
      position = child.byteRange.upperBound
      ends[key] = position
    }
  }

  func start(of element: InterfaceElement) -> Int {
    starts[element.byteRange.lowerBound] ?? element.byteRange.lowerBound
  }

  /// Where the last child ends; nil without children.
  func end(of element: InterfaceElement) -> Int? { ends[element.byteRange.lowerBound] }

  func depth(of element: InterfaceElement) -> Int { depths[element.byteRange.lowerBound] ?? 0 }
}
