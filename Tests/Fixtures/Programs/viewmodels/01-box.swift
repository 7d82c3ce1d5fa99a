final class Box<T> {
  var value: T { didSet { listener?(value) } }
  var listener: ((T) -> Void)?
  init(_ value: T) { self.value = value }
}
let name = Box("a")
name.value = "unseen"
name.listener = { print("name is", $0) }
name.value = "b"
