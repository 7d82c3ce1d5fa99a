// swift-format-ignore-file
// The files of Models/RxSwift as they are: edit those, then FLOWSIM_RECORD=1 swift test --filter ModuleModelTests.

extension ModuleModel {
  static let rxSwiftTexts: [(path: String, text: String)] = [
    (
      "RxSwift/Binding.swift",
      ##"""
import Foundation

/// What sets something of an object as long as the object is there.
struct Binder<Value>: ObserverType {
  let setting: (Value) -> Void

  init<Target: AnyObject>(
    _ target: Target, scheduler: Any? = nil, binding: @escaping (Target, Value) -> Void
  ) {
    weak var weakTarget = target
    setting = { value in if let target = weakTarget { binding(target, value) } }
  }

  func on(_ event: Event<Value>) {
    switch event {
    case .next(let value): setting(value)
    case .error(let error): BindingError(error).endsADebugBuild()
    case .completed: break
    }
  }
}

/// An error that comes where none may: RxCocoa ends the app there in a debug build and prints it in others, so that
/// `endsADebugBuild`, which nobody declares, leaves open what follows.
final class BindingError {
  let error: Error
  init(_ error: Error) { self.error = error }
}

extension ObservableType {
  func bind(to observers: Any...) -> any Disposable { bind(all: observers) }

  func bind<R>(to binder: (Observable<Element>) -> R) -> R { binder(asObservable()) }

  func bind<R>(
    to binder: (Observable<Element>) -> (Any) -> R, curriedArgument: @escaping (Any, Any, Any) -> Any
  ) -> R {
    binder(asObservable())(curriedArgument)
  }

  func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: { BindingError($0).endsADebugBuild() })
  }

  func bind<Owner: AnyObject>(with object: Owner, onNext: @escaping (Owner, Element) -> Void) -> any Disposable {
    subscribe(with: object, onNext: onNext, onError: { _, error in BindingError(error).endsADebugBuild() })
  }

  /// Gives each value to relays and observers.
  func bind(all observers: [Any]) -> any Disposable {
    asObservable().run { event in
      for observer in observers {
        if let relay = observer as? any Accepting {
          switch event {
          case .next(let value): relay.accept(value)
          case .error(let error): BindingError(error).endsADebugBuild()
          case .completed: break
          }
        } else {
          observer.on(event)
        }
      }
    }
  }
}

/// What a table or collection shows of what an observable gives.
struct RxViewBinder {
  private let show: (Any) -> any Disposable

  init(_ show: @escaping (Any) -> any Disposable) { self.show = show }

  func callAsFunction(_ source: Any) -> any Disposable { show(source) }
}

extension ObservableType {
  func bind(to binder: RxViewBinder) -> any Disposable { binder(asObservable()) }
}

extension SharedSequence {
  func drive(_ binder: RxViewBinder) -> any Disposable { binder(asObservable()) }
}

/// A relay.
protocol Accepting {
  associatedtype Element
  func accept(_ event: Element)
}

extension PublishRelay: Accepting {}
extension BehaviorRelay: Accepting {}

/// What an object has under `rx`.
@dynamicMemberLookup
struct Reactive<Base> {
  let base: Base

  init(_ base: Base) { self.base = base }

  subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>) -> Binder<Value> {
    Binder(base) { target, value in target[keyPath: keyPath] = value }
  }
}

/// Tells of the end of the object that it hangs on.
private final class DeallocationWatch {
  static var key = 0
  let ended = PublishSubject<Void>()

  deinit {
    ended.onNext(())
    ended.onCompleted()
  }
}

extension Reactive where Base: AnyObject {
  var deallocated: Observable<Void> {
    if let known = objc_getAssociatedObject(base, &DeallocationWatch.key) as? DeallocationWatch {
      return known.ended.asObservable()
    }
    let watch = DeallocationWatch()
    objc_setAssociatedObject(base, &DeallocationWatch.key, watch, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return watch.ended.asObservable()
  }
}

protocol ReactiveCompatible {}

extension ReactiveCompatible {
  var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}

extension NSObject: ReactiveCompatible {}

/// What a control tells of; it gives no error.
class ControlEvent<Element>: Observable<Element> {
  init(events: Observable<Element>) { super.init(subscribing: { observer in events.run { observer.on($0) } }) }

  func asControlEvent() -> ControlEvent<Element> { self }
  func asDriver() -> SharedSequence<DriverSharingStrategy, Element> { SharedSequence(self) }
  func asSignal() -> SharedSequence<SignalSharingStrategy, Element> { SharedSequence(self) }
}

/// A value of a control, which can be set and tells of the user's changes.
final class ControlProperty<Element>: Observable<Element>, ObserverType {
  private let setting: (Element) -> Void
  private let values: Observable<Element>

  init(values: Observable<Element>, setting: @escaping (Element) -> Void) {
    self.setting = setting
    self.values = values
    super.init(subscribing: { observer in values.run { observer.on($0) } })
  }

  func on(_ event: Event<Element>) {
    switch event {
    case .next(let value): setting(value)
    case .error(let error): BindingError(error).endsADebugBuild()
    case .completed: break
    }
  }

  var changed: ControlEvent<Element> { ControlEvent(events: values.skip(1)) }
  var orEmpty: ControlProperty<String> {
    ControlProperty<String>(values: values.map { $0 ?? "" }, setting: setting)
  }
  func asDriver() -> SharedSequence<DriverSharingStrategy, Element> { SharedSequence(self) }
}

extension NotificationCenter {
  func rxNotification(_ name: Notification.Name?, object: AnyObject?) -> Observable<Notification> {
    Observable<Notification>(subscribing: { observer in
      let token = self.addObserver(forName: name, object: object, queue: nil) { observer.onNext($0) }
      return Disposables.create { self.removeObserver(token) }
    })
  }
}

extension Reactive where Base: NotificationCenter {
  func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
    base.rxNotification(name, object: object)
  }
}
"""##
    ),
    (
      "RxSwift/Collections.swift",
      ##"""
import UIKit

/// A data source of a collection that an observable tells.
protocol RxCollectionViewDataSourceType {
  associatedtype Element
  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

/// The items that an observable gives a collection.
final class RxCollectionDataSource: NSObject, UICollectionViewDataSource, SectionedViewDataSourceType {
  var items: [Any] = []
  private let cell: (UICollectionView, Int, Any) -> UICollectionViewCell

  init(_ cell: @escaping (UICollectionView, Int, Any) -> UICollectionViewCell) {
    self.cell = cell
    super.init()
  }

  func model(at indexPath: IndexPath) throws -> Any { items[indexPath.item] }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(collectionView, indexPath.item, items[indexPath.item]) }
}

/// What a collection tells its delegate.
final class RxCollectionDelegate: NSObject, UICollectionViewDelegate {
  let selected = PublishSubject<IndexPath>()
  let deselected = PublishSubject<IndexPath>()

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.onNext(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    deselected.onNext(indexPath)
  }
}

/// The delegates that were given to collections.
enum RxCollections {
  final class Entry {
    weak var collection: UICollectionView?
    let delegate = RxCollectionDelegate()

    init(_ collection: UICollectionView) { self.collection = collection }
  }

  private static var entries: [Entry] = []

  static func delegate(of collection: UICollectionView) -> RxCollectionDelegate {
    if let known = entries.first(where: { $0.collection === collection }) { return known.delegate }
    let entry = Entry(collection)
    entries.append(entry)
    collection.delegate = entry.delegate
    return entry.delegate
  }
}

extension Reactive where Base: UICollectionView {
  func items(
    cellIdentifier: String, cellType: UICollectionViewCell.Type = UICollectionViewCell.self
  ) -> (Any) -> (@escaping (Int, Any, UICollectionViewCell) -> Void) -> any Disposable {
    { source in
      { configure in
        self.show(source) { collection, item, element in
          let cell = collection.dequeueReusableCell(
            withReuseIdentifier: cellIdentifier, for: IndexPath(item: item, section: 0))
          configure(item, element, cell)
          return cell
        }
      }
    }
  }

  func items(
    _ source: Any
  ) -> (@escaping (UICollectionView, Int, Any) -> UICollectionViewCell) -> any Disposable {
    { factory in self.show(source, factory) }
  }

  func items<DataSource: RxCollectionViewDataSourceType>(dataSource: DataSource) -> RxViewBinder {
    let collection = base
    return RxViewBinder { source in
      collection.dataSource = dataSource
      let subscription = source.run { dataSource.collectionView(collection, observedEvent: $0) }
      return Disposables.create {
        subscription.dispose()
        if collection.dataSource === dataSource { collection.dataSource = nil }
      }
    }
  }

  private func show(
    _ source: Any, _ cell: @escaping (UICollectionView, Int, Any) -> UICollectionViewCell
  ) -> any Disposable {
    let collection = base
    let dataSource = RxCollectionDataSource(cell)
    collection.dataSource = dataSource
    let subscription = source.asObservable().run { event in
      if case .next(let items) = event {
        dataSource.items = Array(items)
        collection.reloadData()
      }
    }
    return Disposables.create {
      subscription.dispose()
      if collection.dataSource === dataSource { collection.dataSource = nil }
    }
  }

  var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: RxCollections.delegate(of: base).selected) }

  var itemDeselected: ControlEvent<IndexPath> { ControlEvent(events: RxCollections.delegate(of: base).deselected) }

  func modelSelected<T>(_ type: T.Type) -> ControlEvent<T> {
    let collection = base
    return ControlEvent(
      events: RxCollections.delegate(of: collection).selected.map {
        try (collection.dataSource as! any SectionedViewDataSourceType).model(at: $0)
      })
  }
}
"""##
    ),
    (
      "RxSwift/Controls.swift",
      ##"""
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
"""##
    ),
    (
      "RxSwift/Endings.swift",
      ##"""
/// How a completable ends.
enum CompletableEvent {
  case error(Error)
  case completed
}

/// An end, or an error.
final class Completable: ObservableConvertibleType {
  private let source: Observable<Never>

  init(_ source: Observable<Never>) { self.source = source }

  static func create(subscribe: @escaping (@escaping (CompletableEvent) -> Void) -> any Disposable) -> Completable {
    Completable(
      Observable<Never>(subscribing: { observer in
        subscribe { event in
          switch event {
          case .completed: observer.onCompleted()
          case .error(let error): observer.onError(error)
          }
        }
      }))
  }

  static func empty() -> Completable { Completable(Observable<Never>.empty()) }
  static func error(_ error: Error) -> Completable { Completable(Observable<Never>.error(error)) }
  static func never() -> Completable { Completable(Observable<Never>.never()) }

  func asObservable() -> Observable<Never> { source }
  func asCompletable() -> Completable { self }

  func subscribe(_ completable: @escaping (CompletableEvent) -> Void) -> any Disposable {
    subscribe(onCompleted: { completable(.completed) }, onError: { completable(.error($0)) })
  }

  func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable { source.subscribe(onNext: nil, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed) }

  func andThen<T: ObservableConvertibleType>(_ second: T) -> T {
    let both = Many.concat([source, second.asObservable()])
    if second is Completable { return Completable(both) as! T }
    if second is Single { return Single(both) as! T }
    if second is Maybe { return Maybe(both) as! T }
    return both as! T
  }

  func observe(on scheduler: any SchedulerType) -> Completable { Completable(source.observe(on: scheduler)) }
  func observeOn(_ scheduler: any SchedulerType) -> Completable { observe(on: scheduler) }
  func subscribe(on scheduler: any SchedulerType) -> Completable { Completable(source.subscribe(on: scheduler)) }
  func subscribeOn(_ scheduler: any SchedulerType) -> Completable { subscribe(on: scheduler) }
}

/// How a maybe ends.
enum MaybeEvent<Element> {
  case success(Element)
  case error(Error)
  case completed
}

/// One value, an end without one, or an error.
final class Maybe<Element>: ObservableConvertibleType {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  static func create(
    subscribe: @escaping (@escaping (MaybeEvent<Element>) -> Void) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(
      Observable<Element>(subscribing: { observer in
        subscribe { event in
          switch event {
          case .success(let value):
            observer.onNext(value)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      }))
  }

  static func just(_ element: Element) -> Maybe<Element> { Maybe(Observable<Element>.just(element)) }
  static func empty() -> Maybe<Element> { Maybe(Observable<Element>.empty()) }
  static func error(_ error: Error) -> Maybe<Element> { Maybe(Observable<Element>.error(error)) }
  static func never() -> Maybe<Element> { Maybe(Observable<Element>.never()) }

  func asObservable() -> Observable<Element> { source }

  func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    var hasValue = false
    return source.subscribe(
      onNext: {
        hasValue = true
        onSuccess?($0)
      }, onError: onError, onCompleted: { if !hasValue { onCompleted?() } }, onDisposed: onDisposed)
  }

  func map<T>(_ transform: @escaping (Element) throws -> T) -> Maybe<T> { Maybe<T>(source.map(transform)) }
  func observe(on scheduler: any SchedulerType) -> Maybe<Element> { Maybe(source.observe(on: scheduler)) }
  func subscribe(on scheduler: any SchedulerType) -> Maybe<Element> { Maybe(source.subscribe(on: scheduler)) }
}
"""##
    ),
    (
      "RxSwift/ForwardingDataSources.swift",
      ##"""
import UIKit

/// A table's data source where somebody asks for rows that are deleted or inserted and the rows come from another one,
/// which is asked for all else.
///
/// RxSwift's proxy says that it has the method for what is observed, whatever the other one has.
final class RxForwardingTableDataSource: NSObject, UITableViewDataSource, SectionedViewDataSourceType {
  private weak var other: UITableViewDataSource?
  private let kept: UITableViewDataSource?

  /// - Parameter kept: what nobody else holds of the other one; nil where the app does.
  init(_ other: UITableViewDataSource, keeping kept: UITableViewDataSource?) {
    self.other = other
    self.kept = kept
    super.init()
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard let items = other as? SectionedViewDataSourceType else { fatalError("the rows have no models") }
    return try items.model(at: indexPath)
  }

  func numberOfSections(in tableView: UITableView) -> Int { other?.numberOfSections?(in: tableView) ?? 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    other?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    other?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    other?.tableView?(tableView, titleForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    other?.tableView?(tableView, titleForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    other?.tableView?(tableView, canEditRowAt: indexPath) ?? true
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { RxTables.deleted(of: tableView).onNext(indexPath) }
    if editingStyle == .insert { RxTables.inserted(of: tableView).onNext(indexPath) }
    other?.tableView?(tableView, commit: editingStyle, forRowAt: indexPath)
  }
}
"""##
    ),
    (
      "RxSwift/ForwardingDelegates.swift",
      ##"""
import UIKit

/// What tells the app's own delegate of a table as well: `rx.setDelegate`.
///
/// - UIKit: what a delegate does not implement is as the table's own properties say (documentation of
///   UITableViewDelegate).
final class RxForwardingTableDelegate: RxTableDelegate {
  private weak var other: UITableViewDelegate?

  init(_ former: RxTableDelegate, _ other: UITableViewDelegate) {
    self.other = other
    super.init(former.selected, former.deselected)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    other?.tableView?(tableView, didSelectRowAt: indexPath)
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didDeselectRowAt: indexPath)
    other?.tableView?(tableView, didDeselectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard let other, other.responds(to: #selector(UITableViewDelegate.tableView(_:willSelectRowAt:))) else {
      return indexPath
    }
    return other.tableView?(tableView, willSelectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    other?.tableView?(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    other?.tableView?(tableView, viewForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    other?.tableView?(tableView, viewForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    other?.tableView?(tableView, heightForHeaderInSection: section) ?? tableView.sectionHeaderHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    other?.tableView?(tableView, heightForFooterInSection: section) ?? tableView.sectionFooterHeight
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    other?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    other?.tableView?(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    other?.tableView?(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
}

/// A delegate that does nothing: the app's own was taken back.
final class RxSilentTableDelegate: NSObject, UITableViewDelegate {}
"""##
    ),
    (
      "RxSwift/Many.swift",
      ##"""
/// Operators over several observables.
enum Many {
  /// The first of each list; one that is nil stays one among the others.
  static func firsts(of held: [[Any]]) -> [Any] {
    var values: [Any] = []
    for each in held { values.append(each[0]) }
    return values
  }

  enum Way {
    case all
    case latest
    case first
    case oneByOne
  }

  /// What is given one by one or as one list.
  static func listed(_ given: [Any]) -> [Any] {
    if given.count == 1, let list = given[0] as? [Any] { return list }
    return given
  }

  static func flat(_ source: Observable<Any>, _ way: Way) -> Observable<Any> {
    Observable<Any>(subscribing: { observer in
      let whole = CompositeDisposable()
      let current = SerialDisposable()
      var queue: [Any] = []
      var running = 0
      var number = 0
      var isOuterDone = false
      func begin(_ inner: Any) {
        running += 1
        number += 1
        let own = number
        let disposable = inner.asObservable().run { event in
          switch event {
          case .next, .error: observer.on(event)
          case .completed:
            if way == .latest, own != number { return }
            running -= 1
            if !queue.isEmpty {
              begin(queue.removeFirst())
            } else if running == 0, isOuterDone {
              observer.onCompleted()
            }
          }
        }
        if way == .all { whole.insert(disposable) } else { current.disposable = disposable }
      }
      whole.insert(current)
      whole.insert(
        source.run { event in
          switch event {
          case .next(let inner):
            switch way {
            case .all: begin(inner)
            case .latest:
              running = 0
              current.disposable = Disposables.create()
              begin(inner)
            case .first: if running == 0 { begin(inner) }
            case .oneByOne: if running == 0 { begin(inner) } else { queue.append(inner) }
            }
          case .error(let error): observer.onError(error)
          case .completed:
            isOuterDone = true
            if running == 0 { observer.onCompleted() }
          }
        })
      return whole
    })
  }

  static func merge(_ sources: [Any]) -> Observable<Any> {
    Observable<Any>(subscribing: { observer in
      let whole = CompositeDisposable()
      var left = sources.count
      if left == 0 { observer.onCompleted() }
      for source in sources {
        whole.insert(
          source.asObservable().run { event in
            if case .completed = event {
              left -= 1
              if left == 0 { observer.onCompleted() }
            } else {
              observer.on(event)
            }
          })
      }
      return whole
    })
  }

  static func concat(_ sources: [Any]) -> Observable<Any> {
    Observable<Any>(subscribing: { observer in
      let whole = SerialDisposable()
      func next(_ index: Int) {
        if index == sources.count { return observer.onCompleted() }
        let own = SerialDisposable()
        whole.disposable = own
        own.disposable = sources[index].asObservable().run { event in
          if case .completed = event { next(index + 1) } else { observer.on(event) }
        }
      }
      next(0)
      return whole
    })
  }

  static func latest<T>(_ sources: [Any], _ join: @escaping ([Any]) throws -> T) -> Observable<T> {
    Observable<T>(subscribing: { observer in
      let whole = CompositeDisposable()
      var held: [[Any]] = Array(repeating: [], count: sources.count)
      var left = sources.count
      if left == 0 { observer.onCompleted() }
      for index in sources.indices {
        whole.insert(
          sources[index].asObservable().run { event in
            switch event {
            case .next(let value):
              held[index] = [value]
              if held.contains(where: { $0.isEmpty }) { return }
              do {
                observer.onNext(try join(firsts(of: held)))
              } catch {
                observer.onError(error)
              }
            case .error(let error): observer.onError(error)
            case .completed:
              left -= 1
              if left == 0 || held[index].isEmpty { observer.onCompleted() }
            }
          })
      }
      return whole
    })
  }

  static func paired<T>(_ sources: [Any], _ join: @escaping ([Any]) throws -> T) -> Observable<T> {
    Observable<T>(subscribing: { observer in
      let whole = CompositeDisposable()
      var held: [[Any]] = Array(repeating: [], count: sources.count)
      var isDone = Array(repeating: false, count: sources.count)
      func endIfExhausted() {
        if held.indices.contains(where: { isDone[$0] && held[$0].isEmpty }) { observer.onCompleted() }
      }
      for index in sources.indices {
        whole.insert(
          sources[index].asObservable().run { event in
            switch event {
            case .next(let value):
              held[index].append(value)
              if held.contains(where: { $0.isEmpty }) { return }
              let values = firsts(of: held)
              for place in held.indices { held[place].removeFirst() }
              do {
                observer.onNext(try join(values))
              } catch {
                observer.onError(error)
              }
              endIfExhausted()
            case .error(let error): observer.onError(error)
            case .completed:
              isDone[index] = true
              endIfExhausted()
            }
          })
      }
      return whole
    })
  }
}

extension Observable {
  static func combineLatest(_ a: Any, _ b: Any) -> Observable<(Any, Any)> {
    Many.latest([a, b]) { ($0[0], $0[1]) }
  }

  static func combineLatest(_ a: Any, _ b: Any, _ c: Any) -> Observable<(Any, Any, Any)> {
    Many.latest([a, b, c]) { ($0[0], $0[1], $0[2]) }
  }

  static func combineLatest(_ a: Any, _ b: Any, _ c: Any, _ d: Any) -> Observable<(Any, Any, Any, Any)> {
    Many.latest([a, b, c, d]) { ($0[0], $0[1], $0[2], $0[3]) }
  }

  static func combineLatest<T>(
    _ a: Any, _ b: Any, resultSelector: @escaping (Any, Any) throws -> T
  ) -> Observable<T> { Many.latest([a, b]) { try resultSelector($0[0], $0[1]) } }

  static func combineLatest<T>(
    _ a: Any, _ b: Any, _ c: Any, resultSelector: @escaping (Any, Any, Any) throws -> T
  ) -> Observable<T> { Many.latest([a, b, c]) { try resultSelector($0[0], $0[1], $0[2]) } }

  static func combineLatest(_ all: [Any]) -> Observable<[Any]> { Many.latest(all) { $0 } }

  static func combineLatest<T>(
    _ all: [Any], resultSelector: @escaping ([Any]) throws -> T
  ) -> Observable<T> { Many.latest(all) { try resultSelector($0) } }

  static func zip(_ a: Any, _ b: Any) -> Observable<(Any, Any)> { Many.paired([a, b]) { ($0[0], $0[1]) } }

  static func zip(_ a: Any, _ b: Any, _ c: Any) -> Observable<(Any, Any, Any)> {
    Many.paired([a, b, c]) { ($0[0], $0[1], $0[2]) }
  }

  static func zip<T>(
    _ a: Any, _ b: Any, resultSelector: @escaping (Any, Any) throws -> T
  ) -> Observable<T> { Many.paired([a, b]) { try resultSelector($0[0], $0[1]) } }
}
"""##
    ),
    (
      "RxSwift/Methods.swift",
      ##"""
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
"""##
    ),
    (
      "RxSwift/Observable.swift",
      ##"""
enum Event<Element> {
  case next(Element)
  case error(Error)
  case completed

  var element: Element? { if case .next(let value) = self { value } else { nil } }
  var error: Error? { if case .error(let error) = self { error } else { nil } }
  var isCompleted: Bool { if case .completed = self { true } else { false } }
  var isStopEvent: Bool { if case .next = self { false } else { true } }
}

extension Event: CustomDebugStringConvertible {
  var debugDescription: String {
    switch self {
    case .next(let value): "next(\(value))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

protocol Disposable {
  func dispose()
}

protocol Cancelable: Disposable {
  var isDisposed: Bool { get }
}

/// Something to be done once, when a subscription ends.
final class AnonymousDisposable: Cancelable {
  private var action: (() -> Void)?

  init(_ action: (() -> Void)?) { self.action = action }

  var isDisposed: Bool { action == nil }

  func dispose() {
    let action = self.action
    self.action = nil
    action?()
  }
}

enum Disposables {
  static func create() -> any Cancelable { AnonymousDisposable {} }

  static func create(with dispose: @escaping () -> Void) -> any Cancelable { AnonymousDisposable(dispose) }

  static func create(_ a: any Disposable, _ b: any Disposable) -> any Cancelable {
    AnonymousDisposable {
      a.dispose()
      b.dispose()
    }
  }

  static func create(_ all: [any Disposable]) -> any Cancelable {
    AnonymousDisposable { for each in all { each.dispose() } }
  }
}

final class DisposeBag {
  private var all: [any Disposable] = []

  init() {}

  func insert(_ disposables: Any...) { all += Many.listed(disposables) }

  deinit { for each in all { each.dispose() } }
}

final class CompositeDisposable: Cancelable {
  private var all: [any Disposable] = []
  private(set) var isDisposed = false

  init() {}

  func insert(_ disposable: any Disposable) {
    if isDisposed { disposable.dispose() } else { all.append(disposable) }
  }

  func dispose() {
    isDisposed = true
    let all = self.all
    self.all = []
    for each in all { each.dispose() }
  }
}

final class SerialDisposable: Cancelable {
  private(set) var isDisposed = false
  private var current: (any Disposable)?

  init() {}

  var disposable: any Disposable {
    get { current ?? Disposables.create() }
    set {
      let before = current
      current = newValue
      before?.dispose()
      if isDisposed { newValue.dispose() }
    }
  }

  func dispose() {
    isDisposed = true
    let current = self.current
    self.current = nil
    current?.dispose()
  }
}

/// A subscription: as long as it is not over, it and who hears of it live, whoever holds them.
final class Subscription: Cancelable {
  private(set) var isDisposed = false
  private var observer: Any?
  private var inner: (any Disposable)?

  init() {}

  func hold(_ observer: Any, _ inner: any Disposable) {
    if isDisposed { return inner.dispose() }
    self.observer = observer
    self.inner = inner
  }

  func dispose() {
    isDisposed = true
    let inner = self.inner
    self.inner = nil
    observer = nil
    inner?.dispose()
  }
}

extension Disposable {
  func disposed(by bag: DisposeBag) { bag.insert(self) }
}

protocol ObserverType {
  associatedtype Element
  func on(_ event: Event<Element>)
}

extension ObserverType {
  func onNext(_ element: Element) { on(.next(element)) }
  func onCompleted() { on(.completed) }
  func onError(_ error: Error) { on(.error(error)) }
  func asObserver() -> AnyObserver<Element> { AnyObserver { self.on($0) } }
}

struct AnyObserver<Element>: ObserverType {
  let handler: (Event<Element>) -> Void

  init(eventHandler: @escaping (Event<Element>) -> Void) { handler = eventHandler }

  func on(_ event: Event<Element>) { handler(event) }
}

protocol ObservableConvertibleType {
  associatedtype Element
  func asObservable() -> Observable<Element>
}

protocol ObservableType: ObservableConvertibleType {}

class Observable<Element>: ObservableType {
  private let subscribing: (AnyObserver<Element>) -> any Disposable

  init(subscribing: @escaping (AnyObserver<Element>) -> any Disposable) { self.subscribing = subscribing }

  func asObservable() -> Observable<Element> { self }

  /// Subscribes: what is given after an end, or after the subscription was disposed of, is not heard.
  func run(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
    let whole = Subscription()
    var isOver = false
    let observer = AnyObserver<Element> { event in
      if isOver || whole.isDisposed { return }
      if event.isStopEvent {
        isOver = true
        handler(event)
        whole.dispose()
      } else {
        handler(event)
      }
    }
    whole.hold(observer, subscribing(observer))
    return whole
  }

  // MARK: Making

  static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
    Observable(subscribing: subscribe)
  }

  static func just(_ element: Element) -> Observable<Element> { from([element]) }

  static func of(_ elements: Element...) -> Observable<Element> { from(elements) }

  static func from(_ elements: [Element]) -> Observable<Element> {
    Observable(subscribing: { observer in
      var isDisposed = false
      for element in elements where !isDisposed { observer.onNext(element) }
      observer.onCompleted()
      return Disposables.create { isDisposed = true }
    })
  }

  static func from(optional: Element?) -> Observable<Element> {
    if let optional { return from([optional]) }
    return empty()
  }

  static func empty() -> Observable<Element> { from([]) }

  static func never() -> Observable<Element> { Observable(subscribing: { _ in Disposables.create() }) }

  static func error(_ error: Error) -> Observable<Element> {
    Observable(subscribing: { observer in
      observer.onError(error)
      return Disposables.create()
    })
  }

  static func deferred(_ factory: @escaping () throws -> Observable<Element>) -> Observable<Element> {
    Observable(subscribing: { observer in
      do {
        return try factory().run { observer.on($0) }
      } catch {
        observer.onError(error)
        return Disposables.create()
      }
    })
  }

  /// What a resource gives that lives as long as the subscription.
  static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable(subscribing: { observer in
      do {
        let resource = try resourceFactory()
        let subscription = try observableFactory(resource).run { event in
          if event.isStopEvent { resource.dispose() }
          observer.on(event)
        }
        return Disposables.create(subscription, resource)
      } catch {
        observer.onError(error)
        return Disposables.create()
      }
    })
  }

  static func repeatElement(_ element: Element) -> Observable<Element> {
    Observable(subscribing: { observer in
      var isDisposed = false
      while !isDisposed { observer.onNext(element) }
      return Disposables.create { isDisposed = true }
    })
  }

  static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Int> {
    timer(period, period: period, scheduler: scheduler)
  }

  static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Int> {
    Observable<Int>(subscribing: { observer in
      let whole = SerialDisposable()
      func next(_ number: Int, after time: RxTimeInterval) {
        whole.disposable = scheduler.later(time) {
          observer.onNext(number)
          if let period { next(number + 1, after: period) } else { observer.onCompleted() }
        }
      }
      next(0, after: dueTime)
      return whole
    })
  }

  static func merge(_ sources: Observable<Element>...) -> Observable<Element> { Many.merge(Many.listed(sources)) }

  static func merge(_ sources: [Observable<Element>]) -> Observable<Element> { Many.merge(sources) }

  static func concat(_ sources: Observable<Element>...) -> Observable<Element> { Many.concat(Many.listed(sources)) }

  static func concat(_ sources: [Observable<Element>]) -> Observable<Element> { Many.concat(sources) }
}

extension ObservableType {
  /// What is given is a closure, or an observer.
  func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    if let observer = on as? any ObserverType { return asObservable().run { observer.on($0) } }
    return asObservable().run(on)
  }

  func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let subscription = asObservable().run { event in
      switch event {
      case .next(let value): onNext?(value)
      case .error(let error):
        onError?(error)
        onDisposed?()
      case .completed:
        onCompleted?()
        onDisposed?()
      }
    }
    guard let onDisposed else { return subscription }
    return Disposables.create {
      let was = (subscription as? any Cancelable)?.isDisposed ?? false
      subscription.dispose()
      if !was { onDisposed() }
    }
  }

  func subscribe<Owner: AnyObject>(
    with object: Owner, onNext: ((Owner, Element) -> Void)? = nil, onError: ((Owner, Error) -> Void)? = nil,
    onCompleted: ((Owner) -> Void)? = nil, onDisposed: ((Owner) -> Void)? = nil
  ) -> any Disposable {
    asObservable().run { [weak object] event in
      guard let object else { return }
      switch event {
      case .next(let value): onNext?(object, value)
      case .error(let error): onError?(object, error)
      case .completed: onCompleted?(object)
      }
    }
  }
}
"""##
    ),
    (
      "RxSwift/Operators.swift",
      ##"""
extension ObservableType {
  /// An operator: what comes from above is handed on, or not, by a body of its own for each subscription.
  func operated<T>(
    _ make: @escaping (AnyObserver<T>, @escaping () -> Void) -> (Event<Element>) -> Void
  ) -> Observable<T> {
    let source = asObservable()
    return Observable<T>(subscribing: { observer in
      let whole = SerialDisposable()
      let handler = make(observer) { whole.dispose() }
      whole.disposable = source.run(handler)
      return whole
    })
  }

  /// An operator that looks at values alone.
  func eachNext<T>(_ body: @escaping (Element, AnyObserver<T>) throws -> Void) -> Observable<T> {
    operated { observer, stop in
      { event in
        switch event {
        case .next(let value):
          do {
            try body(value, observer)
          } catch {
            observer.onError(error)
            stop()
          }
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }

  func map<T>(_ transform: @escaping (Element) throws -> T) -> Observable<T> {
    eachNext { value, observer in observer.onNext(try transform(value)) }
  }

  func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    eachNext { value, observer in if try predicate(value) { observer.onNext(value) } }
  }

  func compactMap<T>(_ transform: @escaping (Element) throws -> T?) -> Observable<T> {
    eachNext { value, observer in if let result = try transform(value) { observer.onNext(result) } }
  }

  func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
    weak var held = object
    return operated { observer, stop in
      { event in
        switch event {
        case .next(let value):
          if let object = held {
            observer.onNext((object, value))
          } else {
            observer.onCompleted()
            stop()
          }
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }

  func withUnretained<Object: AnyObject, T>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> T
  ) -> Observable<T> { withUnretained(object).map { resultSelector($0.0, $0.1) } }

  func enumerated() -> Observable<(index: Int, element: Element)> {
    Observable<(index: Int, element: Element)>.deferred {
      var number = -1
      return self.map { value in
        number += 1
        return (index: number, element: value)
      }
    }
  }

  func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0 == $1 } }

  func distinctUntilChanged<K>(_ key: @escaping (Element) throws -> K) -> Observable<Element> {
    distinctUntilChanged { try key($0) == key($1) }
  }

  func distinctUntilChanged<K>(at keyPath: KeyPath<Element, K>) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }

  func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    Observable<Element>.deferred {
      var last: [Element] = []
      return self.filter { value in
        if !last.isEmpty, try comparer(last[0], value) { return false }
        last = [value]
        return true
      }
    }
  }

  func scan<T>(_ seed: T, accumulator: @escaping (T, Element) throws -> T) -> Observable<T> {
    Observable<T>.deferred {
      var result = seed
      return self.map { value in
        result = try accumulator(result, value)
        return result
      }
    }
  }

  func reduce<T>(_ seed: T, accumulator: @escaping (T, Element) throws -> T) -> Observable<T> {
    operated { observer, stop in
      var result = seed
      return { event in
        switch event {
        case .next(let value):
          do {
            result = try accumulator(result, value)
          } catch {
            observer.onError(error)
            stop()
          }
        case .error(let error): observer.onError(error)
        case .completed:
          observer.onNext(result)
          observer.onCompleted()
        }
      }
    }
  }

  func toArray() -> Single<[Element]> { Single(reduce([], accumulator: { $0 + [$1] })) }

  func skip(_ count: Int) -> Observable<Element> {
    Observable<Element>.deferred {
      var left = count
      return self.filter { _ in
        left -= 1
        return left < 0
      }
    }
  }

  func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Observable<Element>.deferred {
      var isSkipping = true
      return self.filter { value in
        if isSkipping, try predicate(value) { return false }
        isSkipping = false
        return true
      }
    }
  }

  func take(_ count: Int) -> Observable<Element> {
    if count <= 0 { return Observable<Element>.empty() }
    return operated { observer, stop in
      var left = count
      return { event in
        guard case .next = event else { return observer.on(event) }
        if left <= 0 { return }
        left -= 1
        observer.on(event)
        if left == 0 {
          observer.onCompleted()
          stop()
        }
      }
    }
  }

  func take(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    operated { observer, stop in
      var isOver = false
      return { event in
        guard case .next(let value) = event else { return observer.on(event) }
        if isOver { return }
        do {
          if try predicate(value) { return observer.on(event) }
          isOver = true
          observer.onCompleted()
        } catch {
          isOver = true
          observer.onError(error)
        }
        stop()
      }
    }
  }

  func take<O: ObservableType>(until other: O) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(subscribing: { observer in
      let whole = CompositeDisposable()
      whole.insert(
        other.asObservable().run { event in
          if case .completed = event { return }
          observer.on(event.isStopEvent ? .completed : .completed)
          whole.dispose()
        })
      whole.insert(source.run { observer.on($0) })
      return whole
    })
  }

  func takeLast(_ count: Int) -> Observable<Element> {
    operated { observer, _ in
      var held: [Element] = []
      return { event in
        switch event {
        case .next(let value):
          held.append(value)
          if held.count > count { held.removeFirst() }
        case .error: observer.on(event)
        case .completed:
          for value in held { observer.onNext(value) }
          observer.onCompleted()
        }
      }
    }
  }

  func first() -> Single<Element?> {
    Single(take(1).map { Optional($0) }.ifEmpty(default: nil))
  }

  func asSingle() -> Single<Element> { Single(asObservable()) }

  func ifEmpty(default element: Element) -> Observable<Element> {
    operated { observer, _ in
      var isEmpty = true
      return { event in
        if case .next = event { isEmpty = false }
        if case .completed = event, isEmpty { observer.onNext(element) }
        observer.on(event)
      }
    }
  }

  func startWith(_ elements: Element...) -> Observable<Element> {
    Many.concat([Observable<Element>.from(elements), asObservable()])
  }

  func concat<O: ObservableConvertibleType>(_ other: O) -> Observable<Element> {
    Many.concat([asObservable(), other.asObservable()])
  }

  func ignoreElements() -> Observable<Never> { filter { _ in false } }

  func materialize() -> Observable<Event<Element>> {
    operated { observer, _ in
      { event in
        observer.onNext(event)
        if event.isStopEvent { observer.onCompleted() }
      }
    }
  }

  func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((Error) throws -> Void)? = nil, afterError: ((Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(subscribing: { observer in
      onSubscribe?()
      let inner = source.run { event in
        do {
          switch event {
          case .next(let value): try onNext?(value)
          case .error(let error): try onError?(error)
          case .completed: try onCompleted?()
          }
          observer.on(event)
          switch event {
          case .next(let value): try afterNext?(value)
          case .error(let error): try afterError?(error)
          case .completed: try afterCompleted?()
          }
        } catch {
          observer.onError(error)
        }
      }
      onSubscribed?()
      return Disposables.create {
        inner.dispose()
        onDispose?()
      }
    })
  }

  func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = "", line: UInt = 0, function: String = ""
  ) -> Observable<Element> { asObservable() }

  // MARK: Errors

  func `catch`(_ handler: @escaping (Error) throws -> Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(subscribing: { observer in
      let whole = SerialDisposable()
      let first = SerialDisposable()
      whole.disposable = first
      first.disposable = source.run { event in
        guard case .error(let error) = event else { return observer.on(event) }
        do {
          whole.disposable = try handler(error).run { observer.on($0) }
        } catch {
          observer.onError(error)
        }
      }
      return whole
    })
  }

  func catchError(_ handler: @escaping (Error) throws -> Observable<Element>) -> Observable<Element> {
    self.catch(handler)
  }

  func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in Observable<Element>.just(element) }
  }

  func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }

  func retry(_ count: Int) -> Observable<Element> {
    count <= 1 ? asObservable() : self.catch { _ in self.retry(count - 1) }
  }
}
"""##
    ),
    (
      "RxSwift/Schedulers.swift",
      ##"""
import Foundation

typealias RxTimeInterval = DispatchTimeInterval

protocol SchedulerType {
  func soon(_ action: @escaping () -> Void)
  func later(_ time: RxTimeInterval, _ action: @escaping () -> Void) -> any Disposable
}

/// A scheduler of a queue.
class QueueScheduler: SchedulerType {
  let queue: DispatchQueue

  init(_ queue: DispatchQueue) { self.queue = queue }

  func soon(_ action: @escaping () -> Void) { queue.async { action() } }

  func later(_ time: RxTimeInterval, _ action: @escaping () -> Void) -> any Disposable {
    var isDisposed = false
    queue.asyncAfter(deadline: DispatchTime.now() + time) { if !isDisposed { action() } }
    return Disposables.create { isDisposed = true }
  }
}

/// What runs at once where it is on the main thread already.
final class MainScheduler: QueueScheduler {
  private let isImmediate: Bool

  init() {
    isImmediate = true
    super.init(DispatchQueue.main)
  }

  init(isImmediate: Bool) {
    self.isImmediate = isImmediate
    super.init(DispatchQueue.main)
  }

  static let instance = MainScheduler(isImmediate: true)
  static let asyncInstance = MainScheduler(isImmediate: false)

  static func ensureExecutingOnScheduler(errorMessage: String? = nil) {}
  static func ensureRunningOnMainThread(errorMessage: String? = nil) {}

  override func soon(_ action: @escaping () -> Void) {
    if isImmediate, Thread.isMainThread { action() } else { queue.async { action() } }
  }
}

typealias ConcurrentMainScheduler = MainScheduler

final class SerialDispatchQueueScheduler: QueueScheduler {
  init(qos: DispatchQoS, internalSerialQueueName: String = "rx") {
    super.init(DispatchQueue(label: internalSerialQueueName))
  }
  init(queue: DispatchQueue, internalSerialQueueName: String) { super.init(queue) }
  init(internalSerialQueueName: String) { super.init(DispatchQueue(label: internalSerialQueueName)) }
}

final class ConcurrentDispatchQueueScheduler: QueueScheduler {
  init(qos: DispatchQoS) { super.init(DispatchQueue.global()) }
  init(queue: DispatchQueue) { super.init(queue) }
}

final class CurrentThreadScheduler: SchedulerType {
  static let instance = CurrentThreadScheduler()
  func soon(_ action: @escaping () -> Void) { action() }
  func later(_ time: RxTimeInterval, _ action: @escaping () -> Void) -> any Disposable {
    MainScheduler.instance.later(time, action)
  }
}

extension ObservableType {
  func observe(on scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(subscribing: { observer in
      var isDisposed = false
      let inner = source.run { event in scheduler.soon { if !isDisposed { observer.on(event) } } }
      return Disposables.create {
        isDisposed = true
        inner.dispose()
      }
    })
  }

  func observeOn(_ scheduler: any SchedulerType) -> Observable<Element> { observe(on: scheduler) }

  func subscribe(on scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(subscribing: { observer in
      let whole = SerialDisposable()
      scheduler.soon { if !whole.isDisposed { whole.disposable = source.run { observer.on($0) } } }
      return whole
    })
  }

  func subscribeOn(_ scheduler: any SchedulerType) -> Observable<Element> { subscribe(on: scheduler) }

  func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(subscribing: { observer in
      let whole = CompositeDisposable()
      whole.insert(
        source.run { event in
          if case .error = event { return observer.on(event) }
          whole.insert(scheduler.later(dueTime) { observer.on(event) })
        })
      return whole
    })
  }

  func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(subscribing: { observer in
      let whole = SerialDisposable()
      whole.disposable = scheduler.later(dueTime) { whole.disposable = source.run { observer.on($0) } }
      return whole
    })
  }

  func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(subscribing: { observer in
      let whole = CompositeDisposable()
      let waiting = SerialDisposable()
      var held: [Element] = []
      whole.insert(waiting)
      whole.insert(
        source.run { event in
          switch event {
          case .next(let value):
            held = [value]
            waiting.disposable = scheduler.later(dueTime) {
              held = []
              observer.onNext(value)
            }
          case .error: observer.on(event)
          case .completed:
            if !held.isEmpty { observer.onNext(held[0]) }
            observer.onCompleted()
          }
        })
      return whole
    })
  }

  func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(subscribing: { observer in
      let whole = CompositeDisposable()
      var held: [Element] = []
      var isResting = false
      var isOver = false
      func rest() {
        isResting = true
        whole.insert(
          scheduler.later(dueTime) {
            isResting = false
            if !held.isEmpty {
              let value = held[0]
              held = []
              if !isOver { rest() }
              observer.onNext(value)
            }
            if isOver { observer.onCompleted() }
          })
      }
      whole.insert(
        source.run { event in
          switch event {
          case .next(let value):
            if !isResting {
              rest()
              observer.onNext(value)
            } else if latest {
              held = [value]
            }
          case .error: observer.on(event)
          case .completed:
            isOver = true
            if held.isEmpty { observer.onCompleted() }
          }
        })
      return whole
    })
  }
}
"""##
    ),
    (
      "RxSwift/Sharing.swift",
      ##"""
/// Operators over other observables, and what shares one.
extension ObservableType {
  func withLatestFrom<O: ObservableConvertibleType>(_ other: O) -> Observable<O.Element> {
    withLatestFrom(other) { $1 }
  }

  func withLatestFrom<O: ObservableConvertibleType, T>(
    _ other: O, resultSelector: @escaping (Element, O.Element) throws -> T
  ) -> Observable<T> {
    let source = asObservable()
    return Observable<T>(subscribing: { observer in
      var latest: [O.Element] = []
      let whole = CompositeDisposable()
      whole.insert(
        other.asObservable().run { event in
          switch event {
          case .next(let value): latest = [value]
          case .error(let error): observer.onError(error)
          case .completed: break
          }
        })
      whole.insert(
        source.map { (latest, $0) }.filter { !$0.0.isEmpty }.map { try resultSelector($0.1, $0.0[0]) }.run {
          observer.on($0)
        })
      return whole
    })
  }

  func flatMap<O: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> O
  ) -> Observable<O.Element> { Many.flat(map(selector), .all) }

  func flatMapLatest<O: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> O
  ) -> Observable<O.Element> { Many.flat(map(selector), .latest) }

  func flatMapFirst<O: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> O
  ) -> Observable<O.Element> { Many.flat(map(selector), .first) }

  func concatMap<O: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> O
  ) -> Observable<O.Element> { Many.flat(map(selector), .oneByOne) }

  func switchLatest() -> Observable<Any> { Many.flat(asObservable(), .latest) }

  func merge() -> Observable<Any> { Many.flat(asObservable(), .all) }

  func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    let source = asObservable()
    var count = 0
    var subject = ReplaySubject<Element>(limit: replay)
    var connection: (any Disposable)?
    return Observable<Element>(subscribing: { observer in
      if count == 0, case .whileConnected = scope { subject = ReplaySubject<Element>(limit: replay) }
      count += 1
      let own = subject.run { observer.on($0) }
      if count == 1, connection == nil {
        let current = subject
        let made = SerialDisposable()
        connection = made
        made.disposable = source.run { event in
          if event.isStopEvent { connection = nil }
          current.on(event)
        }
      }
      return Disposables.create {
        own.dispose()
        count -= 1
        if count == 0 {
          connection?.dispose()
          connection = nil
        }
      }
    })
  }

  func asDriver(onErrorJustReturn element: Element) -> SharedSequence<DriverSharingStrategy, Element> {
    SharedSequence(catchAndReturn(element))
  }

  func asDriver(
    onErrorDriveWith other: SharedSequence<DriverSharingStrategy, Element>
  ) -> SharedSequence<DriverSharingStrategy, Element> {
    SharedSequence(self.catch { _ in other.asObservable() })
  }

  func asDriver(
    onErrorRecover recover: @escaping (Error) -> SharedSequence<DriverSharingStrategy, Element>
  ) -> SharedSequence<DriverSharingStrategy, Element> {
    SharedSequence(self.catch { recover($0).asObservable() })
  }

  func asSignal(onErrorJustReturn element: Element) -> SharedSequence<SignalSharingStrategy, Element> {
    SharedSequence(catchAndReturn(element))
  }

  func asSignal(
    onErrorSignalWith other: SharedSequence<SignalSharingStrategy, Element>
  ) -> SharedSequence<SignalSharingStrategy, Element> {
    SharedSequence(self.catch { _ in other.asObservable() })
  }
}

enum SubjectLifetimeScope {
  case whileConnected
  case forever
}
"""##
    ),
    (
      "RxSwift/Subjects.swift",
      ##"""
/// Those who hear a subject, in the order in which they came.
final class Listeners<Element> {
  private var all: [(number: Int, handler: (Event<Element>) -> Void)] = []
  private var next = 0
  private(set) var end: Event<Element>?
  var isEmpty: Bool { all.isEmpty }

  func add(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
    if let end {
      handler(end)
      return Disposables.create()
    }
    next += 1
    let number = next
    all.append((number, handler))
    return Disposables.create { self.all.removeAll { $0.number == number } }
  }

  func tell(_ event: Event<Element>) {
    if end != nil { return }
    let all = self.all
    if event.isStopEvent {
      end = event
      self.all = []
    }
    for each in all { each.handler(event) }
  }
}

protocol SubjectType: ObservableType, ObserverType {}

final class PublishSubject<Element>: Observable<Element>, SubjectType {
  private let listeners: Listeners<Element>

  init() {
    let listeners = Listeners<Element>()
    self.listeners = listeners
    super.init(subscribing: { observer in listeners.add { observer.on($0) } })
  }

  var hasObservers: Bool { !listeners.isEmpty }

  func asObserver() -> PublishSubject<Element> { self }

  func on(_ event: Event<Element>) { listeners.tell(event) }
}

/// What a subject remembers.
final class Memory<Element> {
  var values: [Element] = []
  let limit: Int

  init(limit: Int) { self.limit = limit }

  func add(_ value: Element) {
    values.append(value)
    if values.count > limit { values.removeFirst() }
  }
}

final class BehaviorSubject<Element>: Observable<Element>, SubjectType {
  private let listeners: Listeners<Element>
  private let memory: Memory<Element>

  init(value: Element) {
    let listeners = Listeners<Element>()
    let memory = Memory<Element>(limit: 1)
    memory.add(value)
    self.listeners = listeners
    self.memory = memory
    super.init(subscribing: { observer in
      if listeners.end == nil { observer.onNext(memory.values[0]) }
      return listeners.add { observer.on($0) }
    })
  }

  func value() throws -> Element {
    if case .error(let error)? = listeners.end { throw error }
    return memory.values[0]
  }

  var hasObservers: Bool { !listeners.isEmpty }

  func asObserver() -> BehaviorSubject<Element> { self }

  func on(_ event: Event<Element>) {
    if listeners.end == nil, case .next(let value) = event { memory.add(value) }
    listeners.tell(event)
  }
}

final class ReplaySubject<Element>: Observable<Element>, SubjectType {
  private let listeners: Listeners<Element>
  private let memory: Memory<Element>

  init(limit: Int) {
    let listeners = Listeners<Element>()
    let memory = Memory<Element>(limit: limit)
    self.listeners = listeners
    self.memory = memory
    super.init(subscribing: { observer in
      for value in memory.values { observer.onNext(value) }
      return listeners.add { observer.on($0) }
    })
  }

  static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(limit: bufferSize) }

  static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: Int.max) }

  func asObserver() -> ReplaySubject<Element> { self }

  func on(_ event: Event<Element>) {
    if listeners.end == nil, case .next(let value) = event { memory.add(value) }
    listeners.tell(event)
  }
}

final class PublishRelay<Element>: Observable<Element> {
  private let listeners: Listeners<Element>

  init() {
    let listeners = Listeners<Element>()
    self.listeners = listeners
    super.init(subscribing: { observer in listeners.add { observer.on($0) } })
  }

  func accept(_ event: Element) { listeners.tell(.next(event)) }

  func asSignal() -> SharedSequence<SignalSharingStrategy, Element> { SharedSequence(self) }
}

final class BehaviorRelay<Element>: Observable<Element> {
  private let listeners: Listeners<Element>
  private let memory: Memory<Element>

  init(value: Element) {
    let listeners = Listeners<Element>()
    let memory = Memory<Element>(limit: 1)
    memory.add(value)
    self.listeners = listeners
    self.memory = memory
    super.init(subscribing: { observer in
      observer.onNext(memory.values[0])
      return listeners.add { observer.on($0) }
    })
  }

  var value: Element { memory.values[0] }

  func accept(_ event: Element) {
    memory.add(event)
    listeners.tell(.next(event))
  }

  func asDriver() -> SharedSequence<DriverSharingStrategy, Element> { SharedSequence(self) }
}
"""##
    ),
    (
      "RxSwift/Tables.swift",
      ##"""
import UIKit

/// What knows the items behind the rows of a table, or behind the cells of a collection.
protocol SectionedViewDataSourceType {
  func model(at indexPath: IndexPath) throws -> Any
}

/// A data source of a table that an observable tells.
protocol RxTableViewDataSourceType {
  associatedtype Element
  func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

/// The rows that an observable gives a table.
class RxTableDataSource: NSObject, UITableViewDataSource, SectionedViewDataSourceType {
  var items: [Any] = []
  let cell: (UITableView, Int, Any) -> UITableViewCell

  init(_ cell: @escaping (UITableView, Int, Any) -> UITableViewCell) {
    self.cell = cell
    super.init()
  }

  func model(at indexPath: IndexPath) throws -> Any { items[indexPath.row] }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(tableView, indexPath.row, items[indexPath.row])
  }
}

/// The same where somebody asks for rows that are deleted: rows can be swiped away then.
final class RxEditedTableDataSource: RxTableDataSource {
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { RxTables.deleted(of: tableView).onNext(indexPath) }
    if editingStyle == .insert { RxTables.inserted(of: tableView).onNext(indexPath) }
  }
}

/// What a table tells its delegate.
class RxTableDelegate: NSObject, UITableViewDelegate {
  let selected: PublishSubject<IndexPath>
  let deselected: PublishSubject<IndexPath>

  init(_ selected: PublishSubject<IndexPath>, _ deselected: PublishSubject<IndexPath>) {
    self.selected = selected
    self.deselected = deselected
    super.init()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.onNext(indexPath) }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { deselected.onNext(indexPath) }
}

/// The delegates that were given to tables.
enum RxTables {
  final class Entry {
    weak var table: UITableView?
    var source: UITableViewDataSource?
    var isEdited = false
    let deleted = PublishSubject<IndexPath>()
    let inserted = PublishSubject<IndexPath>()
    var delegate = RxTableDelegate(PublishSubject<IndexPath>(), PublishSubject<IndexPath>())

    init(_ table: UITableView) { self.table = table }
  }

  private static var entries: [Entry] = []

  static func delegate(of table: UITableView) -> RxTableDelegate { entry(of: table).delegate }

  /// Has a table tell another delegate too.
  static func forward(_ table: UITableView, to other: UITableViewDelegate) {
    let entry = entry(of: table)
    entry.delegate = RxForwardingTableDelegate(entry.delegate, other)
    table.delegate = entry.delegate
  }

  /// Gives a table its rows.
  static func fill(_ table: UITableView, with source: UITableViewDataSource) {
    let entry = entry(of: table)
    hold(source, entry)
    if entry.isEdited { letEdit(table) }
  }

  /// The rows that the user deletes, once somebody has asked for them.
  static func deleted(of table: UITableView) -> PublishSubject<IndexPath> { edited(table).deleted }

  static func inserted(of table: UITableView) -> PublishSubject<IndexPath> { edited(table).inserted }

  private static func edited(_ table: UITableView) -> Entry {
    let entry = entry(of: table)
    if !entry.isEdited {
      entry.isEdited = true
      letEdit(table)
    }
    return entry
  }

  private static func hold(_ source: UITableViewDataSource, _ entry: Entry) {
    entry.source = source
    entry.table?.dataSource = source
  }

  private static func letEdit(_ table: UITableView) {
    if let source = table.dataSource as? RxTableDataSource {
      let edited = RxEditedTableDataSource(source.cell)
      edited.items = source.items
      hold(edited, entry(of: table))
    } else if let source = table.dataSource {
      let entry = entry(of: table)
      hold(RxForwardingTableDataSource(source, keeping: entry.source), entry)
    }
  }

  private static func entry(of table: UITableView) -> Entry {
    if let known = entries.first(where: { $0.table === table }) { return known }
    let entry = Entry(table)
    entries.append(entry)
    table.delegate = entry.delegate
    return entry
  }
}

/// What says which cells a table shows: `rx.items(…)`, and `rx.items` itself.
struct RxTableItems {
  let table: UITableView

  func callAsFunction(
    cellIdentifier: String, cellType: UITableViewCell.Type = UITableViewCell.self
  ) -> (Any) -> (@escaping (Int, Any, UITableViewCell) -> Void) -> any Disposable {
    { source in
      { configure in
        self.show(source) { table, row, item in
          let cell = table.dequeueReusableCell(
            withIdentifier: cellIdentifier, for: IndexPath(row: row, section: 0))
          configure(row, item, cell)
          return cell
        }
      }
    }
  }

  func callAsFunction(_ source: Any) -> (@escaping (UITableView, Int, Any) -> UITableViewCell) -> any Disposable {
    { factory in self.show(source, factory) }
  }

  func callAsFunction<DataSource: RxTableViewDataSourceType>(dataSource: DataSource) -> RxViewBinder {
    let table = table
    return RxViewBinder { source in
      RxTables.fill(table, with: dataSource as! UITableViewDataSource)
      let subscription = source.run { dataSource.tableView(table, observedEvent: $0) }
      return Disposables.create {
        subscription.dispose()
        if table.dataSource === dataSource { table.dataSource = nil }
      }
    }
  }

  private func show(_ source: Any, _ cell: @escaping (UITableView, Int, Any) -> UITableViewCell) -> any Disposable {
    let table = table
    RxTables.fill(table, with: RxTableDataSource(cell))
    let subscription = source.asObservable().run { event in
      if case .next(let items) = event {
        (table.dataSource as! RxTableDataSource).items = Array(items)
        table.reloadData()
      }
    }
    return Disposables.create {
      subscription.dispose()
      if table.dataSource is RxTableDataSource { table.dataSource = nil }
    }
  }
}

extension ObservableType {
  func bind(
    to items: RxTableItems, curriedArgument: @escaping (UITableView, Int, Any) -> UITableViewCell
  ) -> any Disposable { items(asObservable())(curriedArgument) }
}

extension SharedSequence {
  func drive(
    _ items: RxTableItems, curriedArgument: @escaping (UITableView, Int, Any) -> UITableViewCell
  ) -> any Disposable { items(asObservable())(curriedArgument) }
}

extension Reactive where Base: UITableView {
  var items: RxTableItems { RxTableItems(table: base) }

  var itemDeleted: ControlEvent<IndexPath> { ControlEvent(events: RxTables.deleted(of: base)) }

  var itemInserted: ControlEvent<IndexPath> { ControlEvent(events: RxTables.inserted(of: base)) }

  /// Rows that the user moves: no finger does that here, and the data source says that it may.
  var itemMoved: ControlEvent<(sourceIndex: IndexPath, destinationIndex: IndexPath)> {
    ControlEvent(events: Observable.never())
  }

  func modelDeleted<T>(_ type: T.Type) -> ControlEvent<T> {
    let table = base
    return ControlEvent(
      events: itemDeleted.map { try (table.dataSource as! any SectionedViewDataSourceType).model(at: $0) })
  }

  var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: RxTables.delegate(of: base).selected) }

  var itemDeselected: ControlEvent<IndexPath> { ControlEvent(events: RxTables.delegate(of: base).deselected) }

  func modelSelected<T>(_ type: T.Type) -> ControlEvent<T> {
    let table = base
    return ControlEvent(
      events: RxTables.delegate(of: table).selected.map { try (table.dataSource as! any SectionedViewDataSourceType).model(at: $0) })
  }

  func modelDeselected<T>(_ type: T.Type) -> ControlEvent<T> {
    let table = base
    return ControlEvent(
      events: RxTables.delegate(of: table).deselected.map { try (table.dataSource as! any SectionedViewDataSourceType).model(at: $0) })
  }

  func setDelegate(_ delegate: UITableViewDelegate) -> any Disposable {
    let table = base
    RxTables.forward(table, to: delegate)
    return Disposables.create { RxTables.forward(table, to: RxSilentTableDelegate()) }
  }
}
"""##
    ),
    (
      "RxSwift/Texts.swift",
      ##"""
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
"""##
    ),
    (
      "RxSwift/Traits.swift",
      ##"""
/// How a single ends; `error` is the older name of a failure.
enum SingleEvent<Element> {
  case success(Element)
  case failure(Error)
  case error(Error)
}

/// One value, or an error.
final class Single<Element>: ObservableConvertibleType {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  static func create(subscribe: @escaping (@escaping (SingleEvent<Element>) -> Void) -> any Disposable) -> Single<
    Element
  > {
    Single(
      Observable<Element>(subscribing: { observer in
        subscribe { event in
          switch event {
          case .success(let value):
            observer.onNext(value)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          case .error(let error): observer.onError(error)
          }
        }
      }))
  }

  static func just(_ element: Element) -> Single<Element> { Single(Observable<Element>.just(element)) }
  static func error(_ error: Error) -> Single<Element> { Single(Observable<Element>.error(error)) }
  static func never() -> Single<Element> { Single(Observable<Element>.never()) }

  func asObservable() -> Observable<Element> { source }

  func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.run { event in
      switch event {
      case .next(let value): onSuccess?(value)
      case .error(let error): onFailure?(error)
      case .completed: onDisposed?()
      }
    }
  }

  func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: ((Error) -> Void)?) -> any Disposable {
    subscribe(onSuccess: onSuccess, onFailure: onError, onDisposed: nil)
  }

  func map<T>(_ transform: @escaping (Element) throws -> T) -> Single<T> { Single<T>(source.map(transform)) }

  func flatMap<T>(_ transform: @escaping (Element) throws -> Single<T>) -> Single<T> {
    Single<T>(source.flatMap(transform))
  }

  func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, onError: ((Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(source.do(onNext: onSuccess, onError: onError, onSubscribe: onSubscribe, onDispose: onDispose))
  }

  func observe(on scheduler: any SchedulerType) -> Single<Element> { Single(source.observe(on: scheduler)) }
  func observeOn(_ scheduler: any SchedulerType) -> Single<Element> { observe(on: scheduler) }
  func subscribe(on scheduler: any SchedulerType) -> Single<Element> { Single(source.subscribe(on: scheduler)) }
  func subscribeOn(_ scheduler: any SchedulerType) -> Single<Element> { subscribe(on: scheduler) }
  func catchAndReturn(_ element: Element) -> Single<Element> { Single(source.catchAndReturn(element)) }
  func catchErrorJustReturn(_ element: Element) -> Single<Element> { catchAndReturn(element) }
  func retry(_ count: Int) -> Single<Element> { Single(source.retry(count)) }

  func asDriver(onErrorJustReturn element: Element) -> SharedSequence<DriverSharingStrategy, Element> {
    source.asDriver(onErrorJustReturn: element)
  }

  func asDriver(
    onErrorDriveWith other: SharedSequence<DriverSharingStrategy, Element>
  ) -> SharedSequence<DriverSharingStrategy, Element> { source.asDriver(onErrorDriveWith: other) }
}

struct DriverSharingStrategy {}
struct SignalSharingStrategy {}

typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// What cannot fail and is heard on the main thread: a driver, which repeats its last value, or a signal.
/// What gives a shared sequence: an indicator of work, a tracker of errors.
protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  associatedtype SharingStrategy
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
  func asDriver() -> SharedSequence<SharingStrategy, Element> { asSharedSequence() }
  func asSignal() -> SharedSequence<SharingStrategy, Element> { asSharedSequence() }
}

final class SharedSequence<SharingStrategy, Element>: ObservableConvertibleType {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source.share(replay: 1) }

  init(plain source: Observable<Element>) { self.source = source }

  func asObservable() -> Observable<Element> { source }
  func asDriver() -> SharedSequence<DriverSharingStrategy, Element> { SharedSequence(plain: source) }

  static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(plain: Observable<Element>.just(element))
  }

  static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(plain: Observable<Element>.from(elements))
  }

  static func from(_ elements: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(plain: Observable<Element>.from(elements))
  }

  static func empty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(plain: Observable<Element>.empty())
  }

  static func never() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(plain: Observable<Element>.never())
  }

  static func merge(_ all: Any...) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Many.merge(Many.listed(all)))
  }

  static func combineLatest(_ a: Any, _ b: Any) -> SharedSequence<SharingStrategy, (Any, Any)> {
    SharedSequence<SharingStrategy, (Any, Any)>(Many.latest([a, b]) { ($0[0], $0[1]) })
  }

  static func combineLatest<T>(
    _ a: Any, _ b: Any, resultSelector: @escaping (Any, Any) -> T
  ) -> SharedSequence<SharingStrategy, T> {
    SharedSequence<SharingStrategy, T>(Many.latest([a, b]) { resultSelector($0[0], $0[1]) })
  }

  func map<T>(_ transform: @escaping (Element) -> T) -> SharedSequence<SharingStrategy, T> {
    SharedSequence<SharingStrategy, T>(source.map(transform))
  }

  func compactMap<T>(_ transform: @escaping (Element) -> T?) -> SharedSequence<SharingStrategy, T> {
    SharedSequence<SharingStrategy, T>(source.compactMap(transform))
  }

  func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.filter(predicate))
  }

  func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.distinctUntilChanged())
  }

  func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> { SharedSequence(source.skip(count)) }

  func scan<T>(_ seed: T, accumulator: @escaping (T, Element) -> T) -> SharedSequence<SharingStrategy, T> {
    SharedSequence<SharingStrategy, T>(source.scan(seed, accumulator: accumulator))
  }

  func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.startWith(element))
  }

  func `do`(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.do(onNext: onNext, onCompleted: onCompleted, onSubscribe: onSubscribe, onDispose: onDispose))
  }

  func flatMap<T>(
    _ transform: @escaping (Element) -> SharedSequence<SharingStrategy, T>
  ) -> SharedSequence<SharingStrategy, T> { SharedSequence<SharingStrategy, T>(source.flatMap(transform)) }

  func flatMapLatest<T>(
    _ transform: @escaping (Element) -> SharedSequence<SharingStrategy, T>
  ) -> SharedSequence<SharingStrategy, T> { SharedSequence<SharingStrategy, T>(source.flatMapLatest(transform)) }

  func withLatestFrom<O: ObservableConvertibleType>(
    _ other: O
  ) -> SharedSequence<SharingStrategy, O.Element> {
    SharedSequence<SharingStrategy, O.Element>(source.withLatestFrom(other))
  }

  func withLatestFrom<O: ObservableConvertibleType, T>(
    _ other: O, resultSelector: @escaping (Element, O.Element) -> T
  ) -> SharedSequence<SharingStrategy, T> {
    SharedSequence<SharingStrategy, T>(source.withLatestFrom(other, resultSelector: resultSelector))
  }

  func debounce(_ time: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.debounce(time, scheduler: MainScheduler.instance))
  }

  func throttle(_ time: RxTimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.throttle(time, latest: latest, scheduler: MainScheduler.instance))
  }

  func delay(_ time: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.delay(time, scheduler: MainScheduler.instance))
  }

  func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable { source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }

  func drive<Owner: AnyObject>(
    with object: Owner, onNext: ((Owner, Element) -> Void)? = nil, onCompleted: ((Owner) -> Void)? = nil
  ) -> any Disposable { source.subscribe(with: object, onNext: onNext, onCompleted: onCompleted) }

  /// What is given is an observer, or a function of the observable: a closure that is written out is `onNext`.
  func drive(_ observer: Any, _ others: Any...) -> Any {
    if let transformation = observer as? (Observable<Element>) -> Any { return transformation(source) }
    return source.bind(all: [observer] + others)
  }

  func drive<R>(
    _ with: (Observable<Element>) -> (Any) -> R, curriedArgument: @escaping (Any, Any, Any) -> Any
  ) -> R {
    with(source)(curriedArgument)
  }

  func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable { drive(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }

  func emit<Owner: AnyObject>(
    with object: Owner, onNext: ((Owner, Element) -> Void)? = nil, onCompleted: ((Owner) -> Void)? = nil
  ) -> any Disposable { drive(with: object, onNext: onNext, onCompleted: onCompleted) }

  func emit(to observers: Any...) -> any Disposable { source.bind(all: observers) }
}
"""##
    ),
  ]
}
