class Field {
  private var content = "empty"
  var reads = 0
  var text: String {
    get {
      reads += 1
      print("get")
      return content
    }
    set {
      print("set \(newValue)")
      content = newValue
    }
  }
}

final class Observed: Field {
  override var text: String {
    didSet { print("changed") }
  }
}

final class Comparing: Field {
  override var text: String {
    didSet { print("changed from \(oldValue)") }
  }
}

final class Announcing: Field {
  override var text: String {
    willSet { print("will be \(newValue)") }
  }
}

let observed = Observed()
observed.text = "a"
print(observed.reads)
let comparing = Comparing()
comparing.text = "b"
print(comparing.reads)
let announcing = Announcing()
announcing.text = "c"
print(announcing.reads)
observed.text += "d"
print(observed.reads, observed.text)

final class Model {
  var made = 0
  lazy var name: String = {
    made += 1
    return "first"
  }()
  {
    didSet { print("named \(name)") }
  }
}

let model = Model()
model.name = "second"
print(model.made, model.name)
