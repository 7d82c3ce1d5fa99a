import Foundation

let item = DispatchWorkItem { print("never") }
DispatchQueue.main.async(execute: item)
item.cancel()
DispatchQueue.main.async {
  print("cancelled", item.isCancelled)
  exit(0)
}
dispatchMain()
