import UIKit

/// Who is signed in. Whoever shows this screen hands it the account in `prepare(for:sender:)`.
class AccountViewController: UIViewController {
  var account: Account!

  @IBOutlet var nameLabel: UILabel!
  @IBOutlet var emailLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = account.name
    emailLabel.text = account.email
  }
}
