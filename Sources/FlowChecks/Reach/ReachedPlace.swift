import FlowModel

/// A function, an accessor or an initial value of one of the app's files.
struct FunctionID: Hashable, Sendable {
  /// The number of the file's tree among those of a ``CodeIndex``.
  let tree: Int32
  /// The function in it.
  let index: Int32
}

/// What a way through the app comes by.
enum ReachedPlace: Hashable, Sendable {
  /// A function that runs.
  case function(FunctionID)
  /// A scene that is made.
  case scene(Screen.ID)
  /// A xib that is loaded, by its path.
  case nib(String)
  /// A type of which there are objects.
  case type(CodeType.ID)
  /// A file of Objective-C whose classes are used, by its path.
  case objectiveC(String)
}

/// How a way comes to a stop.
struct Arrival: Sendable {
  /// The stop before; nil where the app starts.
  let from: ReachedPlace?
  /// Where it is said: the call, the segue, the connection.
  let location: SourceLocation
  /// What happens there, in words; nil where the stop's own name says it.
  var words: String?
}
