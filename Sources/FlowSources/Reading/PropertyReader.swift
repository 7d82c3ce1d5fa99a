import FlowModel
import SwiftSyntax

/// Reads variables and constants with their accessors.
struct PropertyReader {
  let source: SourceText

  /// The properties of a declaration, and the bodies of their accessors, observers and initial values.
  func read(_ node: VariableDeclSyntax, in types: DeclarationReader) -> ([CodeProperty], [CodeFunction]) {
    let written = Attributes(node.attributes, node.modifiers, in: source)
    var properties: [CodeProperty] = []
    var functions: [CodeFunction] = []
    var pending: [Int] = []
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      var property = CodeProperty(name: name.plainText, location: source.location(of: name))
      property.attributes = written.names
      property.modifiers = written.modifiers
      property.objectiveCName = written.objectiveCName
      property.isConstant = node.bindingSpecifier.text == "let"
      property.isSettable = !property.isConstant
      if let annotation = binding.typeAnnotation {
        let type = TypeText(annotation.type, in: source)
        property.type = type.name
        property.optionality = type.optionality
        // `var a, b: Int`: the annotation is of all before it.
        for index in pending {
          properties[index].type = type.name
          properties[index].optionality = type.optionality
        }
        pending = []
      }
      if let initializer = binding.initializer {
        let (value, body) = FunctionReader(source: source).initialValue(of: property, initializer.value, in: types)
        property.initialValue = value
        if property.type == nil { property.type = value.madeType }
        if let body { functions.append(body) }
      }
      if let block = binding.accessorBlock { functions += read(block, of: &property, in: types) }
      if binding.typeAnnotation == nil, binding.initializer == nil { pending.append(properties.count) }
      properties.append(property)
    }
    return (properties, functions)
  }

  private func read(
    _ block: AccessorBlockSyntax, of property: inout CodeProperty, in types: DeclarationReader
  ) -> [CodeFunction] {
    let reader = FunctionReader(source: source)
    switch block.accessors {
    case .getter(let statements):
      property.isComputed = true
      property.isSettable = false
      return [reader.accessor(.getter, of: property, statements, parameter: nil, in: types)].compactMap(\.self)
    case .accessors(let accessors):
      var functions: [CodeFunction] = []
      var names: Set<String> = []
      for accessor in accessors {
        let name = accessor.accessorSpecifier.text
        names.insert(name)
        let kind: CodeFunction.Kind
        switch name {
        case "set", "_modify", "unsafeMutableAddress": kind = .setter
        case "willSet": kind = .willSet
        case "didSet": kind = .didSet
        default: kind = .getter
        }
        if kind == .willSet || kind == .didSet { property.observers.append(name) }
        guard let body = accessor.body else { continue }
        let parameter = accessor.parameters?.name.plainText ?? (kind == .didSet ? "oldValue" : "newValue")
        let function = reader.accessor(
          kind, of: property, body.statements, parameter: kind == .getter ? nil : parameter, in: types)
        if let function { functions.append(function) }
      }
      if property.observers.isEmpty {
        property.isComputed = true
        property.isSettable = names.contains("set") || names.contains("_modify")
      }
      return functions
    }
  }
}
