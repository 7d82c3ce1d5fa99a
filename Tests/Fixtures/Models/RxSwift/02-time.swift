import Foundation
import RxRelay
import RxSwift

let bag = DisposeBag()
func wait(_ seconds: Double) { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }

print("-- debounce")
let typed = PublishSubject<String>()
typed.debounce(.milliseconds(100), scheduler: MainScheduler.instance).subscribe { print($0) }.disposed(by: bag)
typed.onNext("a"); typed.onNext("ab")
wait(0.3)
typed.onNext("abc"); typed.onCompleted()
wait(0.3)

print("-- throttle")
let quick = PublishSubject<Int>()
quick.throttle(.milliseconds(200), scheduler: MainScheduler.instance).subscribe(onNext: { print("throttled", $0) })
  .disposed(by: bag)
quick.onNext(1); quick.onNext(2)
wait(0.1)
quick.onNext(3)
wait(0.5)
quick.onNext(4)
wait(0.5)

print("-- delay and timer")
Observable.of(1, 2).delay(.milliseconds(100), scheduler: MainScheduler.instance).subscribe { print("late", $0) }
  .disposed(by: bag)
Observable<Int>.timer(.milliseconds(200), scheduler: MainScheduler.instance).subscribe { print("timer", $0) }.disposed(
  by: bag)
wait(0.5)
Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance).take(3).subscribe { print("tick", $0) }
  .disposed(by: bag)
wait(0.6)

print("-- observe on main")
let subject = PublishSubject<Int>()
subject.observe(on: MainScheduler.instance).subscribe(onNext: { print("now", $0) }).disposed(by: bag)
subject.observe(on: MainScheduler.asyncInstance).subscribe(onNext: { print("later", $0) }).disposed(by: bag)
subject.onNext(1)
print("sent")
wait(0.1)
