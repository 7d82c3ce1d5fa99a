import FlowModel

/// What was asked of a controller's class in one world: `as`, `is`, a pattern.
struct StaticCast: Sendable, Hashable {
  let screen: Screen
  /// The type that it was taken for.
  let type: String
  let isOfType: Bool
  /// Whether the app has several types of this name, so that another one may be meant.
  let hasNamesakes: Bool
  /// Whether it is an `as?`.
  let isOptional: Bool
  let location: SourceLocation
}
