import UIKit

// Code as apps share it: nothing in this file knows of a simulator.

enum Theme {
  static func apply(to navigationController: UINavigationController) {
    let bar = navigationController.navigationBar
    bar.prefersLargeTitles = true
    bar.isTranslucent = false
    bar.tintColor = .white
    bar.barTintColor = .systemIndigo
    bar.titleTextAttributes = [
      .foregroundColor: UIColor.white,
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold),
    ]
    bar.shadowImage = UIImage()
    bar.setBackgroundImage(UIImage(), for: .default)

    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
  }
}

final class PillButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.masksToBounds = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.masksToBounds = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

final class TooltipView: UIView {
  private(set) var moves: [String] = []

  override class var requiresConstraintBasedLayout: Bool {
    return true
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    moves.append(newSuperview == nil ? "will leave" : "will join")
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    moves.append(superview == nil ? "did leave" : "did join")
  }

  func place(over anchor: UIView, in container: UIView) {
    let frame = anchor.convert(anchor.bounds, to: container)
    self.frame = CGRect(x: frame.minX, y: frame.maxY + 8, width: 120, height: 32)
    container.addSubview(self)
  }
}
