import UIKit

/// Makes an account; agreeing to the terms is a must.
class SignUpViewController: UIViewController, SegueHandler {
  enum SegueIdentifier: String {
    case cancel
    case showAccount
    case terms
  }

  @IBOutlet var nameField: UITextField!
  @IBOutlet var emailField: UITextField!
  @IBOutlet var termsSwitch: UISwitch!

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard case .showAccount = segueIdentifier(of: segue) else { return }
    let detail = segue.destination as? AccountViewController
    detail?.account = Account(name: nameField.text ?? "", email: emailField.text ?? "")
  }

  /// The segue action of `terms`: makes the terms with the edition that they need.
  @IBSegueAction func makeTerms(_ coder: NSCoder) -> TermsViewController? {
    TermsViewController(coder: coder, edition: "Spring edition")
  }

  /// The form's button.
  @IBAction func createAccount(_ sender: Any?) {
    guard termsSwitch.isOn else { return }
    performSegue(.showAccount, sender: sender)
  }
}
