import SeededRandom

/// One thing that an app or a finger does. What it does it to is picked, by its own seed, from what is there then.
public struct Operation: Sendable, CustomStringConvertible {
  /// What is done.
  enum Kind: String, CaseIterable, Sendable {
    case push, pop, popTo, popToRoot, setStack, hideBar
    case present, dismiss, dismissAll, pullDown, tapOutside
    case selectTab, tapTab
    case embed, unembed, exchange
    case setPage, turnPage
    case backSwipe, moveFinger, liftFinger
    case showDetail
    case turnDevice
    case replaceRoot
  }

  /// How much time passes before the next one.
  enum Pause: Sendable {
    /// Until all has come to rest.
    case untilRest
    /// The turn of the run loop ends.
    case turn
    /// Seconds, in the middle of what is moving.
    case seconds(Double)
    /// None: the next one runs in the same turn.
    case none
  }

  let kind: Kind
  let seed: UInt64
  let isAnimated: Bool
  let pause: Pause

  init(using generator: inout SeededGenerator) {
    kind = Kind.allCases.randomElement(using: &generator) ?? .push
    seed = generator.next()
    isAnimated = generator.chance(70)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: pause = .none
    case 1: pause = .turn
    case 2, 3: pause = .seconds(Double.random(in: 0..<0.6, using: &generator))
    default: pause = .untilRest
    }
  }

  /// The operation in words: `push animated, then 0.25 s`.
  public var description: String {
    let time =
      switch pause {
      case .untilRest: "until rest"
      case .turn: "end of turn"
      case .seconds(let seconds): "\((seconds * 100).rounded() / 100) s"
      case .none: "at once"
      }
    return "\(kind.rawValue)\(isAnimated ? " animated" : "") (\(seed)), then \(time)"
  }
}
