protocol PickerDelegate: AnyObject { func didPick(_ item: String) }
final class Picker {
  weak var delegate: PickerDelegate?
  func pick(_ item: String) { delegate?.didPick(item) }
}
final class Home: PickerDelegate {
  var picked: [String] = []
  func didPick(_ item: String) { picked.append(item) }
}
let home = Home()
let picker = Picker()
picker.delegate = home
picker.pick("red")
print(home.picked)
