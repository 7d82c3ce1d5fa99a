import UIKit

final class HomeViewController: UIViewController {
  private let user: User

  init(user: User) {
    self.user = user
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 280, height: 40))
    label.text = "Hello, \(user.name)"
    view.addSubview(label)
  }
}
