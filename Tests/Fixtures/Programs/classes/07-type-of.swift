class View {}
class Button: View {}
let views: [View] = [View(), Button()]
for view in views { print(type(of: view), view is Button) }
print(String(describing: Button.self))
