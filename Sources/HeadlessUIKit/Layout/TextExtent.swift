import Foundation

/// How much room a text takes, from the least to the most that it may.
///
/// No text is measured: how high lines of the system's font are is known, and how wide its letters are within bounds.
@MainActor
struct TextExtent {
  private let text: String?
  private let face: Face
  /// The size of the font, in points.
  private let size: CGFloat
  /// How many lines are shown at most.
  private let lines: Int

  /// - Parameters:
  ///   - text: nil where it is not known.
  ///   - lines: how many are shown at most.
  init(_ text: String?, size: CGFloat, isSystemFont: Bool, lines: Int) {
    self.text = text
    face = isSystemFont && text?.unicodeScalars.allSatisfy(Face.isMeasured) != false ? .system : .other
    self.size = size.isFinite ? min(max(size, 1), 1_000) : UIFont.labelFontSize
    self.lines = max(lines, 1)
  }

  /// Its width on one line.
  var width: Extent {
    guard let text else { return 0...400 }
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { length(of: $0) }
    return (rows.map(\.lowerBound).max() ?? 0)...(rows.map(\.upperBound).max() ?? 0)
  }

  /// Its height, broken at a width.
  func height(in width: Extent) -> Extent {
    guard let text else { return 0...Face.other.height(ofLines: min(lines, 4), size).upperBound }
    if text.isEmpty { return 0...face.height(ofLines: 1, size).upperBound }
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    let least = min(lines, rows.reduce(0) { $0 + leastLines(of: $1, in: width.upperBound) })
    let most = min(lines, rows.reduce(0) { $0 + mostLines(of: $1, in: width.lowerBound) })
    let (short, tall) = (face.height(ofLines: least, size), face.height(ofLines: max(least, most), size))
    return short.lowerBound...tall.upperBound
  }

  private func length(of text: some StringProtocol) -> Extent {
    let (least, most) = text.reduce((CGFloat(0), CGFloat(0))) { sum, character in
      let width = face.width(of: character)
      return (sum.0 + width.lowerBound, sum.1 + width.upperBound)
    }
    // - UIKit: lengths are rounded up to whole pixels; what is measured is known to two points.
    return max(0, least * size - 2)...(most * size + 2)
  }

  /// How many lines a row takes at least: letters may go to the next one anywhere.
  private func leastLines(of row: some StringProtocol, in room: CGFloat) -> Int {
    Int(max(1, (length(of: row).lowerBound / max(room, 60)).rounded(.up)))
  }

  /// How many lines a row takes at most: each word that has no room goes to the next one.
  private func mostLines(of row: some StringProtocol, in room: CGFloat) -> Int {
    let room = max(room, 60)
    var (count, end) = (1, CGFloat(0))
    for word in row.split(separator: " ", omittingEmptySubsequences: false) {
      let length = length(of: word).upperBound
      let gap = end == 0 ? 0 : face.width(of: " ").upperBound * size
      if end + gap + length <= room {
        end += gap + length
        continue
      }
      if end > 0 { count += 1 }
      let more = Int((length / room).rounded(.down))
      count += more
      end = length - CGFloat(more) * room
    }
    return count
  }
}

extension TextExtent {
  /// How high and wide the letters of a font are.
  enum Face {
    case system
    case other

    /// How high lines are together, in points.
    ///
    /// - UIKit: a line of the system's font is 1.1934 times as high as its size, rounded up to whole pixels for all lines
    ///   together: 20.5 and 20.33 points for one of 17 points (frames of 880 labels in documents of Interface Builder;
    ///   older versions of it wrote whole points). Styles of text have up to a tenth more between their lines.
    @MainActor
    func height(ofLines count: Int, _ size: CGFloat) -> Extent {
      let number = CGFloat(count)
      guard self == .system else { return number * size * 1.15...number * size * 1.35 }
      let scale = Simulation.current.device.scale
      let least = (number * size * 1.193359375 * scale - 0.001).rounded(.up) / scale
      return least...(least + (number - 1) * size * 0.12)
    }

    /// How wide a character is, in sizes of the font: those of other fonts are up to half as wide again as the system's, and
    /// all of some of them as wide as each other.
    func width(of character: Character) -> Extent {
      if let width = Self.widths[character] {
        return self == .system ? width * 0.82...width * 1.18 : width * 0.6...max(0.62, width * 1.5)
      }
      if character.isASCII { return 0.25...1 }
      guard character.isLetter else { return 0.2...1.5 }
      return character.unicodeScalars.allSatisfy { $0.value < 0x530 } ? 0.22...1 : 0.5...1.1
    }

    /// How wide characters of the system's font are, in sizes of the font; others of any weight and size differ by less
    /// than a sixth of the text's width and two points (frames of 900 labels in documents of Interface Builder).
    private static let widths: [Character: CGFloat] = {
      let groups: [(String, CGFloat)] = [
        ("ijl|'.,:;! ", 0.26), ("frtI()[]{}\"/\\`", 0.34), ("-*", 0.46), ("csvxyzJ?", 0.53),
        ("abdeghknopquEFLTSYAVKPBXZ", 0.58), ("0123456789+<=>~#$_^", 0.61), ("CDHNURwG&", 0.72), ("OQ", 0.79),
        ("mMW@%", 0.9),
      ]
      return Dictionary(uniqueKeysWithValues: groups.flatMap { group in group.0.map { ($0, group.1) } })
    }()

    /// Whether a character leaves lines as high as those of Latin letters are: those of Greek, Cyrillic, Chinese, Japanese
    /// and Korean do (the same frames); of others that is not known.
    static func isMeasured(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case ..<0x530, 0x2000..<0x2190, 0x3000..<0xA000, 0xAC00..<0xD7A4, 0xFF00..<0xFFF0: true
      default: false
      }
    }
  }
}
