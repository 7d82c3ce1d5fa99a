import Foundation

let group = DispatchGroup()
for n in 1...3 {
  group.enter()
  DispatchQueue.main.async {
    print("job", n)
    group.leave()
  }
}
group.notify(queue: .main) {
  print("all done")
  exit(0)
}
dispatchMain()
