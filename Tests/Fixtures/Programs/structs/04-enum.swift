enum Tab { case home, cart, profile }
var tab = Tab.home
print(tab, tab == .home)
tab = .cart
switch tab {
case .home: print("h")
case .cart, .profile: print("c or p")
}
