/// How a diagram is drawn.
package struct DrawingStyle: Sendable, Hashable {
  /// Which way the arrows lead.
  package enum Direction: String, Sendable, CaseIterable {
    /// From left to right.
    case leftToRight = "LR"
    /// From top to bottom.
    case topToBottom = "TB"
    /// Whichever of them fits the page better.
    case auto
  }

  package var theme = Theme.light
  package var direction = Direction.auto
  /// What stands above the diagram; nil for nothing.
  package var title: String?
  /// Whether what lines and boxes mean is said below it.
  package var hasLegend = false
  /// What the paths of files follow in links; nil for no links.
  package var linkBase: String?

  package init(
    theme: Theme = .light, direction: Direction = .auto, title: String? = nil, hasLegend: Bool = false,
    linkBase: String? = nil
  ) {
    self.theme = theme
    self.direction = direction
    self.title = title
    self.hasLegend = hasLegend
    self.linkBase = linkBase
  }

  /// The link to a line of a file.
  func link(to file: String?, line: Int?) -> String? {
    guard let linkBase, let file else { return nil }
    let path = file.utf8.map { Self.isPlain($0) ? String(UnicodeScalar($0)) : "%" + Self.hex($0) }.joined()
    return linkBase + (linkBase.hasSuffix("/") ? "" : "/") + path + (line.map { "#L\($0)" } ?? "")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }
}
