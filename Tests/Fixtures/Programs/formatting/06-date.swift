import Foundation

let date = Date(timeIntervalSince1970: 0)
print(date.addingTimeInterval(60).timeIntervalSince(date), date < date.addingTimeInterval(1))
print(date.timeIntervalSinceReferenceDate)
