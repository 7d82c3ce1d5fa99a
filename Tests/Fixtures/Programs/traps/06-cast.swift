class View {}
class Button: View {}
let views: [View] = [Button(), View()]
for view in views {
  let button = view as! Button
  print(type(of: button))
}
