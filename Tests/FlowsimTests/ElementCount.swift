import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Counts elements with Foundation's XML parser, as the XPaths `//scenes/scene` and `//connections/segue` do.
final class ElementCount: NSObject, XMLParserDelegate {
  private var path: [String] = []
  private var counts: [String: Int] = [:]

  static func scenesAndSegues(in data: Data) throws -> (scenes: Int, segues: Int) {
    let count = ElementCount()
    let parser = XMLParser(data: data)
    parser.delegate = count
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return (count.counts["scenes/scene"] ?? 0, count.counts["connections/segue"] ?? 0)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    counts["\(path.last ?? "")/\(name)", default: 0] += 1
    path.append(name)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    path.removeLast()
  }
}
