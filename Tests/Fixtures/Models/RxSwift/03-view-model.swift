import Foundation
import RxRelay
import RxSwift

struct Todo: Equatable { let id: Int; var title: String; var isDone = false }
enum ApiError: Error { case offline }
protocol Api { func todos() -> Single<[Todo]>; func search(_ text: String) -> Observable<[Todo]> }
final class FakeApi: Api {
  var isOffline = false
  private let all = [Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Bread"), Todo(id: 3, title: "Mint")]
  func todos() -> Single<[Todo]> { isOffline ? .error(ApiError.offline) : .just(all) }
  func search(_ text: String) -> Observable<[Todo]> {
    Observable.just(all.filter { $0.title.lowercased().hasPrefix(text.lowercased()) })
  }
}

final class ListViewModel {
  struct Input { let refresh: Observable<Void>; let query: Observable<String>; let toggle: Observable<Int> }
  struct Output { let items: Observable<[Todo]>; let errors: Observable<String>; let count: Observable<String> }
  private let api: Api
  private let bag = DisposeBag()
  private let items = BehaviorRelay<[Todo]>(value: [])
  private let errors = PublishRelay<String>()
  init(api: Api) { self.api = api }
  func transform(_ input: Input) -> Output {
    input.refresh
      .flatMapLatest { [unowned self] _ -> Observable<[Todo]> in
        self.api.todos().asObservable().catch { [weak self] error in
          self?.errors.accept("error: \(error)")
          return .empty()
        }
      }
      .subscribe(onNext: { [weak self] in self?.items.accept($0) })
      .disposed(by: bag)
    input.toggle.withLatestFrom(items) { ($0, $1) }
      .map { index, items -> [Todo] in
        var items = items
        items[index].isDone.toggle()
        return items
      }
      .subscribe(onNext: items.accept)
      .disposed(by: bag)
    let shown = Observable.combineLatest(items, input.query.startWith("").distinctUntilChanged()) { items, query in
      query.isEmpty ? items : items.filter { $0.title.contains(query) }
    }
    .share(replay: 1, scope: .whileConnected)
    let count = shown.map { "\($0.filter(\.isDone).count) of \($0.count)" }.distinctUntilChanged()
    return Output(items: shown, errors: errors.asObservable(), count: count)
  }
}

extension ObservableType {
  func asVoid() -> Observable<Void> { map { _ in () } }
}

let bag = DisposeBag()
let refresh = PublishSubject<Void>()
let query = PublishSubject<String>()
let toggle = PublishSubject<Int>()
let api = FakeApi()
let model = ListViewModel(api: api)
let output = model.transform(.init(refresh: refresh, query: query.asObservable(), toggle: toggle))
output.items.subscribe(onNext: { print("items", $0.map(\.title)) }).disposed(by: bag)
output.count.subscribe(onNext: { print("count", $0) }).disposed(by: bag)
output.errors.subscribe(onNext: { print($0) }).disposed(by: bag)
refresh.onNext(())
query.onNext("Mi")
toggle.onNext(0)
query.onNext("Mi")
api.isOffline = true
refresh.onNext(())
query.asVoid().subscribe(onNext: { print("typed") }).disposed(by: bag)
query.onNext("")

let observer: AnyObserver<Int> = AnyObserver { event in print("observer", event) }
Observable.of(1, 2).subscribe(observer).disposed(by: bag)
let trigger = PublishSubject<Int>()
trigger.asObservable().take(until: query).subscribe { print("until", $0) }.disposed(by: bag)
trigger.onNext(1)
query.onNext("x")
trigger.onNext(2)
Observable.concat([Observable.of(1, 2), Observable.just(3)]).toArray().subscribe(onSuccess: { print($0) }).disposed(
  by: bag)
Observable.just(1).concatMap { Observable.of($0, $0 + 1) }.subscribe(onNext: { print("concat", $0) }).disposed(by: bag)
let disposable = Observable<Int>.never().subscribe(onDisposed: { print("disposed") })
disposable.dispose()
print("end")
