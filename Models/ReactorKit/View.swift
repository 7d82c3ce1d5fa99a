import RxSwift
import UIKit

/// What is bound to its reactor as soon as that is set.
protocol View: AnyObject {
  associatedtype Reactor
  var disposeBag: DisposeBag { get set }
  var reactor: Reactor? { get set }
  func bind(reactor: Reactor)
}

/// A view of a storyboard: a controller is bound when its view has been loaded.
protocol StoryboardView: View {}

private final class ReactorOfView {
  static var key = 0
  static var waiting = 0
}

extension View {
  var reactor: Reactor? {
    get { objc_getAssociatedObject(self, &ReactorOfView.key) }
    set {
      objc_setAssociatedObject(self, &ReactorOfView.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      disposeBag = DisposeBag()
      guard let reactor = newValue else { return }
      if self is any StoryboardView, let controller = self as? UIViewController, !controller.isViewLoaded {
        bindAsViewLoads(controller)
      } else {
        bind(reactor: reactor)
      }
    }
  }

  /// Binds in `viewDidLoad()` of UIViewController itself, whose implementation the library exchanges (ReactorKitRuntime.m):
  /// a screen that does not call `super` is not bound.
  private func bindAsViewLoads(_ controller: UIViewController) {
    let isWaiting: Bool? = objc_getAssociatedObject(controller, &ReactorOfView.waiting)
    if isWaiting == true { return }
    objc_setAssociatedObject(controller, &ReactorOfView.waiting, true, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    followViewDidLoad(of: controller) { [weak self] in
      guard let self, let reactor = self.reactor else { return }
      self.bind(reactor: reactor)
    }
  }
}
