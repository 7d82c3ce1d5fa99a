import SwiftSyntax

extension SwiftSource {
  /// A change that removes a statement and leaves all others on their lines.
  func removing(_ statement: CodeBlockItemSyntax) -> Edit {
    let lines = String(repeating: "\n", count: statement.trimmedDescription.filter(\.isNewline).count)
    let list = statement.parent?.as(CodeBlockItemListSyntax.self)
    // A case needs a statement.
    let isOnlyOfCase = list?.count == 1 && list?.parent?.is(SwitchCaseSyntax.self) == true
    return edit(statement.bytes, (isOnlyOfCase ? "break" : "") + lines)
  }
}
