import UIKit

/// A controller whose segues have typed identifiers: a misspelt one does not compile, and a
/// segue that the storyboard has and the type lacks stops the app where it is prepared.
@MainActor
protocol SegueHandler {
  /// The identifiers of the segues that start here, as the storyboard writes them.
  associatedtype SegueIdentifier: RawRepresentable where SegueIdentifier.RawValue == String
}

extension SegueHandler where Self: UIViewController {
  /// Performs the segue with a typed identifier.
  func performSegue(_ identifier: SegueIdentifier, sender: Any?) {
    performSegue(withIdentifier: identifier.rawValue, sender: sender)
  }

  /// The typed identifier of a segue that starts here.
  func segueIdentifier(of segue: UIStoryboardSegue) -> SegueIdentifier {
    guard let name = segue.identifier, let identifier = SegueIdentifier(rawValue: name) else {
      fatalError("\(Self.self) does not know the segue '\(segue.identifier ?? "")'")
    }
    return identifier
  }
}
