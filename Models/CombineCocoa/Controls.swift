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
