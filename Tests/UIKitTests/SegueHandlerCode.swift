import UIKit

// Code as apps share it: nothing in this file knows of a simulator.

protocol SegueHandlerType {
  associatedtype SegueIdentifier: RawRepresentable
}

extension SegueHandlerType where Self: UIViewController, SegueIdentifier.RawValue == String {
  func performSegue(withIdentifier identifier: SegueIdentifier, sender: Any?) {
    performSegue(withIdentifier: identifier.rawValue, sender: sender)
  }

  func segueIdentifier(for segue: UIStoryboardSegue) -> SegueIdentifier {
    guard let identifier = segue.identifier, let segueIdentifier = SegueIdentifier(rawValue: identifier) else {
      fatalError("Couldn't handle segue identifier \(String(describing: segue.identifier)) for \(type(of: self)).")
    }
    return segueIdentifier
  }
}

class InboxViewController: UIViewController, SegueHandlerType {
  enum SegueIdentifier: String {
    case showMessage
    case compose
  }

  var prepared: [SegueIdentifier] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    let identifier = segueIdentifier(for: segue)
    prepared.append(identifier)
    switch identifier {
    case .showMessage:
      segue.destination.title = sender as? String
    case .compose:
      let navigationController = segue.destination as? UINavigationController
      navigationController?.topViewController?.title = "New Message"
    }
  }

  func messageWasSelected(_ subject: String) {
    performSegue(withIdentifier: .showMessage, sender: subject)
  }

  func compose() {
    performSegue(withIdentifier: .compose, sender: self)
  }
}
