import SwiftParser
import SwiftSyntax

/// A file of an app's, and what stands in its place where there is no Objective-C runtime: the same text, line for line,
/// without the attributes, with names for selectors and with a table in each class that is bound.
struct SourceText {
  /// A member that is moved from an extension into its class.
  struct Moved {
    let range: Range<Int>
    let line: Int
  }

  struct Edit {
    let range: Range<Int>
    let text: String
  }

  let path: String
  let tree: SourceFileSyntax
  private let bytes: [UInt8]

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    tree = Parser.parse(source: text)
  }

  /// The line of an offset.
  func line(at offset: Int) -> Int { bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1 }

  /// The text as it compiles.
  func rewritten(in app: AppSources) -> String {
    let rewriter = AttributeRewriter(self, app)
    rewriter.walk(tree)
    rewriter.complete()
    return "#sourceLocation(file: \"\(path)\", line: 1)\n"
      + text(0..<bytes.count, rewriter.edits)
      + rewriter.conformances.map { "\nextension \($0): InterfaceBound {}" }.joined()
      + "\n"
  }

  /// A part of the text with the edits that lie in it.
  func text(_ range: Range<Int>, _ edits: [Edit]) -> String {
    var result: [UInt8] = []
    var position = range.lowerBound
    let inside = edits.filter { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
    for edit in inside.sorted(by: {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    })
    where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound] + Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return String(decoding: result + bytes[position..<range.upperBound], as: UTF8.self)
  }

  /// Nothing, on as many lines.
  func blank(_ range: Range<Int>) -> String {
    String(bytes[range].map { $0 == UInt8(ascii: "\n") ? "\n" : " " })
  }
}

/// Finds what is to be written in another way.
private final class AttributeRewriter: SyntaxVisitor {
  /// The attributes that tell the Objective-C runtime something, and that of a program's entry, which a library has not.
  private static let attributes: Set = [
    "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable", "objc", "objcMembers",
    "nonobjc", "main", "UIApplicationMain",
  ]

  private let file: SourceText
  private let app: AppSources
  private(set) var edits: [SourceText.Edit] = []
  private(set) var conformances: [String] = []
  private var places: [(name: String, offset: Int)] = []
  private var types: [String] = []

  init(_ file: SourceText, _ app: AppSources) {
    (self.file, self.app) = (file, app)
    super.init(viewMode: .sourceAccurate)
  }

  private func replace(_ node: some SyntaxProtocol, with text: String? = nil) {
    let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(SourceText.Edit(range: range, text: text ?? file.blank(range)))
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.attributes.contains(node.attributeName.trimmedDescription) { replace(node) }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { replace(node) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = node.arguments.first else { return .visitChildren }
    switch node.macroName.text {
    case "selector": replace(node, with: "Selector(\"\(selector(argument))\")")
    case "keyPath":
      let parts = argument.expression.trimmedDescription.split(separator: ".")
      replace(node, with: "\"\(parts.drop { $0.first?.isUppercase == true }.joined(separator: "."))\"")
    default: return .visitChildren
    }
    return .skipChildren
  }

  /// The selector that an expression names: `show(_:)`, `List.show`, `getter: name`.
  private func selector(_ argument: LabeledExprSyntax) -> String {
    let reference =
      argument.expression.as(MemberAccessExprSyntax.self)?.declName
      ?? argument.expression.as(DeclReferenceExprSyntax.self)
    guard let reference else { return argument.expression.trimmedDescription }
    let base = reference.baseName.text
    switch argument.label?.text {
    case "getter": return base
    case "setter": return "set\(base.prefix(1).uppercased())\(base.dropFirst()):"
    default: break
    }
    let known = app.selectors[base] ?? []
    guard let labels = reference.argumentNames?.arguments.map(\.name.text) else {
      return known.count == 1 ? known.first ?? base : base
    }
    let named = ObjectiveCName.selector(base, labels)
    // `@objc(name)` says another one.
    return known.contains(named) || known.count != 1 ? named : known.first ?? named
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) {
    places.append(
      (types.joined(separator: "."), node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset))
    types.removeLast()
  }

  /// Gives the classes their tables, and what extensions override of theirs.
  func complete() {
    let plain = edits
    for (name, place) in places {
      var text = app.table(of: name) ?? ""
      if !text.isEmpty, !app.hasBoundAncestor(name) { conformances.append(name) }
      let moved = app.moved[name] ?? []
      for member in moved {
        text += "\n#sourceLocation(file: \"\(file.path)\", line: \(member.line))\n\(file.text(member.range, plain))\n"
        edits.append(SourceText.Edit(range: member.range, text: file.blank(member.range)))
      }
      if !moved.isEmpty { text += "#sourceLocation(file: \"\(file.path)\", line: \(file.line(at: place)))\n" }
      if !text.isEmpty { edits.append(SourceText.Edit(range: place..<place, text: text)) }
    }
  }
}
