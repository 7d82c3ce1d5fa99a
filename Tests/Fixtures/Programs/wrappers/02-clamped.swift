@propertyWrapper
struct Clamped {
  private var value: Int
  private let range: ClosedRange<Int>
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}
struct Player { @Clamped(0...10) var volume = 20 }
var player = Player()
print(player.volume)
player.volume = -5
print(player.volume)
