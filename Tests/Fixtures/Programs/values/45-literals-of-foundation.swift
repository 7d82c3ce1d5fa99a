// Literals beside Foundation's numbers, and where a library asks for anything.
import Foundation

let price: Decimal = 5
let cheap = price > 9 ? price : 7
print("\(price / 2) \(cheap / 2) \(price > 3 ? price * 2 : 0) \([price, 1].reduce(0, +)) \(max(price, 7))")

let elapsed: TimeInterval = 90
let minutes = elapsed > 100 ? elapsed / 60 : 1
let pause: TimeInterval? = nil
let date = Date(timeIntervalSince1970: 10)
let since = elapsed > 100 ? date.timeIntervalSince1970 : 3
print("\(minutes / 2) \((pause ?? 61) / 2) \(since / 2) \(date.addingTimeInterval(5).timeIntervalSince1970 / 2)")

let width: CGFloat = 100
let column = width > 200 ? width / 3 : 45
let inset: CGFloat? = nil
print("\(column / 2) \((inset ?? 15) / 2) \(16 + width) \(min(width, 44) / 8) \((width - 2 * 8) / CGFloat(3))")

print("\(pow(2, 10)) \(pow(2.0, 3)) \(pow(10, -2)) \(pow(2, 0.5) > 1)")
let cube: Double = pow(2, 3)
let tenth = 1.23456
print("\(cube / 16) \((tenth * pow(10, 2)).rounded() / pow(10, 2))")

let changed = Notification.Name("changed")
NotificationCenter.default.addObserver(forName: changed, object: nil, queue: nil) { note in
  let info = note.userInfo ?? [:]
  print(info["share"] as? Double ?? -1, info["count"] as? Int ?? -1)
}
NotificationCenter.default.post(name: changed, object: nil, userInfo: ["share": 1.5, "count": 2])
let note = Notification(name: changed, object: nil, userInfo: ["share": 1.5, "count": 2])
let error = NSError(domain: "shop", code: 3, userInfo: ["limit": 2.5, "tries": 4])
print(note.userInfo?["count"] as? Int ?? -1, error.userInfo["tries"] as? Int ?? -1, error.code)

UserDefaults.standard.register(defaults: ["volume": 1.5, "rows": 2])
print(UserDefaults.standard.object(forKey: "rows") as? Int ?? -1, UserDefaults.standard.double(forKey: "volume"))
