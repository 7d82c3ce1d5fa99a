final class CounterViewModel {
  private(set) var count = 0 { didSet { onChange?("\(count) taps") } }
  var onChange: ((String) -> Void)?
  func tap() { count += 1 }
  func reset() { count = 0 }
}
let model = CounterViewModel()
model.onChange = { print($0) }
model.tap()
model.tap()
model.reset()
