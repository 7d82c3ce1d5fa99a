// What an observer sets of its own property is stored at once, whoever overrides the property.

class Meter {
  var log: [String] = []
  var value: Int {
    willSet { log.append("will \(value)->\(newValue)") }
    didSet {
      if value > 30 { value = 30 }
      if value < 0 { self.value = 0 }
      log.append("did \(oldValue)->\(value)")
    }
  }
  init(_ value: Int) { self.value = value }
  func flush() -> String {
    defer { log = [] }
    return log.joined(separator: ", ")
  }
}

class Watched: Meter {
  override var value: Int {
    didSet {
      if value == 7 { value = 8 }
      log.append("watched \(value)")
    }
  }
}

final class Twice: Watched {
  override var value: Int {
    willSet { log.append("twice to \(newValue)") }
    didSet {
      if value == 9 { self.value = 40 }
      log.append("twice \(oldValue)->\(value)")
    }
  }
}

final class Shown: Meter {
  override var value: Int {
    get { super.value + 1000 }
    set { super.value = newValue - 1 }
  }
}

for meter in [Meter(1), Watched(2), Twice(3), Shown(4)] {
  for next in [5, 99, -4, 7, 9] {
    meter.value = next
    print(type(of: meter), next, meter.value, "|", meter.flush())
  }
}
