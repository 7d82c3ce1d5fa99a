/// The controllers of one nib, which are told that they are awake once all of them are made.
///
/// - UIKit: a nib sends awakeFromNib after all its objects are made and joined (documentation of
///   NSObject.awakeFromNib()), and a container's scene is compiled with those that its relationships name: a root finds
///   its navigation, tab bar and split view controllers in it ("Developing iOS 11 Apps with Swift", lecture 7, sets
///   `splitViewController?.delegate` there). The order among them is not documented.
@MainActor
final class SceneAwakening {
  /// Innermost first.
  var made: [UIViewController] = []

  /// Tells them.
  func awaken() {
    for controller in made {
      controller.simulation.record(.awakeFromNib, controller.traceSubject)
      controller.callback("awakeFromNib()") { controller.awakeFromNib() }
    }
    made = []
  }
}
