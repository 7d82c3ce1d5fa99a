import Foundation

final class Step: Operation, @unchecked Sendable {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init()
  }
  override func main() { print("main", number) }
}

let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
let first = Step(number: 1)
let second = Step(number: 2)
first.addDependency(second)
queue.addOperations([first, second], waitUntilFinished: true)
print(first.isFinished, second.isCancelled, queue.operationCount)
