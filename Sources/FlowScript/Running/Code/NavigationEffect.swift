import FlowModel

/// What a call in the app's code does to the navigation.
enum NavigationEffect: Hashable {
  case performSegue(String)
  case dismiss
  case pop
  case popToRoot
  case selectTab(Int)
  /// A controller that is presented, pushed or shown.
  case show(ShownController, ShowKind)
  /// Navigation whose end the code does not tell; what is asked.
  case unknown(String)

  /// How a controller comes on the screen.
  enum ShowKind: String {
    case present, pushViewController, show, showDetailViewController
  }

  /// A controller that code makes.
  enum ShownController: Hashable {
    /// A scene of a storyboard; nil for the storyboard of the screen itself, and for its initial scene.
    case scene(storyboard: String?, identifier: String?)
    /// An alert with its title and message, where the code tells them.
    case alert(title: String?, message: String?, isSheet: Bool)
  }
}
