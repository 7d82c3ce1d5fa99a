import FlowModel

/// Where the app's functions are named, by which alone they are called.
final class FunctionCallers {
  private let named: NamedCode
  private let code: AppCode
  private let objects: MentionedObjects

  init(_ code: AppCode, _ named: NamedCode) {
    self.code = code
    self.named = named
    objects = MentionedObjects(code, named)
  }

  /// The places where a function may be named; nil where others may call it: UIKit by a protocol or a selector, code of
  /// another module.
  ///
  /// - Parameter place: where its own name stands.
  func places(of place: SourceLocation) -> Set<SourceLocation>? {
    guard let one = named.function(at: place), case let function = named.function(one), function.kind == .function,
      !function.flags.contains(.isOverride), !code.lacksSource, code.facts.absentFiles.isEmpty,
      case let modules = code.modules(of: place.file), modules.isEmpty || code.isInPrograms(modules),
      let owner = objects.owner(of: one)
    else { return nil }
    var places: Set<SourceLocation> = []
    for mention in named.mentions(of: function.name) where mention.function != one {
      guard objects.mayBe(mention, function) else { continue }
      switch objects.base(of: mention) {
      case .itself(let type) where !code.mayBeSame(type, owner): continue
      case .app(let type) where !code.mayBeSame(type, owner): continue
      case .others: continue
      case .itself, .app, .unknown: break
      }
      places.insert(named.trees[Int(mention.tree)].location(of: mention.node))
    }
    return places
  }
}
