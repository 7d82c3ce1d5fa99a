import FlowModel

/// The effects of a body as they are met, and the names that it reads.
struct EffectRecord {
  private(set) var effects: [CodeEffect] = []
  /// The names of members and operators that were read.
  var mentions: Set<String> = []
  /// The parts of the body that can be left before their end, from the outside in.
  private var scopes: [Scope] = []

  /// What a part of a body is, as far as it matters who leaves it.
  enum ScopeKind {
    /// A function or closure: `return` ends it.
    case body
    /// `do` with a `catch`: `throw` ends it.
    case catching
    /// A case or a loop: `break` ends it.
    case breakable
  }

  private struct Scope {
    var kind: ScopeKind
    /// The effects that end with it.
    var open: [Int] = []
  }

  /// The effects in order.
  mutating func add(_ effect: CodeEffect) { effects.append(effect) }

  mutating func enter(_ kind: ScopeKind) { scopes.append(Scope(kind: kind)) }

  /// Ends a part: what may have left it has no say in what follows.
  ///
  /// - Parameter events: the number of events so far.
  mutating func leave(events: Int) {
    guard let scope = scopes.popLast() else { return }
    for index in scope.open { effects[index].end = CodeEffect.End(events: events, effects: effects.count) }
  }

  /// Adds an effect that may leave the innermost part of some kind.
  mutating func add(_ effect: CodeEffect, leaving kinds: Set<ScopeKind>) {
    effects.append(effect)
    guard let index = scopes.lastIndex(where: { kinds.contains($0.kind) }) else { return }
    scopes[index].open.append(effects.count - 1)
  }

  /// Whether a `throw` here ends a `do` rather than the body.
  var isCaught: Bool { scopes.last { $0.kind != .breakable }?.kind == .catching }
}
