import UIKit

/// The callbacks of a screen's, as RxCocoa hears of them by exchanging their implementations.
extension Reactive where Base: AnyObject {
  /// Tells the arguments before the method runs.
  func sentMessage(_ selector: Selector) -> Observable<[Any]> { heard(selector, isBefore: true) }

  /// Tells the arguments after the method has run.
  func methodInvoked(_ selector: Selector) -> Observable<[Any]> { heard(selector, isBefore: false) }

  private func heard(_ selector: Selector, isBefore: Bool) -> Observable<[Any]> {
    weak var object = base
    return Observable<[Any]>(subscribing: { observer in
      guard let object else { return Disposables.create() }
      let end = hearMethod(of: object, selector, isBefore: isBefore) { observer.onNext($0) }
      return Disposables.create { end() }
    })
  }
}
