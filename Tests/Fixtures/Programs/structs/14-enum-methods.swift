enum Theme: String, CaseIterable, CustomStringConvertible {
  case light, dark, system
  static let fallback: Theme = .system
  var description: String { "\(rawValue) theme" }
  var isDark: Bool { self == .dark }
  var next: Theme {
    switch self {
    case .light: return .dark
    case .dark: return .system
    case .system: return .light
    }
  }
  static func named(_ name: String) -> Theme { Theme(rawValue: name) ?? fallback }
}
print(Theme.light, Theme.light.next.next, Theme.named("blue"), Theme.named("dark").isDark)
print(Theme.allCases.map(\.rawValue), Theme.allCases.map { "\($0)" })

enum Barcode: Hashable {
  case upc(Int, Int, Int)
  case qr(code: String)
  case none
  var digits: Int? {
    guard case let .upc(system, maker, product) = self else { return nil }
    return system * 10_000 + maker * 100 + product
  }
}
var seen = Set<Barcode>()
for code in [Barcode.qr(code: "a"), .upc(1, 2, 3), .qr(code: "a"), .none, .upc(1, 2, 4)] {
  print(code, seen.insert(code).inserted, code.digits as Any)
}
print(seen.count, seen.contains(.none), seen.contains(.qr(code: "b")))

enum Weekday: Int, CaseIterable, Comparable {
  case monday = 1, tuesday, wednesday, thursday, friday
  static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}
print(Weekday.allCases.sorted(by: >).map { "\($0)" }, Weekday.monday < .friday, max(.tuesday, .thursday) as Weekday)
print((Weekday.tuesday...Weekday.thursday).contains(.wednesday))
enum Priority: Comparable { case low, medium(Int), high }
print([Priority.high, .medium(2), .low, .medium(1)].sorted(), Priority.medium(9) < .high)

enum Level: String { case a, b = "bee" }
enum Code: Int, Error { case ok = 200, missing = 404 }
print(Level.b.rawValue, Level(rawValue: "b") as Any, Code(rawValue: 404)!, Code.ok.rawValue)
enum Flag: UInt8 { case one = 1, two }
print(Flag.two.rawValue, type(of: Flag.two.rawValue))
let maker: (String) -> Barcode = Barcode.qr
print(["x", "y"].map(maker), [1, 2].map { Barcode.upc($0, 0, 0) })
var state = Theme.dark
if state != .light, case .dark = state { state = .light }
print(state.rawValue.uppercased(), Theme.allCases.contains(state))
