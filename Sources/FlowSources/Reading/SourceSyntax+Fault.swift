import FlowModel
import SwiftSyntax

extension SourceSyntax {
  /// The error of a file that no compiler of Swift, old or new, takes: what git leaves of a merge, or a bracket or quote
  /// that nothing closes. What the parser makes of the rest is a guess, of which nothing may be told.
  ///
  /// Other errors are none: the parser knows the Swift of today, and apps have that of 2014, too.
  var fault: CodeError? {
    guard syntax.hasError else { return nil }
    if let conflict { return error(at: conflict, "git left the marks of a conflict here. Decide for one side.") }
    guard let (token, what) = unbalanced else { return nil }
    return error(
      at: token.positionAfterSkippingLeadingTrivia.utf8Offset, "\(what), so that this is no Swift. Mend it.")
  }

  private func error(at offset: Int, _ message: String) -> CodeError {
    CodeError(location: source.location(at: offset), message: message)
  }

  /// The first line of a conflict as git writes it, with the other two marks after it.
  private var conflict: Int? {
    var marks = ["<<<<<<< ", "=======", ">>>>>>> "].map { Array($0.utf8) }[...]
    var first: Int?
    for start in source.lineStarts {
      guard let mark = marks.first else { break }
      if source.bytes[start...].starts(with: mark) {
        first = first ?? start
        marks.removeFirst()
      }
    }
    return marks.isEmpty ? first : nil
  }

  /// The bracket or quote that has no other half, among those that are written.
  private var unbalanced: (token: TokenSyntax, what: String)? {
    var open: [TokenSyntax] = []
    for token in syntax.tokens(viewMode: .all) {
      if token.presence == .missing {
        guard let text = token.parent?.as(StringLiteralExprSyntax.self), text.closingQuote == token,
          text.openingQuote.presence == .present
        else { continue }
        return (text.openingQuote, "this text has no end")
      }
      switch token.tokenKind {
      case .leftBrace, .leftParen, .leftSquare: open.append(token)
      case .rightBrace, .rightParen, .rightSquare:
        guard let last = open.popLast() else { return (token, "'\(token.text)' closes nothing") }
        guard Self.closing[last.text] == token.text else {
          return (token, "'\(token.text)' does not close '\(last.text)' of line \(source.location(of: last).line)")
        }
      default: break
      }
    }
    return open.last.map { ($0, "nothing closes '\($0.text)'") }
  }

  private static let closing = ["(": ")", "[": "]", "{": "}"]
}
