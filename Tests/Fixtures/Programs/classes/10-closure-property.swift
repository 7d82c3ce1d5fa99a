class Button {
  var onTap: (() -> Void)?
  func tap() { onTap?() }
}
let button = Button()
button.tap()
var taps = 0
button.onTap = { taps += 1 }
button.tap()
button.tap()
print(taps)
