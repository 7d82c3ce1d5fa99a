import FlowModel
import SwiftSyntax

/// `#selector`, key paths, and macros.
extension TreeReader {
  func macro(_ node: MacroExpansionExprSyntax) -> Int32 {
    let name = source.name(node.macroName)
    let only = node.arguments.count == 1 && node.trailingClosure == nil ? node.arguments.first : nil
    switch name {
    case "selector": if let only { return selector(node, only) }
    case "keyPath":
      if let only, let path = objectiveCPath(only.expression) { return add(TreeNode(.text, a: text(path)), at: node) }
    case "file", "filePath", "fileID":
      return add(TreeNode(.sourceMarker, a: text(name)), at: node)
    case "function":
      let title = scope.flatMap { $0.title.isEmpty ? nil : text($0.title) } ?? -1
      return add(TreeNode(.sourceMarker, a: text(name), b: title), at: node)
    case "line", "column", "dsohandle":
      if let value = value(ofMarker: name, at: node) {
        return add(TreeNode(.sourceMarker, a: text(name), b: text(value)), at: node)
      }
    case "imageLiteral" where only?.label?.text == "resourceName":
      // Swift's own: `UIImage(named:)`, which is there.
      return add(
        TreeNode(.forced, a: made("UIImage", [text("named"), expression(only!.expression)], at: node)), at: node)
    case "colorLiteral": return made("UIColor", arguments(node.arguments), at: node)
    default: break
    }
    var inside = node.arguments.map { expression($0.expression) }
    if let closure = node.trailingClosure { inside.append(expression(ExprSyntax(closure))) }
    for closure in node.additionalTrailingClosures { inside.append(expression(ExprSyntax(closure.closure))) }
    return unread("the macro #\(name)", inside, at: node)
  }

  /// An object of a type, made with labels and arguments in turn.
  private func made(_ type: String, _ arguments: [Int32], at node: MacroExpansionExprSyntax) -> Int32 {
    let type = add(TreeNode(.name, a: text(type), b: -1, c: -1), at: node)
    return add(TreeNode(.call, a: type, b: list(arguments)), at: node)
  }

  private func value(ofMarker name: String, at node: MacroExpansionExprSyntax) -> String? {
    let place = source.location(of: node)
    switch name {
    case "line": return "\(place.line)"
    case "column": return "\(place.column)"
    default: return nil
    }
  }

  private func selector(_ node: MacroExpansionExprSyntax, _ argument: LabeledExprSyntax) -> Int32 {
    let flag: UInt8 =
      switch argument.label?.text {
      case "getter": 1
      case "setter": 2
      default: 0
      }
    // Swift reads `go(_ :)` and `go(_: )` as `go(_:)`.
    let written = text(source.text(of: argument.expression, limit: 1000).replacing(/\s*:\s*/, with: ":"))
    return add(TreeNode(.selector, flag: flag, a: expression(argument.expression), b: written), at: node)
  }

  /// The path of `#keyPath(Type.a.b)`: without the type.
  private func objectiveCPath(_ expression: ExprSyntax) -> String? {
    var parts: [String] = []
    var next = expression
    while let access = next.as(MemberAccessExprSyntax.self), let base = access.base {
      parts.append(source.name(access.declName.baseName))
      next = base
    }
    guard let root = next.as(DeclReferenceExprSyntax.self) else { return nil }
    if root.baseName.tokenKind != .keyword(.self) { parts.append(source.name(root.baseName)) }
    let path = parts.reversed().drop { $0.unicodeScalars.first?.properties.isUppercase ?? true }
    return path.isEmpty ? nil : path.joined(separator: ".")
  }

  /// `\T.a.b`.
  func keyPath(_ node: KeyPathExprSyntax) -> Int32 {
    let root = node.root.map(type) ?? -1
    var components: [Int32] = []
    for component in node.components {
      switch component.component {
      case .property(let property):
        if property.declName.baseName.tokenKind == .keyword(.self) {
          components += [4, -1]
        } else {
          components += [0, name(property.declName.baseName)]
        }
      case .optional(let mark):
        components += [mark.questionOrExclamationMark.tokenKind == .exclamationMark ? 2 : 1, -1]
      case .subscript(let written): components += [3, list(arguments(written.arguments))]
      default: return unread("\(source.text(of: node))", inside(Syntax(node)), at: node)
      }
    }
    return add(TreeNode(.keyPath, a: root, b: list(components)), at: node)
  }
}
