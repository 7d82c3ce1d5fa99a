// What `willSet` of a structure's property changes of the structure stays.
protocol Machine {
  associatedtype State
  var state: State { get set }
}

extension Machine {
  mutating func go(to next: State) { state = next }
}

struct Light: Machine {
  var state = "red" { willSet { trail.append(newValue.first!) } }
  private(set) var trail: [Character] = []
}

struct Meter {
  var level = 0 {
    willSet { log.append("\(level) to \(newValue)") }
    didSet { log.append("\(oldValue) was") }
  }
  var log: [String] = []
  mutating func rise() {
    level = 4
    level += 1
  }
}

final class Panel {
  var light = Light()
  var meter = Meter()
  func run() {
    light.go(to: "green")
    light.state = "amber"
    meter.level = 9
    meter.rise()
  }
}

var light = Light()
light.go(to: "green")
light.state = "off"
print(light.state, String(light.trail))
let panel = Panel()
panel.run()
print(panel.light.state, String(panel.light.trail), panel.meter.level, panel.meter.log)
var meters = [Meter(), Meter()]
meters[1].level = 7
meters[1].rise()
print(meters[1].log, meters[0].log)
var before = meters[1]
before.level = 1
print(before.log.count, meters[1].log.count)
