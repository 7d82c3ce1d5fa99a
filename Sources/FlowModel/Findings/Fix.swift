extension Finding {
  /// What mends a finding safely: small edits at its place, each of which expects what stands there.
  package enum Fix: Sendable, Hashable, Codable {
    /// In the start tag at the place, attributes get other values.
    case attributes([AttributeChange])
    /// In the call at the place, or as the text at it, the only such literal becomes another.
    case literal(from: String, to: String)
  }

  /// What becomes of an attribute.
  package struct AttributeChange: Sendable, Hashable, Codable {
    /// The attribute's name.
    package var name: String
    /// Its value; nil where it is not there.
    package var from: String?
    /// Its new value.
    package var to: String
    /// The attribute that one which is not there comes after.
    package var neighbour: String?

    package init(_ name: String, from: String? = nil, to: String, after neighbour: String? = nil) {
      self.name = name
      self.from = from
      self.to = to
      self.neighbour = neighbour
    }
  }
}

extension Finding.Fix: CustomStringConvertible {
  /// What it writes, for a person.
  package var description: String {
    switch self {
    case .attributes(let changes): changes.map { "\($0.name) '\($0.to)'" }.joined(separator: ", ")
    case .literal(_, let to): "'\(to)'"
    }
  }
}
