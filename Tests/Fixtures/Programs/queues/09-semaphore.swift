import Foundation

let semaphore = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  print("in the background")
  semaphore.signal()
}
semaphore.wait()
print("in front")
