import FlowModel
@_spi(Compiler) import SwiftParser
import SwiftSyntax

/// Numbers and texts.
extension TreeReader {
  func integer(_ node: IntegerLiteralExprSyntax) -> Int32 {
    let digits = node.literal.text.filter { $0 != "_" }
    let radix = node.radix
    guard !node.hasError, let bits = UInt64(digits.dropFirst(radix == .decimal ? 0 : 2), radix: radix.size) else {
      return unread("the number \(digits)", at: node)
    }
    return add(TreeNode(.integer, a: addInteger(bits)), at: node)
  }

  func decimal(_ node: FloatLiteralExprSyntax) -> Int32 {
    guard let value = node.representedLiteralValue else { return unread("the number \(node.literal.text)", at: node) }
    return add(TreeNode(.decimal, a: addDecimal(value)), at: node)
  }

  func string(_ node: StringLiteralExprSyntax) -> Int32 {
    if let text = node.plainText { return add(TreeNode(.text, a: self.text(text)), at: node) }
    guard !node.openingQuote.hasError, !node.closingQuote.hasError, let kind = node.stringLiteralKind else {
      return unread("a text that does not end", at: node)
    }
    var segments: [Int32] = []
    var plain = ""
    var start: UInt32 = 0
    func endPlain() {
      if !plain.isEmpty { segments.append(add(TreeNode(.text, a: text(plain)), at: start)) }
      plain = ""
    }
    for segment in node.segments {
      switch segment {
      case .stringSegment(let part):
        if plain.isEmpty { start = offset(of: part) }
        guard !part.hasError else {
          endPlain()
          segments.append(unread("an escape that is none", at: part))
          continue
        }
        part.appendUnescapedLiteralValue(
          stringLiteralKind: kind, delimiterLength: node.delimiterLength, to: &plain)
      case .expressionSegment(let part):
        endPlain()
        let arguments = arguments(part.expressions)
        segments.append(add(TreeNode(.interpolated, a: list(arguments)), at: part))
      }
    }
    endPlain()
    return add(TreeNode(.interpolation, a: list(segments)), at: node)
  }
}
