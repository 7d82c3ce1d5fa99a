@testable import FlowModel

/// Apps with many cycles through many storyboards, the same for the same seed.
enum TangledApp {
  static func make(using random: inout SplitMix) -> AppModel {
    let storyboards = (0...Int.random(in: 0..<6, using: &random)).map { index in
      Storyboard(
        name: "S\(index)", directory: "", qualifiedName: "S\(index)", file: "S\(index).storyboard",
        isLaunchScreen: false, platform: "iOS", isSimulated: true)
    }
    let location = SourceLocation(file: "a", line: 1, column: 1)
    let screens = (0...Int.random(in: 1..<40, using: &random)).map { index in
      let storyboard = storyboards[Int.random(in: 0..<storyboards.count, using: &random)].qualifiedName
      return Screen(
        id: "\(storyboard)#\(index)", storyboard: storyboard, objectID: "\(index)",
        frameworkClass: "UIViewController", kind: .plain, isInitial: false, isSimulated: true, location: location)
    }
    let transitions = (0...Int.random(in: 0..<80, using: &random)).map { index in
      Transition(
        objectID: "\(index)", source: screens[Int.random(in: 0..<screens.count, using: &random)].id,
        destination: .screen(screens[Int.random(in: 0..<screens.count, using: &random)].id), kind: .show,
        identifier: "edge \(index)", location: location)
    }
    return AppModel(name: "Tangled", storyboards: storyboards, screens: screens, transitions: transitions)
  }
}

/// A small seeded generator (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
