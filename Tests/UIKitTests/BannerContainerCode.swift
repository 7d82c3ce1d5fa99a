import UIKit

// Code as apps share it: nothing in this file knows of a simulator.

class BannerContainerViewController: UIViewController {
  private(set) var contentViewController: UIViewController
  let bannerView = UIView()
  private let bannerLabel = UILabel()
  private var bannerHeight: NSLayoutConstraint!

  var isBannerVisible = false {
    didSet {
      guard isBannerVisible != oldValue else { return }
      updateBanner(animated: true)
    }
  }

  init(contentViewController: UIViewController) {
    self.contentViewController = contentViewController
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    insertFullframeChildController(contentViewController)

    bannerView.backgroundColor = .systemRed
    bannerView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bannerView)
    bannerLabel.text = "Offline"
    bannerLabel.translatesAutoresizingMaskIntoConstraints = false
    bannerView.addSubview(bannerLabel)
    bannerHeight = bannerView.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      bannerView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bannerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bannerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bannerHeight,
      bannerLabel.centerXAnchor.constraint(equalTo: bannerView.centerXAnchor),
      bannerLabel.bottomAnchor.constraint(equalTo: bannerView.bottomAnchor, constant: -4),
    ])
  }

  private func updateBanner(animated: Bool) {
    let height: CGFloat = isBannerVisible ? 32 : 0
    let changes = {
      self.bannerHeight.constant = height
      self.contentViewController.additionalSafeAreaInsets = UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
      self.setNeedsStatusBarAppearanceUpdate()
      self.view.layoutIfNeeded()
    }
    if animated {
      UIView.animate(
        withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState], animations: changes)
    } else {
      changes()
    }
  }

  override var childForStatusBarStyle: UIViewController? {
    return isBannerVisible ? nil : contentViewController
  }

  override var childForStatusBarHidden: UIViewController? {
    return isBannerVisible ? nil : contentViewController
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    return .lightContent
  }

  override var prefersStatusBarHidden: Bool {
    return false
  }

  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    return .slide
  }

  override var childForHomeIndicatorAutoHidden: UIViewController? {
    return contentViewController
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    return contentViewController.supportedInterfaceOrientations
  }

  override var shouldAutorotate: Bool {
    return contentViewController.shouldAutorotate
  }
}
