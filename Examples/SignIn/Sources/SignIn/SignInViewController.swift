import UIKit

/// Asks for an address and a password, and hands the account on.
class SignInViewController: UIViewController, SegueHandler {
  enum SegueIdentifier: String {
    case help
    case showAccount
  }

  /// What the address field offers at first.
  var suggestedEmail: String?

  @IBOutlet var emailField: UITextField!
  @IBOutlet var passwordField: UITextField!
  @IBOutlet var errorLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    emailField.text = suggestedEmail
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segueIdentifier(of: segue) {
    case .help:
      break
    case .showAccount:
      let detail = segue.destination as? AccountViewController
      detail?.account = Account(email: emailField.text ?? "")
    }
  }

  /// The form's button: shows the account, or says what is missing.
  @IBAction func signIn(_ sender: Any?) {
    guard let email = emailField.text, email.contains("@") else {
      errorLabel.text = "Enter an email address."
      return
    }
    guard passwordField.text?.isEmpty == false else {
      errorLabel.text = "Enter your password."
      return
    }
    errorLabel.text = nil
    performSegue(.showAccount, sender: sender)
  }

  /// Where the help's Close unwinds to.
  @IBAction func unwindToSignIn(_ segue: UIStoryboardSegue) {}
}
