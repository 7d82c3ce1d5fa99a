protocol Screen {
  var title: String { get }
}

extension Screen {
  var title: String { "Untitled" }
  var subtitle: String { "a screen" }
  var header: String { "\(title): \(subtitle)" }
  static var kind: String { "screen" }
}

struct Home: Screen {
  var title: String { "Home" }
  var subtitle: String { "the start" }
  static var kind: String { "home" }
}

class Base: Screen {
  var subtitle: String { "base" }
}

final class Detail: Base {
  var title: String { "Detail" }
  override var subtitle: String { "detail" }
}

func describe(_ screen: some Screen) -> String { "\(screen.title)/\(screen.subtitle)/\(type(of: screen).kind)" }
func describeAny(_ screen: any Screen) -> String { "\(screen.title)/\(screen.subtitle)" }

let home = Home()
print(home.title, home.subtitle, home.header, Home.kind)
print(describe(home))
print(describeAny(home))
let screen: any Screen = home
print(screen.title, screen.subtitle, screen.header)

let detail = Detail()
print(detail.title, detail.subtitle)
let base: Base = detail
print(base.title, base.subtitle)
let anyDetail: any Screen = detail
print(anyDetail.title, anyDetail.subtitle)
let screens: [any Screen] = [home, detail, Base()]
for each in screens { print(each.title, each.subtitle, each.header) }
print(screens.map { $0.subtitle })
print(screens.map(\.subtitle))
print([Home(), Home()].map { $0.subtitle })

struct Holder {
  let current: any Screen
  let own: Home
}
let holder = Holder(current: home, own: home)
print(holder.current.subtitle, holder.own.subtitle)
if let first = screens.first { print(first.subtitle) }
print(screens.first?.subtitle ?? "none")
