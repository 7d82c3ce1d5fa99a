import RandomWalk
import Testing

/// Random legal operations on random apps: what must hold after each of them holds. `make bench` does a million.
@MainActor
struct RandomWalkTests {
  @Test("Random operations leave no controller as UIKit never would", arguments: UInt64(0)..<8)
  func walks(group: UInt64) throws {
    for seed in group * 8..<(group + 1) * 8 {
      let failure = RandomWalk(seed: seed, length: 40).failure()
      try #require(failure == nil)
    }
  }
}
