import Foundation
import RxRelay
import RxSwift

enum Fault: Error { case bad }
let bag = DisposeBag()

print("-- making")
_ = Observable.just(1).subscribe { print($0) }
_ = Observable.of(1, 2, 3).subscribe(
  onNext: { print("next", $0) }, onCompleted: { print("completed") }, onDisposed: { print("disposed") })
_ = Observable<Int>.empty().subscribe { print($0) }
_ = Observable<Int>.error(Fault.bad).subscribe(onNext: { _ in }, onError: { print("error", $0) })
_ = Observable<String>.create { observer in
  observer.onNext("a")
  observer.onNext("b")
  observer.onCompleted()
  observer.onNext("c")
  return Disposables.create { print("gone") }
}.subscribe(onNext: { print($0) }, onCompleted: { print("end") })

print("-- subjects")
let publish = PublishSubject<String>()
publish.onNext("unheard")
publish.subscribe(onNext: { print("first", $0) }).disposed(by: bag)
publish.onNext("a")
publish.subscribe(onNext: { print("second", $0) }).disposed(by: bag)
publish.onNext("b")
let behavior = BehaviorSubject(value: 0)
behavior.onNext(1)
behavior.subscribe { print("behavior", $0) }.disposed(by: bag)
behavior.onNext(2)
print(try behavior.value())
behavior.onCompleted()
behavior.subscribe { print("late", $0) }.disposed(by: bag)
let replay = ReplaySubject<Int>.create(bufferSize: 2)
replay.onNext(1); replay.onNext(2); replay.onNext(3)
replay.subscribe(onNext: { print("replay", $0) }).disposed(by: bag)
let relay = BehaviorRelay(value: ["a"])
relay.asObservable().map { $0.count }.subscribe(onNext: { print("count", $0) }).disposed(by: bag)
relay.accept(relay.value + ["b"])
let events = PublishRelay<Void>()
events.subscribe(onNext: { print("event") }).disposed(by: bag)
events.accept(())

print("-- operators")
let numbers = Observable.from([1, 2, 2, 3, 4, 4, 5])
numbers.filter { $0 % 2 == 0 }.map { "n\($0)" }.distinctUntilChanged().subscribe(onNext: { print($0) }).disposed(
  by: bag)
numbers.skip(2).take(3).subscribe { print($0) }.disposed(by: bag)
numbers.scan(0) { $0 + $1 }.toArray().subscribe(onSuccess: { print($0) }).disposed(by: bag)
numbers.reduce(0, accumulator: +).subscribe(onNext: { print("sum", $0) }).disposed(by: bag)
numbers.startWith(0).take(while: { $0 < 3 }).subscribe(onNext: { print("while", $0) }, onCompleted: { print("stop") })
  .disposed(by: bag)
numbers.compactMap { $0 > 3 ? "\($0)!" : nil }.subscribe(onNext: { print($0) }).disposed(by: bag)

print("-- combining")
let left = PublishSubject<Int>(), right = PublishSubject<String>()
Observable.combineLatest(left, right).subscribe(
  onNext: { print("latest", $0, $1) }, onCompleted: { print("latest end") }
).disposed(by: bag)
Observable.combineLatest(left, right) { "\($0)\($1)" }.subscribe(onNext: { print("joined", $0) }).disposed(by: bag)
left.withLatestFrom(right).subscribe(onNext: { print("with", $0) }).disposed(by: bag)
Observable.zip(left, right).subscribe(onNext: { print("zip", $0.0, $0.1) }).disposed(by: bag)
left.onNext(1); right.onNext("a"); left.onNext(2); right.onNext("b")
left.onCompleted(); right.onNext("c"); right.onCompleted()
let m1 = PublishSubject<Int>(), m2 = PublishSubject<Int>()
Observable.merge(m1, m2).subscribe { print("merge", $0) }.disposed(by: bag)
m1.onNext(1); m2.onNext(2); m1.onCompleted(); m2.onNext(3); m2.onCompleted()

print("-- flat")
let outer = PublishSubject<Int>()
let inner = [PublishSubject<String>(), PublishSubject<String>()]
outer.flatMapLatest { inner[$0] }.subscribe { print("latest", $0) }.disposed(by: bag)
outer.flatMap { inner[$0] }.subscribe(onNext: { print("all", $0) }).disposed(by: bag)
outer.onNext(0); inner[0].onNext("a"); outer.onNext(1); inner[0].onNext("b"); inner[1].onNext("c")
outer.onCompleted(); inner[1].onCompleted()

print("-- errors")
let failing = Observable<Int>.create { o in
  o.onNext(1); o.onError(Fault.bad); return Disposables.create()
}
failing.catchAndReturn(9).subscribe { print($0) }.disposed(by: bag)
failing.catch { _ in Observable.of(7, 8) }.subscribe { print($0) }.disposed(by: bag)
failing.retry(2).subscribe(onNext: { print("try", $0) }, onError: { _ in print("gave up") }).disposed(by: bag)
Observable.of(1, 2).map { n -> Int in
  if n == 2 { throw Fault.bad }; return n
}.subscribe { print($0) }.disposed(by: bag)

print("-- share and do")
let source = PublishSubject<Int>()
let shared = source.do(onNext: { print("up", $0) }, onSubscribe: { print("subscribed") }, onDispose: { print("left") })
  .share()
let a = shared.subscribe(onNext: { print("a", $0) })
let b = shared.subscribe(onNext: { print("b", $0) })
source.onNext(1)
a.dispose()
source.onNext(2)
b.dispose()
source.onNext(3)

print("-- single")
Single<Int>.create { single in
  single(.success(4)); return Disposables.create()
}
.map { $0 * 2 }.subscribe(onSuccess: { print("success", $0) }, onFailure: { print("failure", $0) }).disposed(by: bag)
Single<Int>.error(Fault.bad).subscribe(onSuccess: { print("success", $0) }, onFailure: { print("failure", $0) })
  .disposed(by: bag)

print("-- bag")
final class Owner {
  let bag = DisposeBag()
  init(_ subject: PublishSubject<Int>) { subject.subscribe(onNext: { print("owner", $0) }).disposed(by: bag) }
}
let owned = PublishSubject<Int>()
var owner: Owner? = Owner(owned)
owned.onNext(1)
owner = nil
owned.onNext(2)
