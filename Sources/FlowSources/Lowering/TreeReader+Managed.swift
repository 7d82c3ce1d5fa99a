import FlowModel
import SwiftSyntax

/// Members whose bodies Core Data makes when the app runs: they ask the model of Core Data.
extension TreeReader {
  /// The accessors of an `@NSManaged` property: `managedValue(forKey:)`, of an Optional one `optionalManagedValue(forKey:)`,
  /// and `setManagedValue(_:forKey:)`.
  func managedAccessors(_ head: AccessorHead) -> [String: Int32] {
    let getter = accessor(.getter, head, parameter: nil, nil) {
      let isOptional = head.type >= 0 && tree.nodes[Int(head.type)].kind == .optionalType
      fillManaged(&$0, isOptional ? "optionalManagedValue" : "managedValue", nil, head.name)
    }
    let setter = accessor(.setter, head, parameter: "newValue", nil) {
      fillManaged(&$0, "setManagedValue", named(text("newValue"), at: head.offset), head.name)
    }
    return ["get": getter, "set": setter]
  }

  /// What `NSManagedObject(entity:insertInto:)` calls, which makes an object of the entity's own class.
  func managedObject(_ node: FunctionCallExprSyntax) -> Int32? {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "NSManagedObject",
      node.arguments.map({ $0.label?.text }) == ["entity", "insertInto"]
    else { return nil }
    let base = reference(name)
    return add(TreeNode(.member, a: base, b: text("object")), at: name)
  }

  /// A body that hands the member's name, and a value, to a method of the object.
  func fillManaged(_ function: inout TreeFunction, _ method: String, _ value: Int32?, _ name: String) {
    let callee = named(text(method), at: function.offset)
    let key = add(TreeNode(.text, a: text(name)), at: function.offset)
    let arguments = (value.map { [-1, $0] } ?? []) + [text("forKey"), key]
    let call = add(TreeNode(.call, extra: 0, a: callee, b: list(arguments)), at: function.offset)
    let statement = value == nil ? add(TreeNode(.return, a: call), at: function.offset) : call
    function.body = add(TreeNode(.block, a: list([statement]), c: scope?.slots ?? 0), at: function.offset)
  }
}
