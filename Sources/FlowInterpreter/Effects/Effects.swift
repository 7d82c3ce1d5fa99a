import FlowModel

/// What running a piece of the app's code may change, found out without running it.
///
/// Nothing is guessed: what is not surely harmless is ``open``.
struct Effects {
  /// A variable of the function that the piece is a part of.
  enum Variable: Hashable {
    case slot(Int)
    case capture(Int)
    /// One that is there once.
    case cell(ObjectIdentifier)
  }

  /// What is changed, seen from a variable.
  struct Target: Hashable {
    /// How deep the change goes.
    enum Depth: Hashable {
      /// It is set.
      case whole
      /// An element of the list, dictionary, set or text that it holds.
      case element
      /// Something inside of it, which may not be an object.
      case inside
    }

    var variable: Variable
    /// The property of the object or structure in the variable; nil for the variable itself.
    var field: Symbol?
    var depth: Depth

    /// Whether it is a variable of the function's.
    var isSlot: Bool { if case .slot = variable, field == nil { true } else { false } }
  }

  var targets: Set<Target> = []
  /// Where it may change more than that: the first place.
  private(set) var open: TreeLocation?
  /// Whether it may leave a loop, by `return`, `break` or an error, or a closure by an error.
  var leaves = false
  /// Whether it may end the app: it unwraps or casts by force, or asks for an element by its place.
  var ends = false
  /// The variables that are there once, by what stands for them in ``targets``.
  var cells: [ObjectIdentifier: StaticCell] = [:]

  /// Whether it changes nothing at all that outlives it.
  var isNothing: Bool { open == nil && targets.isEmpty }

  mutating func leaveOpen(at location: TreeLocation) { if open == nil { open = location } }
}
