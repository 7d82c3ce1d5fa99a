import UIKit

final class LoginViewController: UIViewController {
  private let nameField = UITextField()
  private let passwordField = UITextField()
  private let loginButton = UIButton(type: .system)
  private let messageLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log In"
    view.backgroundColor = .white
    nameField.placeholder = "Name"
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    loginButton.setTitle("Continue", for: .normal)
    loginButton.addTarget(self, action: #selector(logIn), for: .touchUpInside)
    messageLabel.isHidden = true
    let stack = UIStackView(arrangedSubviews: [nameField, passwordField, loginButton, messageLabel])
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 200, width: 280, height: 200)
    stack.distribution = .fillEqually
    view.addSubview(stack)
  }

  @objc private func logIn() {
    loginButton.isEnabled = false
    let name = nameField.text ?? ""
    NetworkClient.shared.login(name: name, password: passwordField.text ?? "") { [weak self] result in
      self?.show(result)
    }
  }

  private func show(_ result: Result<User, LoginError>) {
    loginButton.isEnabled = true
    switch result {
    case .success(let user):
      navigationController?.pushViewController(HomeViewController(user: user), animated: true)
    case .failure(let error):
      messageLabel.isHidden = false
      messageLabel.text = error == .wrongPassword ? "That is not the password." : "You are offline."
    }
  }
}
