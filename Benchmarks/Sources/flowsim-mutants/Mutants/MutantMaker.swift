import FlowInterfaceBuilder

/// Breaks one part of an app in every way that it knows.
protocol MutantMaker {
  /// The mutants of files that are built together, in any order.
  static func mutants(of scope: MutantScope, _ breaker: inout NameBreaker) -> [Mutant]
}

/// Everything that makes mutants.
enum MutantMakers {
  private static var all: [any MutantMaker.Type] {
    [
      SegueMutants.self, SegueConstantMutants.self, ClassMutants.self, ActionMutants.self, OutletMutants.self,
      SceneMutants.self, ReferenceMutants.self, DidMoveMutants.self, InjectionMutants.self,
    ]
  }

  /// The mutants of an app, sorted by kind and place, at most so many of a kind, picked by chance.
  static func mutants(of app: MutantApp, _ settings: MutantSettings) -> [Mutant] {
    var breaker = NameBreaker(generator: SeededGenerator(seed: settings.seed, for: app.name))
    let made = app.scopes.flatMap { scope in all.flatMap { $0.mutants(of: scope, &breaker) } }
    var generator = SeededGenerator(seed: settings.seed, for: app.name + " choice")
    return MutantKind.allCases.filter(settings.includes).flatMap { kind in
      // Files of no project are in every scope.
      var places: Set<String> = []
      let ofKind = made.filter { $0.kind == kind && places.insert($0.place).inserted }.sorted { $0.place < $1.place }
      return ofKind.shuffled(using: &generator).prefix(settings.cap(for: kind)).sorted { $0.place < $1.place }
    }
  }
}

extension Mutant {
  /// The file and the first change, as text that sorts.
  fileprivate var place: String {
    let offset = edits.first { $0.file == file }?.range.lowerBound ?? 0
    return "\(file) \(String(repeating: "0", count: max(0, 9 - "\(offset)".count)))\(offset)"
  }
}

extension InterfaceElement {
  /// A change of an attribute's value; nil when the element does not have the attribute.
  func edit(_ attribute: String, to value: String, in document: InterfaceDocument) -> Edit? {
    attributes.first { $0.name == attribute }.map {
      Edit(file: document.file, range: $0.valueByteRange, text: value, line: $0.location.line)
    }
  }

  /// The object of the document that a connection of this kind starts from.
  var connectionOwner: InterfaceElement? {
    guard let connections = parent, connections.isNamed("connections") else { return nil }
    return connections.parent
  }
}
