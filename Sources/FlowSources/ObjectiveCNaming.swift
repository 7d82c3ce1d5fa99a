/// `[self performSegueWithIdentifier:@"open" sender:nil]`.
struct ObjectiveCNaming {
  enum Kind { case segue, segueCase, scene, storyboard, nib, cell, registration, making }

  let kind: Kind
  var name: String
  /// The word that the message is sent to; empty where that is no word.
  let receiver: String
  /// Of a nib or a storyboard, whether the bundle of the app or of the code itself is looked in.
  var isOfOwnBundle: Bool
  /// Of a nib, whether the object itself is its owner.
  var isForItself = false
  /// Whether a class or a nib of cells is registered, and not one of headers and the like.
  let isRegistrationOfCell: Bool
  /// Of cells, the word that stands for the name where that is no literal; empty where it is no word, too.
  var constant: String?
  /// Of cells, whether one is asked for with an index path.
  var isForIndexPath = false
  /// Of cells, whether the code after it may take nil for an answer.
  var takesNil = true
}
