import FlowModel
import SwiftSyntax

/// Names: which are locals, and where the `self` lies whose members the others may be.
extension TreeReader {
  /// A name as an expression.
  func reference(_ node: DeclReferenceExprSyntax, generics: Int32 = -1) -> Int32 {
    let token = node.baseName
    if let module = node.moduleSelector?.moduleName {
      let base = other(name(module), generics: -1, labels: -1, at: offset(of: module))
      return member(of: base, node, generics: generics)
    }
    switch token.tokenKind {
    case .dollarIdentifier: return anonymous(token)
    // Swift takes it for the method `self` that NSObject has; what UIKit does with that is not published.
    case .keyword(.self) where hasNoSelf: return unread("self, of which there is no object yet,", at: node)
    case .binaryOperator, .prefixOperator, .postfixOperator:
      return add(TreeNode(.name, a: name(token), b: generics), at: token)
    default:
      let name = name(token)
      if let local = local(name, at: offset(of: token)) { return local }
      return other(typeName(token), generics: generics, labels: labels(node.argumentNames), at: offset(of: token))
    }
  }

  /// A node for a local name; nil when the name is none.
  func local(_ name: Int32, at offset: UInt32) -> Int32? {
    guard let scope else { return nil }
    let overloads = scope.overloads(of: name)
    if !overloads.isEmpty {
      let nodes = overloads.compactMap { local($0, at: offset) }
      return add(TreeNode(.localFunctions, a: list(nodes)), at: offset)
    }
    guard let place = scope.place(of: name) else { return nil }
    return node(for: place, at: offset)
  }

  /// A name that is written without more.
  func named(_ name: Int32, at offset: UInt32) -> Int32 {
    local(name, at: offset) ?? other(name, generics: -1, labels: -1, at: offset)
  }

  /// A node for a place in this function.
  func node(for place: FunctionScope.Place, at offset: UInt32) -> Int32 {
    switch place {
    case .capture(let index): return add(TreeNode(.captured, a: index), at: offset)
    case .slot(let slot):
      let node = add(TreeNode(.local, a: slot), at: offset)
      scope?.note(node, uses: slot)
      return node
    }
  }

  /// A name that is no local.
  private func other(_ name: Int32, generics: Int32, labels: Int32, at offset: UInt32) -> Int32 {
    let node = add(TreeNode(.name, a: name, b: generics, c: labels), at: offset)
    if noteSelf(in: node, isImplicit: true) { scope?.addFreeName(name) }
    return node
  }

  /// `super`.
  func superReference(_ node: SuperExprSyntax) -> Int32 {
    let result = add(TreeNode(.superReference), at: node)
    _ = noteSelf(in: result, isImplicit: false)
    return result
  }

  /// Writes into a node where `self` lies; false when there is none.
  private func noteSelf(in node: Int32, isImplicit: Bool) -> Bool {
    guard let scope, let place = scope.place(of: text("self"), isImplicit: isImplicit) else { return false }
    switch place {
    case .slot(let slot):
      change(node) {
        $0.flag = 1
        $0.extra = UInt16(truncatingIfNeeded: slot)
      }
      scope.note(node, uses: slot)
    case .capture(let index):
      change(node) {
        $0.flag = 3
        $0.extra = UInt16(truncatingIfNeeded: index)
      }
    }
    return true
  }

  /// `$0`: a parameter of the closure, where it has none that are written.
  private func anonymous(_ token: TokenSyntax) -> Int32 {
    let text = source.name(token)
    if let scope, let number = Int(text.dropFirst()), scope.anonymous.slots.indices.contains(number) {
      scope.anonymous.used = max(scope.anonymous.used, number + 1)
      return node(for: .slot(scope.anonymous.slots[number]), at: offset(of: token))
    }
    return add(TreeNode(.name, a: self.text(text)), at: token)
  }

  /// The labels of a compound name `f(_:to:)`; -1 for none.
  func labels(_ names: DeclNameArgumentsSyntax?) -> Int32 {
    guard let names else { return -1 }
    return list(names.arguments.map { $0.name.tokenKind == .wildcard ? -1 : name($0.name) })
  }

  /// `base.name`.
  func member(of base: Int32, _ node: DeclReferenceExprSyntax, generics: Int32 = -1) -> Int32 {
    switch node.baseName.tokenKind {
    case .keyword(.self): return add(TreeNode(.metatype, a: base), at: node)
    case .integerLiteral(let digits):
      guard let position = Int32(digits) else { return unread("the element \(digits) of a tuple", [base], at: node) }
      return add(TreeNode(.tupleElement, a: base, b: position), at: node)
    default:
      guard let extra = genericsIndex(generics) else {
        return unread("generic arguments, too many in one file", at: node)
      }
      let labels = labels(node.argumentNames)
      return add(TreeNode(.member, extra: extra, a: base, b: name(node.baseName), c: labels), at: node)
    }
  }

  /// `.name`.
  func implicitMember(_ node: DeclReferenceExprSyntax, generics: Int32 = -1) -> Int32 {
    guard let extra = genericsIndex(generics) else {
      return unread("generic arguments, too many in one file", at: node)
    }
    let labels = labels(node.argumentNames)
    return add(TreeNode(.implicitMember, extra: extra, b: name(node.baseName), c: labels), at: node)
  }

  private func genericsIndex(_ generics: Int32) -> UInt16? { generics < 0 ? 0 : addGenericArguments(generics) }
}
