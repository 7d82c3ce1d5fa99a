import Combine
import UIKit

extension UIGestureRecognizer {
  /// The recognizer, each time that it tells its targets.
  func recognitions<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> AnyPublisher<Recognizer, Never> {
    AnyPublisher { downstream in
      var target: CombineControlTarget?
      let conduit = Conduit<Recognizer, Never>(
        downstream, start: { _ in },
        leave: { _ in
          if let target { recognizer.removeTarget(target, action: #selector(CombineControlTarget.fire)) }
          target = nil
        })
      let made = CombineControlTarget { conduit.offer(recognizer) }
      target = made
      recognizer.addTarget(made, action: #selector(CombineControlTarget.fire))
      downstream.receive(subscription: conduit)
    }
  }
}

extension UITapGestureRecognizer {
  var tapPublisher: AnyPublisher<UITapGestureRecognizer, Never> { recognitions(self) }
}

extension UILongPressGestureRecognizer {
  var longPressPublisher: AnyPublisher<UILongPressGestureRecognizer, Never> { recognitions(self) }
}

extension UISwipeGestureRecognizer {
  var swipePublisher: AnyPublisher<UISwipeGestureRecognizer, Never> { recognitions(self) }
}

extension UIPanGestureRecognizer {
  var panPublisher: AnyPublisher<UIPanGestureRecognizer, Never> { recognitions(self) }
}

extension UIPinchGestureRecognizer {
  var pinchPublisher: AnyPublisher<UIPinchGestureRecognizer, Never> { recognitions(self) }
}

extension UIBarButtonItem {
  var tapPublisher: AnyPublisher<Void, Never> {
    let item = self
    return AnyPublisher { downstream in
      var target: CombineControlTarget?
      let conduit = Conduit<Void, Never>(
        downstream, start: { _ in },
        leave: { _ in
          item.target = nil
          item.action = nil
          target = nil
        })
      let made = CombineControlTarget { conduit.offer(()) }
      target = made
      item.target = made
      item.action = #selector(CombineControlTarget.fire)
      downstream.receive(subscription: conduit)
    }
  }
}
