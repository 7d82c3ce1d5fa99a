/// Several preferences, as bits.
struct PreferenceSet: Equatable {
  private var bits: UInt8 = 0

  /// Makes a set of some.
  init(_ preferences: SystemPreference...) {
    for preference in preferences { insert(preference) }
  }

  /// All that there are.
  static let all = PreferenceSet(
    .statusBarStyle, .statusBarHidden, .homeIndicatorAutoHidden, .screenEdgesDeferringSystemGestures)

  var isEmpty: Bool { bits == 0 }

  func contains(_ preference: SystemPreference) -> Bool { bits & (1 << preference.rawValue) != 0 }

  mutating func insert(_ preference: SystemPreference) { bits |= 1 << preference.rawValue }

  mutating func remove(_ preference: SystemPreference) { bits &= ~(1 << preference.rawValue) }

  mutating func formUnion(_ other: PreferenceSet) { bits |= other.bits }

  mutating func subtract(_ other: PreferenceSet) { bits &= ~other.bits }
}
