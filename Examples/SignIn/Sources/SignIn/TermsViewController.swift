import UIKit

/// The terms, in one edition: it cannot be made without one.
class TermsViewController: UIViewController {
  let edition: String

  @IBOutlet var editionLabel: UILabel!

  init?(coder: NSCoder, edition: String) {
    self.edition = edition
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("the storyboard makes this controller through makeTerms(_:)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    editionLabel.text = edition
  }
}
