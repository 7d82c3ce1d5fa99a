import Dispatch
import Foundation
let key = DispatchSpecificKey<String>()
let number = DispatchSpecificKey<Int>()
let a = DispatchQueue(label: "a")
let b = DispatchQueue(label: "b", attributes: .concurrent)
a.setSpecific(key: key, value: "on a")
b.setSpecific(key: key, value: "on b")
b.setSpecific(key: number, value: 7)
print(a.getSpecific(key: key) ?? "nil", a.getSpecific(key: number) as Any)
print(DispatchQueue.getSpecific(key: key) ?? "nil")
a.sync {
  print(DispatchQueue.getSpecific(key: key) ?? "nil", DispatchQueue.getSpecific(key: number) as Any)
  b.sync {
    print(DispatchQueue.getSpecific(key: key) ?? "nil", DispatchQueue.getSpecific(key: number) as Any)
  }
  print(DispatchQueue.getSpecific(key: key) ?? "nil")
}
let group = DispatchGroup()
a.async(group: group) { print("async", DispatchQueue.getSpecific(key: key) ?? "nil") }
group.wait()
DispatchQueue.main.setSpecific(key: key, value: "main")
print(DispatchQueue.getSpecific(key: key) ?? "nil")
a.sync { print(DispatchQueue.getSpecific(key: key) ?? "nil") }
let plain = DispatchQueue(label: "plain")
plain.sync { print(DispatchQueue.getSpecific(key: key) ?? "nil") }
a.sync { b.sync { print("number", DispatchQueue.getSpecific(key: number) ?? -1) } }
b.sync { a.sync { print("number", DispatchQueue.getSpecific(key: number) ?? -1) } }
a.setSpecific(key: key, value: "again")
print(a.getSpecific(key: key) ?? "nil")
a.setSpecific(key: key, value: nil)
print(a.getSpecific(key: key) ?? "nil")
func onA(_ work: () -> Void) {
  if DispatchQueue.getSpecific(key: key) == "safe" { work() } else { a.sync(execute: work) }
}
a.setSpecific(key: key, value: "safe")
onA { onA { print("nested") } }
