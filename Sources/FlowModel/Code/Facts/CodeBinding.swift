/// One line of a class's `interfaceBindings`: where there is no Objective-C runtime, it says what `@IBOutlet` and
/// `@IBAction` say elsewhere.
package struct CodeBinding: Sendable, Hashable, Codable {
  /// What the line binds, named as the method that binds it.
  package enum Kind: String, Sendable, Hashable, Codable {
    case outlet, outletCollection, attribute, action, unwind, segueAction

    /// The attribute that says the same of a member.
    var attribute: String {
      switch self {
      case .outlet, .outletCollection: "IBOutlet"
      case .attribute: "IBInspectable"
      case .action, .unwind: "IBAction"
      case .segueAction: "IBSegueAction"
      }
    }
  }

  /// What the line binds.
  package var kind: Kind
  /// The name that a document writes: a property's, or a selector.
  package var name: String
  /// The member that it stands for: the property of the key path, the method that the closure calls; nil where the
  /// line does not tell.
  package var member: String?
  /// Where the name stands.
  package var location: SourceLocation

  package init(_ kind: Kind, name: String, member: String?, location: SourceLocation) {
    self.kind = kind
    self.name = name
    self.member = member
    self.location = location
  }
}

extension CodeBinding {
  /// The declarations of one class, its members as if the attributes that the class's table stands for were written at
  /// them; what it binds to no member of the class becomes one.
  static func applied(to declarations: [CodeDeclaration]) -> [CodeDeclaration] {
    var declarations = declarations
    for index in declarations.indices {
      for binding in declarations[index].bindings where !binding.marksMember(of: &declarations) {
        switch binding.kind {
        case .outlet, .outletCollection, .attribute: declarations[index].properties.append(binding.ownProperty)
        case .action, .unwind, .segueAction: declarations[index].functions.append(binding.ownFunction)
        }
      }
    }
    return declarations
  }

  /// Gives the member of the binding's name its attribute; false when there is none.
  private func marksMember(of declarations: inout [CodeDeclaration]) -> Bool {
    for index in declarations.indices {
      if let place = declarations[index].properties.firstIndex(where: { $0.name == member && isOfProperty }) {
        declarations[index].properties[place].attributes.append(kind.attribute)
        if name != member { declarations[index].properties[place].objectiveCName = name }
        return true
      }
      let place = declarations[index].functions.firstIndex {
        $0.kind == .function && $0.name == member && !isOfProperty && !$0.isStatic
      }
      if let place {
        declarations[index].functions[place].attributes.append(kind.attribute)
        declarations[index].functions[place].objectiveCName = name
        return true
      }
    }
    return false
  }

  private var isOfProperty: Bool { [.outlet, .outletCollection, .attribute].contains(kind) }

  private var ownProperty: CodeProperty {
    var property = CodeProperty(name: name, location: location)
    property.attributes = [kind.attribute]
    property.isComputed = true
    return property
  }

  private var ownFunction: CodeFunction {
    var function = CodeFunction(kind: .function, name: String(name.prefix { $0 != ":" }), location: location)
    function.attributes = [kind.attribute]
    function.objectiveCName = name
    let type = kind == .unwind ? "UIStoryboardSegue" : kind == .segueAction ? "NSCoder" : "Any?"
    if name.hasSuffix(":") { function.parameters = [CodeParameter(label: nil, name: "sender", type: type)] }
    return function
  }
}
