extension CodeValue: CustomStringConvertible {
  /// The value much as Swift writes it; casts in brackets behind what is cast: `segue.destination(as! X).item`.
  package var description: String {
    var text = "\(root)"
    if root == .implicit { text = "" }
    for hop in path { text += "\(hop)" }
    return text
  }
}

extension CodeValue.Root: CustomStringConvertible {
  /// The root as Swift writes it; `$3` is what the call with the index 3 gave.
  package var description: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .nothing: "nil"
    case .itself: "self"
    case .parent: "super"
    case .parameter(let name), .local(let name), .name(let name): name
    case .result(let event): "$\(event)"
    case .implicit: "."
    case .closure(let names): names.isEmpty ? "{…}" : "{\(names.joined(separator: ", ")) in …}"
    case .selector(let name): "#selector(\(name))"
    case .array(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .other(let text): text
    }
  }
}

extension CodeValue.Hop: CustomStringConvertible {
  /// The hop as Swift writes it, casts in brackets.
  package var description: String {
    switch self {
    case .member(let name): ".\(name)"
    case .call(let arguments): "(\(arguments.map(\.description).joined(separator: ", ")))"
    case .forcedCast(let type): "(as! \(type))"
    case .optionalCast(let type): "(as? \(type))"
    case .upcast(let type): "(as \(type))"
    case .forced: "!"
    case .optional: "?"
    case .element(let arguments): "[\(arguments.map(\.description).joined(separator: ", "))]"
    case .fallback(let values): "(?? \(values.map(\.description).joined(separator: ", ")))"
    }
  }
}

extension CodeArgument: CustomStringConvertible {
  /// `label: value`.
  package var description: String { label.map { "\($0): \(value)" } ?? "\(value)" }
}
