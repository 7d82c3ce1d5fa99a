import Foundation
import Testing

@testable import FlowGraph

/// WCAG 2.1, 1.4.3 and 1.4.11: text has a contrast of 4.5 to 1, lines and shapes one of 3 to 1.
@Suite struct PaletteTests {
  private func luminance(_ color: String) -> Double {
    let parts = stride(from: 1, to: 7, by: 2).map { place -> Double in
      let start = color.index(color.startIndex, offsetBy: place)
      let value = Double(Int(color[start..<color.index(start, offsetBy: 2)], radix: 16) ?? 0) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ one: String, _ other: String) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  @Test(arguments: [
    // White, and GitHub's light page; black, and GitHub's dark pages.
    (Palette.light, ["#ffffff", "#f6f8fa"]), (Palette.dark, ["#000000", "#0d1117", "#22272e"]),
  ])
  func textAndLinesAreSeen(palette: Palette, pages: [String]) {
    let boxes = [palette.screen, palette.container, palette.hosting, palette.object, palette.exit]
    for inside in boxes + [palette.frame] + pages {
      for text in [palette.text, palette.faint, palette.missing] {
        #expect(contrast(text, inside) >= 4.5, "\(text) on \(inside): \(contrast(text, inside))")
      }
    }
    for behind in [palette.frame] + pages {
      let lines = [palette.border, palette.arrow, palette.quietArrow, palette.presentation, palette.start]
      for line in lines + [palette.frameBorder] {
        #expect(contrast(line, behind) >= 3, "\(line) on \(behind): \(contrast(line, behind))")
      }
    }
  }

  /// The colours are what an SVG for both kinds of pages changes by.
  @Test(arguments: [Palette.light, .dark]) func noTwoAreAlike(palette: Palette) {
    #expect(Set(palette.all).count == palette.all.count)
    #expect(palette.all.allSatisfy { $0.wholeMatch(of: /#[0-9a-f]{6}/) != nil })
  }
}
