protocol Delegate: AnyObject { func finished(_ n: Int) }
final class Worker {
  weak var delegate: Delegate?
  func work() { delegate?.finished(3) }
}
final class Boss: Delegate { func finished(_ n: Int) { print("finished", n) } }
let boss = Boss()
let worker = Worker()
worker.work()
worker.delegate = boss
worker.work()
