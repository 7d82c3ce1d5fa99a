import UIKit

/// What a text view tells its delegate.
final class RxTextViewDelegate: NSObject, UITextViewDelegate {
  let changed = PublishSubject<Void>()
  let began = PublishSubject<Void>()
  let ended = PublishSubject<Void>()

  func textViewDidChange(_ textView: UITextView) { changed.onNext(()) }
  func textViewDidBeginEditing(_ textView: UITextView) { began.onNext(()) }
  func textViewDidEndEditing(_ textView: UITextView) { ended.onNext(()) }
}

/// What a search bar tells its delegate.
final class RxSearchBarDelegate: NSObject, UISearchBarDelegate {
  let changed = PublishSubject<Void>()
  let began = PublishSubject<Void>()
  let ended = PublishSubject<Void>()
  let searched = PublishSubject<Void>()
  let cancelled = PublishSubject<Void>()

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { changed.onNext(()) }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { began.onNext(()) }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { ended.onNext(()) }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searched.onNext(()) }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancelled.onNext(()) }
}

/// The delegates that were given to text views and search bars.
enum RxTextDelegates {
  final class Entry {
    weak var view: UIView?
    let delegate: NSObject

    init(_ view: UIView, _ delegate: NSObject) {
      self.view = view
      self.delegate = delegate
    }
  }

  private static var entries: [Entry] = []

  static func delegate(of view: UITextView) -> RxTextViewDelegate {
    if let known = entries.first(where: { $0.view === view }) { return known.delegate as! RxTextViewDelegate }
    let delegate = RxTextViewDelegate()
    entries.append(Entry(view, delegate))
    view.delegate = delegate
    return delegate
  }

  static func delegate(of bar: UISearchBar) -> RxSearchBarDelegate {
    if let known = entries.first(where: { $0.view === bar }) { return known.delegate as! RxSearchBarDelegate }
    let delegate = RxSearchBarDelegate()
    entries.append(Entry(bar, delegate))
    bar.delegate = delegate
    return delegate
  }
}

extension Reactive where Base: UITextView {
  var text: ControlProperty<String?> { value }
  var value: ControlProperty<String?> {
    let view = base
    let changed = RxTextDelegates.delegate(of: view).changed
    let values = Observable<String?>.deferred {
      Many.concat([Observable<String?>.just(view.text), changed.map { _ in view.text }])
    }
    return ControlProperty(values: values, setting: { text in if view.text != text { view.text = text } })
  }

  var didChange: ControlEvent<Void> { ControlEvent(events: RxTextDelegates.delegate(of: base).changed) }
  var didBeginEditing: ControlEvent<Void> { ControlEvent(events: RxTextDelegates.delegate(of: base).began) }
  var didEndEditing: ControlEvent<Void> { ControlEvent(events: RxTextDelegates.delegate(of: base).ended) }
}

extension Reactive where Base: UISearchBar {
  var text: ControlProperty<String?> { value }
  var value: ControlProperty<String?> {
    let bar = base
    let delegate = RxTextDelegates.delegate(of: bar)
    let changes = Many.merge([delegate.changed, delegate.ended])
    let values = Observable<String?>.deferred {
      Many.concat([Observable<String?>.just(bar.text), changes.map { _ in bar.text }])
    }
    return ControlProperty(values: values, setting: { bar.text = $0 })
  }

  var searchButtonClicked: ControlEvent<Void> { ControlEvent(events: RxTextDelegates.delegate(of: base).searched) }
  var cancelButtonClicked: ControlEvent<Void> { ControlEvent(events: RxTextDelegates.delegate(of: base).cancelled) }
  var textDidBeginEditing: ControlEvent<Void> { ControlEvent(events: RxTextDelegates.delegate(of: base).began) }
  var textDidEndEditing: ControlEvent<Void> { ControlEvent(events: RxTextDelegates.delegate(of: base).ended) }
}
