struct Dial {
  var angle = 370.0

  mutating func turn(by more: Double) {
    angle += more
    angle.formTruncatingRemainder(dividingBy: 360)
  }
}

var dial = Dial()
dial.turn(by: 0)
print(dial.angle)
dial.turn(by: 380)
print(dial.angle)
var side = 49.0
side.formSquareRoot()
print(side)
side.formRemainder(dividingBy: 4)
print(side)
