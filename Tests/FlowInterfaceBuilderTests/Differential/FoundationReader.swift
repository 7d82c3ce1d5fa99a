import FlowInterfaceBuilder
import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What both readers say of an element: the common ground of the differential test.
struct XMLOutline: Equatable, CustomStringConvertible {
  var name: String
  var attributes: [String: String]
  var text: String
  var children: [XMLOutline]

  init(_ element: InterfaceElement) {
    name = element.name
    attributes = Dictionary(uniqueKeysWithValues: element.attributes.map { ($0.name, $0.value) })
    text = element.text
    children = element.children.map(XMLOutline.init)
  }

  init(name: String, attributes: [String: String]) {
    (self.name, self.attributes, text, children) = (name, attributes, "", [])
  }

  var description: String {
    let attributes = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value.debugDescription)" }
    return "<\(name)\(attributes.joined())>\(text.debugDescription)\(children.map(\.description).joined())</>"
  }
}

/// Reads XML through Foundation's parser, which the project's own reader is held against.
final class FoundationReader: NSObject, XMLParserDelegate {
  private var open: [XMLOutline] = []
  private var root: XMLOutline?

  /// The root element; nil when the parser refuses the document.
  static func outline(_ bytes: [UInt8]) -> XMLOutline? {
    let parser = XMLParser(data: Data(bytes))
    let reader = FoundationReader()
    parser.delegate = reader
    return parser.parse() ? reader.root : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(XMLOutline(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !open.isEmpty { open[open.count - 1].text += string }
  }

  /// Foundation hands over CDATA with the file's own line ends, which XML 1.0 (section 2.11) wants as line feeds.
  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    let text = String(decoding: block, as: UTF8.self)
      .replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
    if !open.isEmpty { open[open.count - 1].text += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    let element = open.removeLast()
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }
}
