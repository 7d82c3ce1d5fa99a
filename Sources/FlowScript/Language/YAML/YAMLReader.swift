import Foundation
import Yams

/// Text → the YAML documents in it, with limits that no flow comes near, so that hostile input ends quickly.
struct YAMLReader {
  /// The largest file.
  static let sizeLimit = 4 << 20
  /// How deep lists and maps may nest.
  static let depthLimit = 64
  /// How many values a file may hold, aliases expanded.
  static let nodeLimit = 100_000
  /// How many documents are read: two, and a third that must not be there.
  private static let documentLimit = 3

  private let source: YAMLSource
  private var nodeCount = 0

  private init(source: YAMLSource) {
    self.source = source
  }

  /// The documents of a file's text.
  static func documents(of source: YAMLSource) throws(FlowError) -> [YAMLNode] {
    if let fault = AliasedKeyGuard.fault(in: source) { throw fault }
    // libyaml allows a nesting of 1,000, for which the stack of a secondary thread on macOS is too small.
    let result = onDeepStack { () -> Result<[YAMLNode], FlowError> in
      var reader = YAMLReader(source: source)
      do throws(FlowError) { return .success(try reader.documents()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private mutating func documents() throws(FlowError) -> [YAMLNode] {
    var documents: [YAMLNode] = []
    do {
      let parser = try Parser(yaml: source.text, resolver: .basic, encoding: .utf8)
      while documents.count < Self.documentLimit, let root = try parser.nextRoot() {
        documents.append(try node(root, depth: 0))
      }
    } catch let error as FlowError {
      throw error
    } catch {
      throw YAMLFault(error, in: source).flowError
    }
    return documents
  }

  private mutating func node(_ node: Node, depth: Int) throws(FlowError) -> YAMLNode {
    let offset = node.mark.map { source.offset(line: $0.line, column: $0.column) } ?? 0
    nodeCount += 1
    guard nodeCount <= Self.nodeLimit else {
      throw FlowError(
        source.location(at: offset), "the file holds more than \(Self.nodeLimit) values once its aliases are expanded",
        hint: "split it, or write the values out instead of nesting *aliases in each other")
    }
    guard depth < Self.depthLimit else {
      throw FlowError(
        source.location(at: offset), "lists and maps are nested deeper than \(Self.depthLimit) levels",
        hint: "is a bracket left open?")
    }
    switch node {
    case .scalar(let scalar):
      return YAMLNode(source: source, offset: offset, content: .scalar(scalar.string, style(of: scalar.style)))
    case .sequence(let sequence):
      var elements: [YAMLNode] = []
      for element in sequence { elements.append(try self.node(element, depth: depth + 1)) }
      return YAMLNode(source: source, offset: offset, content: .sequence(elements))
    case .mapping(let mapping):
      var entries: [YAMLNode.Entry] = []
      for (key, value) in mapping {
        entries.append(.init(key: try self.node(key, depth: depth + 1), value: try self.node(value, depth: depth + 1)))
      }
      return YAMLNode(source: source, offset: offset, content: .mapping(entries))
    case .alias:
      throw FlowError(source.location(at: offset), "the alias has no anchor")
    }
  }

  private func style(of style: Node.Scalar.Style) -> YAMLSource.ScalarStyle {
    switch style {
    case .singleQuoted: .singleQuoted
    case .doubleQuoted: .doubleQuoted
    case .literal, .folded: .block
    case .any, .plain: .plain
    }
  }
}
