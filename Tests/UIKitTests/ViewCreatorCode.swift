import UIKit

// Code as apps share it: nothing in this file knows of a simulator.

protocol ViewCreator {
  func setupHierarchy()
  func setupConstraints()
  func setupProperties()
  func setupLocalization()
}

extension ViewCreator {
  func setupHierarchy() {}
  func setupConstraints() {}
  func setupProperties() {}
  func setupLocalization() {}

  func setupView() {
    setupHierarchy()
    setupConstraints()
    setupProperties()
    setupLocalization()
  }
}

final class LoginView: UIView, ViewCreator {
  let scrollView = UIScrollView()
  let stackView = UIStackView()
  let logoImageView = UIImageView(image: UIImage(named: "logo"))
  let titleLabel = UILabel()
  let emailTextField = UITextField()
  let passwordTextField = UITextField()
  let rememberSwitch = UISwitch()
  let loginButton = UIButton(type: .system)
  let activityIndicator = UIActivityIndicatorView(style: .medium)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupView()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func setupHierarchy() {
    addSubview(scrollView)
    scrollView.addSubview(stackView)
    [logoImageView, titleLabel, emailTextField, passwordTextField, rememberSwitch, loginButton]
      .forEach(stackView.addArrangedSubview)
    loginButton.addSubview(activityIndicator)
  }

  func setupConstraints() {
    [scrollView, stackView, activityIndicator].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    let height = loginButton.heightAnchor.constraint(equalToConstant: 48)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 24),
      stackView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stackView.bottomAnchor.constraint(lessThanOrEqualTo: scrollView.contentLayoutGuide.bottomAnchor),
      logoImageView.heightAnchor.constraint(equalTo: logoImageView.widthAnchor, multiplier: 0.5),
      activityIndicator.centerYAnchor.constraint(equalTo: loginButton.centerYAnchor),
      activityIndicator.centerXAnchor.constraint(equalTo: loginButton.centerXAnchor),
      height,
    ])
    titleLabel.setContentHuggingPriority(.required, for: .vertical)
    titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  }

  func setupProperties() {
    backgroundColor = .systemBackground
    clipsToBounds = true
    layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)

    scrollView.alwaysBounceVertical = true
    scrollView.showsVerticalScrollIndicator = false
    scrollView.keyboardDismissMode = .interactive
    scrollView.contentInset.bottom = 12

    stackView.axis = .vertical
    stackView.alignment = .fill
    stackView.distribution = .equalSpacing
    stackView.spacing = 16
    stackView.setCustomSpacing(32, after: logoImageView)
    stackView.isLayoutMarginsRelativeArrangement = true

    logoImageView.contentMode = .scaleAspectFit
    logoImageView.tintColor = UIColor.label.withAlphaComponent(0.8)
    logoImageView.isAccessibilityElement = false

    titleLabel.font = .preferredFont(forTextStyle: .title1)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textAlignment = .center
    titleLabel.textColor = .label
    titleLabel.numberOfLines = 0
    titleLabel.lineBreakMode = .byWordWrapping
    titleLabel.accessibilityTraits = .header

    emailTextField.borderStyle = .roundedRect
    emailTextField.keyboardType = .emailAddress
    emailTextField.textContentType = .username
    emailTextField.autocapitalizationType = .none
    emailTextField.autocorrectionType = .no
    emailTextField.returnKeyType = .next
    emailTextField.clearButtonMode = .whileEditing
    emailTextField.font = UIFont.systemFont(ofSize: 17)

    passwordTextField.borderStyle = .roundedRect
    passwordTextField.isSecureTextEntry = true
    passwordTextField.textContentType = .password
    passwordTextField.returnKeyType = .go

    rememberSwitch.isOn = true
    rememberSwitch.onTintColor = .systemGreen

    loginButton.setTitleColor(.white, for: .normal)
    loginButton.setTitleColor(.lightGray, for: .disabled)
    loginButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    loginButton.backgroundColor = .systemBlue
    loginButton.contentEdgeInsets = UIEdgeInsets(top: 12, left: 24, bottom: 12, right: 24)
    loginButton.layer.cornerRadius = 8
    loginButton.layer.masksToBounds = true
    loginButton.layer.borderWidth = 1
    loginButton.layer.borderColor = UIColor.clear.cgColor
    loginButton.isEnabled = false

    activityIndicator.hidesWhenStopped = true
  }

  func setupLocalization() {
    titleLabel.text = NSLocalizedString("Welcome back", comment: "Title of the login screen")
    emailTextField.placeholder = NSLocalizedString("Email", comment: "")
    passwordTextField.placeholder = NSLocalizedString("Password", comment: "")
    loginButton.setTitle(NSLocalizedString("Log In", comment: ""), for: .normal)
  }
}

final class LoginViewController: UIViewController {
  private lazy var loginView = LoginView()

  override func loadView() {
    view = loginView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    loginView.loginButton.addTarget(self, action: "logIn:", for: .touchUpInside)
    navigationItem.largeTitleDisplayMode = .never
  }
}
