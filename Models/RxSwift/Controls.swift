import UIKit

/// What hears a control's events for one subscription.
final class RxControlTarget: NSObject {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
  }

  @objc func fire() { action() }
}

extension Reactive where Base: UIControl {
  func controlEvent(_ events: UIControl.Event) -> ControlEvent<Void> {
    let control = base
    return ControlEvent(
      events: Observable<Void>(subscribing: { observer in
        let target = RxControlTarget { observer.onNext(()) }
        control.addTarget(target, action: #selector(RxControlTarget.fire), for: events)
        return Disposables.create { control.removeTarget(target, action: nil, for: events) }
      }))
  }

  func controlProperty<T>(
    editingEvents: UIControl.Event, getter: @escaping (Base) -> T, setter: @escaping (Base, T) -> Void
  ) -> ControlProperty<T> {
    let control = base
    let values = Observable<T>.deferred {
      Many.concat([
        Observable<T>.just(getter(control)), controlEvent(editingEvents).map { _ in getter(control) },
      ])
    }
    return ControlProperty(values: values, setting: { setter(control, $0) })
  }

  var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
  var isSelected: Binder<Bool> { Binder(base) { $0.isSelected = $1 } }
}

extension Reactive where Base: UIView {
  var isHidden: Binder<Bool> { Binder(base) { $0.isHidden = $1 } }
  var alpha: Binder<CGFloat> { Binder(base) { $0.alpha = $1 } }
  var backgroundColor: Binder<UIColor?> { Binder(base) { $0.backgroundColor = $1 } }
  var isUserInteractionEnabled: Binder<Bool> { Binder(base) { $0.isUserInteractionEnabled = $1 } }
}

extension Reactive where Base: UIButton {
  var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  func title(for state: UIControl.State = .normal) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, for: state) }
  }
}

extension Reactive where Base: UIGestureRecognizer {
  var event: ControlEvent<Base> {
    let recognizer = base
    return ControlEvent(
      events: Observable<Base>(subscribing: { observer in
        let target = RxControlTarget { observer.onNext(recognizer) }
        recognizer.addTarget(target, action: #selector(RxControlTarget.fire))
        return Disposables.create { recognizer.removeTarget(target, action: nil) }
      }))
  }
}

extension Reactive where Base: UIBarButtonItem {
  var tap: ControlEvent<Void> {
    let item = base
    return ControlEvent(
      events: Observable<Void>(subscribing: { observer in
        let target = RxControlTarget { observer.onNext(()) }
        item.target = target
        item.action = #selector(RxControlTarget.fire)
        return Disposables.create {
          item.target = nil
          item.action = nil
          _ = target
        }
      }))
  }

  var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
  var title: Binder<String?> { Binder(base) { $0.title = $1 } }
}

extension Reactive where Base: UILabel {
  var text: Binder<String?> { Binder(base) { $0.text = $1 } }
  var attributedText: Binder<NSAttributedString?> { Binder(base) { $0.attributedText = $1 } }
}

extension Reactive where Base: UITextField {
  var text: ControlProperty<String?> { value }
  var value: ControlProperty<String?> {
    controlProperty(
      editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.text },
      setter: { field, text in if field.text != text { field.text = text } })
  }
}

extension Reactive where Base: UIDatePicker {
  var date: ControlProperty<Date> { value }
  var value: ControlProperty<Date> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.date }, setter: { $0.date = $1 })
  }
}

extension Reactive where Base: UIStepper {
  var value: ControlProperty<Double> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.value }, setter: { $0.value = $1 })
  }
}

extension Reactive where Base: UIRefreshControl {
  var isRefreshing: Binder<Bool> { Binder(base) { if $1 { $0.beginRefreshing() } else { $0.endRefreshing() } } }
}

extension Reactive where Base: UISwitch {
  var isOn: ControlProperty<Bool> { value }
  var value: ControlProperty<Bool> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.isOn }, setter: { $0.isOn = $1 })
  }
}

extension Reactive where Base: UISlider {
  var value: ControlProperty<Float> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.value }, setter: { $0.value = $1 })
  }
}

extension Reactive where Base: UISegmentedControl {
  var selectedSegmentIndex: ControlProperty<Int> { value }
  var value: ControlProperty<Int> {
    controlProperty(
      editingEvents: .valueChanged, getter: { $0.selectedSegmentIndex }, setter: { $0.selectedSegmentIndex = $1 })
  }
}

extension Reactive where Base: UIActivityIndicatorView {
  var isAnimating: Binder<Bool> { Binder(base) { if $1 { $0.startAnimating() } else { $0.stopAnimating() } } }
}

extension Reactive where Base: UIImageView {
  var image: Binder<UIImage?> { Binder(base) { $0.image = $1 } }
}

extension Reactive where Base: UIViewController {
  var title: Binder<String?> { Binder(base) { $0.title = $1 } }
}
