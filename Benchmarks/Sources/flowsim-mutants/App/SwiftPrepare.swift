import SwiftSyntax

/// A `prepare(for:sender:)`.
struct SwiftPrepare {
  /// The class that it belongs to.
  var owner: String
  /// The name of the parameter that is the segue.
  var segue: String
  /// The function.
  var node: FunctionDeclSyntax

  init?(_ node: FunctionDeclSyntax, owner: String?) {
    guard ["prepare", "prepareForSegue"].contains(node.name.text), node.body != nil, let owner,
      let parameter = node.signature.parameterClause.parameters.first,
      parameter.type.trimmedDescription.hasPrefix("UIStoryboardSegue")
    else { return nil }
    self.owner = owner
    segue = (parameter.secondName ?? parameter.firstName).text
    self.node = node
  }
}
