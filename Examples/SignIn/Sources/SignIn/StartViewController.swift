import UIKit

/// The first screen: from here one signs in or signs up, and here one lands after signing out.
class StartViewController: UIViewController, SegueHandler {
  enum SegueIdentifier: String {
    case signIn
    case signUp
  }

  @IBOutlet var messageLabel: UILabel!

  /// The address of whoever signed out last; the sign-in form offers it again.
  private var lastEmail: String?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segueIdentifier(of: segue) {
    case .signIn:
      let form = segue.destination as? SignInViewController
      form?.suggestedEmail = lastEmail
    case .signUp:
      break
    }
  }

  /// Where the account's Sign Out and the form's Cancel unwind to.
  @IBAction func unwindToStart(_ segue: UIStoryboardSegue) {
    guard let account = (segue.source as? AccountViewController)?.account else { return }
    lastEmail = account.email
    messageLabel.text = "See you soon, \(account.name)."
  }
}
