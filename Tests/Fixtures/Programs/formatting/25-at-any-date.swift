import Foundation

/// What holds at whatever date a program runs: ages of caches, days that come and go.
struct CachePolicy {
  let maxAge: Int
  var calendar = Calendar(identifier: .gregorian)
  func isValid(_ timestamp: Date, against date: Date) -> Bool {
    guard let end = calendar.date(byAdding: .day, value: maxAge, to: timestamp) else { return false }
    return date < end
  }
}
extension Date {
  func adding(days: Int, seconds: Double = 0) -> Date {
    Calendar(identifier: .gregorian).date(byAdding: .day, value: days, to: self)!.addingTimeInterval(seconds)
  }
}

let policy = CachePolicy(maxAge: 7)
let now = Date()
print(policy.isValid(now, against: now))
print(policy.isValid(now.adding(days: -7, seconds: 1), against: now))
print(policy.isValid(now.adding(days: -7), against: now))
print(policy.isValid(now.adding(days: -7, seconds: -1), against: now))
let calendar = Calendar(identifier: .gregorian)
print(calendar.isDate(now, inSameDayAs: calendar.startOfDay(for: now)))
print(calendar.component(.year, from: now) > 2000, calendar.component(.month, from: now) <= 12)
