// swift-format-ignore-file
// The files of Models/CombineCocoa as they are: edit those, then FLOWSIM_RECORD=1 swift test --filter ModuleModelTests.

extension ModuleModel {
  static let combineCocoaTexts: [(path: String, text: String)] = [
    (
      "CombineCocoa/Controls.swift",
      ##"""
import Combine
import UIKit

/// What a control, a gesture or a bar item tells one subscription.
final class CombineControlTarget: NSObject {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
  }

  @objc func fire() { action() }
}

extension UIControl {
  func controlEventPublisher(for events: UIControl.Event) -> AnyPublisher<Void, Never> {
    let control = self
    return AnyPublisher { downstream in
      control.tell(downstream, of: events, atOnce: false) { _ in () }
    }
  }

  /// What is read of a control, at once and after each of its events.
  func changes<Content>(_ read: @escaping (UIControl) -> Content) -> AnyPublisher<Content, Never> {
    let control = self
    return AnyPublisher { downstream in
      control.tell(downstream, of: [.allEditingEvents, .valueChanged], atOnce: true, read)
    }
  }

  private func tell<Content>(
    _ downstream: any Subscriber, of events: UIControl.Event, atOnce: Bool, _ read: @escaping (UIControl) -> Content
  ) {
    let control = self
    var target: CombineControlTarget?
    let conduit = Conduit<Content, Never>(
      downstream, start: { if atOnce { $0.offer(read(control)) } },
      leave: { _ in
        if let target { control.removeTarget(target, action: #selector(CombineControlTarget.fire), for: events) }
        target = nil
      })
    let made = CombineControlTarget { conduit.offer(read(control)) }
    target = made
    control.addTarget(made, action: #selector(CombineControlTarget.fire), for: events)
    downstream.receive(subscription: conduit)
  }
}

extension UIButton {
  var tapPublisher: AnyPublisher<Void, Never> { controlEventPublisher(for: .touchUpInside) }
}

extension UITextField {
  var textPublisher: AnyPublisher<String?, Never> { changes { ($0 as! UITextField).text } }
  var returnPublisher: AnyPublisher<Void, Never> { controlEventPublisher(for: .editingDidEndOnExit) }
  var didBeginEditingPublisher: AnyPublisher<Void, Never> { controlEventPublisher(for: .editingDidBegin) }
}

extension UISwitch {
  var isOnPublisher: AnyPublisher<Bool, Never> { changes { ($0 as! UISwitch).isOn } }
}

extension UISlider {
  var valuePublisher: AnyPublisher<Float, Never> { changes { ($0 as! UISlider).value } }
}

extension UIStepper {
  var valuePublisher: AnyPublisher<Double, Never> { changes { ($0 as! UIStepper).value } }
}

extension UISegmentedControl {
  var selectedSegmentIndexPublisher: AnyPublisher<Int, Never> {
    changes { ($0 as! UISegmentedControl).selectedSegmentIndex }
  }
}

extension UIDatePicker {
  var datePublisher: AnyPublisher<Date, Never> { changes { ($0 as! UIDatePicker).date } }
}

extension UIPageControl {
  var currentPagePublisher: AnyPublisher<Int, Never> { changes { ($0 as! UIPageControl).currentPage } }
}
"""##
    ),
    (
      "CombineCocoa/Gestures.swift",
      ##"""
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
"""##
    ),
  ]
}
