import FlowInterpreter

/// What code that is not read makes of what it is called on, link by link: `model.navigation.filter { … }.subscribe { … }`.
///
/// - Combine, RxSwift: what such a chain is handed last it calls with what comes from its first link; `withUnretained(x)`
///   and `subscribe(with: x)` hand `x` on, first (RxSwift's documentation of both).
struct StaticChains {
  /// What each link was made of, by the link.
  private var links: [ObjectIdentifier: (link: Unknown, base: Value)] = [:]
  /// What links hand on first, by the link.
  private var handed: [ObjectIdentifier: Value] = [:]
  /// The closures that links were handed, with what these are called on.
  private var closures: [(closure: Closure, receiver: Value, first: Value?)] = []

  /// How many links are followed.
  private static let most = 24

  /// Notes a call or a property that is not read.
  ///
  /// - Parameters:
  ///   - values: what it is called on, and what it is handed.
  ///   - result: what is not known of it.
  mutating func note(_ what: String, _ values: [Value], label: String?, _ result: Unknown) {
    guard let receiver = values.first, what.contains(".") else { return }
    links[ObjectIdentifier(result)] = (result, receiver)
    let isHanding = what.hasSuffix("withUnretained(…)") || label == "with"
    let first = isHanding && values.count > 1 ? values[1] : nil
    if let first { handed[ObjectIdentifier(result)] = first }
    for case .closure(let closure)? in values.dropFirst().map(\.flattened) {
      closures.append((closure, receiver, first))
    }
  }

  /// What a closure is called with of a chain that it was handed to: the links before, the nearest first.
  func bases(of closure: Closure) -> [Value] {
    closures.last { $0.closure.isSame(as: closure) }.map { bases(of: $0.receiver) } ?? []
  }

  /// What a closure is handed first; nil where that is not known.
  func firstArgument(of closure: Closure) -> Value? {
    guard let known = closures.last(where: { $0.closure.isSame(as: closure) }) else { return nil }
    if let first = known.first { return first }
    return bases(of: known.receiver).lazy.compactMap { base in
      if case .unknown(let link)? = base.flattened { self.handed[ObjectIdentifier(link)] } else { nil }
    }.first
  }

  private func bases(of receiver: Value) -> [Value] {
    var found = [receiver]
    while found.count < Self.most, case .unknown(let link)? = found[found.count - 1].flattened,
      let base = links[ObjectIdentifier(link)]?.base
    {
      found.append(base)
    }
    return found
  }
}

extension StaticWorld {
  /// The screen that holds what a closure is called with.
  func screenOfChain(to closure: Closure, _ screens: [Instance]) -> Instance? {
    chains.bases(of: closure).lazy.compactMap { base -> Instance? in
      switch base.flattened {
      case .unknown(let unknown)?: screens.first { self.interpreter.holds(unknown, $0) }
      case .object(let object)?: screens.first { $0.isSame(as: object) || self.interpreter.holds(object, $0) }
      default: nil
      }
    }.first
  }

  /// What a closure that is called last is handed.
  func arguments(of closure: Closure, at location: TreeLocation) -> [Value] {
    let first = handedObjects.isFollowing ? chains.firstArgument(of: closure) : nil
    return (0..<closure.parameterCount).map { number in
      number == 0 ? first ?? unknownArgument(location) : unknownArgument(location)
    }
  }

  private func unknownArgument(_ location: TreeLocation) -> Value {
    .unknown(Unknown("what a closure is handed", location))
  }

  /// Notes what is read of something that is not known.
  func note(reading name: String, of unknown: Unknown, _ value: Value) {
    guard handedObjects.isFollowing, case .unknown(let result) = value else { return }
    chains.note("\(unknown.what).\(name)", [.unknown(unknown)], label: nil, result)
  }
}
