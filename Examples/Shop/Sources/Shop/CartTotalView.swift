import UIKit

/// What the cart comes to, made in code.
final class CartTotalView: UIView, ViewCreator {
  private let stackView = UIStackView()
  private let captionLabel = UILabel()
  private let amountLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpView()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpView()
  }

  /// Shows an amount, in cents.
  func show(total: Int) {
    amountLabel.text = total.euroText
  }

  func setUpHierarchy() {
    addSubview(stackView)
    stackView.addArrangedSubview(captionLabel)
    stackView.addArrangedSubview(amountLabel)
  }

  func setUpConstraints() {
    stackView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stackView.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      stackView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
    amountLabel.setContentHuggingPriority(.required, for: .horizontal)
  }

  func setUpProperties() {
    stackView.axis = .horizontal
    stackView.alignment = .firstBaseline
    stackView.spacing = 8
    captionLabel.font = .preferredFont(forTextStyle: .body)
    captionLabel.adjustsFontForContentSizeCategory = true
    amountLabel.font = .preferredFont(forTextStyle: .headline)
    amountLabel.textAlignment = .right
  }

  func setUpLocalization() {
    captionLabel.text = NSLocalizedString("Total", comment: "Below the rows of the cart")
  }
}
