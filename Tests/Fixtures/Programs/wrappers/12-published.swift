final class Publisher<Value> {
  private var sinks: [Int: (Value) -> Void] = [:]
  private var next = 0
  func sink(_ body: @escaping (Value) -> Void) -> Cancellable {
    let id = next
    next += 1
    sinks[id] = body
    return Cancellable { [weak self] in self?.sinks[id] = nil }
  }
  fileprivate func send(_ value: Value) { for id in sinks.keys.sorted() { sinks[id]?(value) } }
}
final class Cancellable {
  private var body: (() -> Void)?
  init(_ body: @escaping () -> Void) { self.body = body }
  func cancel() {
    body?()
    body = nil
  }
  func store(in bag: inout [Cancellable]) { bag.append(self) }
  deinit { cancel() }
}
@propertyWrapper
struct Publishing<Value> {
  let projectedValue = Publisher<Value>()
  var wrappedValue: Value { willSet { projectedValue.send(newValue) } }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
final class WeatherModel {
  @Publishing var degrees = 20
  @Publishing private(set) var summary = "mild"
  private var bag: [Cancellable] = []
  init() {
    $degrees.sink { [weak self] new in
      guard let self else { return }
      print("gets \(new)")
      summary = new > 25 ? "hot" : new < 5 ? "cold" : "mild"
    }.store(in: &bag)
  }
}
let model = WeatherModel()
var bag: [Cancellable] = []
model.$summary.sink { print("summary", $0) }.store(in: &bag)
let once = model.$degrees.sink { print("once", $0) }
model.degrees = 30
once.cancel()
model.degrees += 1
model.degrees = -3
bag.removeAll()
model.degrees = 15
print(model.summary, model.degrees)

@propertyWrapper
struct Bounded<Value: Comparable> {
  private var value: Value
  var projectedValue = false
  let range: ClosedRange<Value>
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    projectedValue = value != wrappedValue
  }
  var wrappedValue: Value {
    get { value }
    set {
      value = min(max(newValue, range.lowerBound), range.upperBound)
      projectedValue = value != newValue
    }
  }
}
struct Slider {
  @Bounded(0...1) var position = 0.5
  @Bounded("b"..."d") var letter = "z"
}
var slider = Slider()
print(slider.letter, slider.$letter)
for position in [0.25, 7, -1] {
  slider.position = position
  print(slider.position, slider.$position)
}
