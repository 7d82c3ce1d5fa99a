/// What the place of a view hangs on, which may lie on the screen or beside it.
package enum OpenPlace: Sendable {
  /// What gives a number that the code places it by, in words.
  case code(String)
  /// The view itself, by its label or class: how large its content makes it.
  case content(String)
  /// What UIKit does that is not published, as a question.
  case unpublished(String)
}
