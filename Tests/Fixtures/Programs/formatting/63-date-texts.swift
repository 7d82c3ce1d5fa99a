// Date formatters with fixed locales, both ways, and intervals as texts.
import Foundation

let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(secondsFromGMT: 0)
let date = Date(timeIntervalSince1970: 1_718_000_000.5)
for format in [
  "yyyy-MM-dd'T'HH:mm:ssZ", "EEEE, MMM d, yyyy", "EEE dd/MM/yy", "h:mm a", "HH 'o''clock'", "D w e c Q QQQ",
  "MMMM yyyy G", "y-M-d H:m:s.SSS", "LLLL cccc", "kk K", "xxx z ZZZZZ",
] { f.dateFormat = format; print(f.string(from: date), terminator: " | ") }
print()
f.dateFormat = "dd.MM.yyyy HH:mm"
for text in ["05.03.2024 07:08", "5.3.2024 7:8", "31.02.2024 00:00", "x"] {
  print(f.date(from: text).map { $0.timeIntervalSince1970 } as Any, terminator: " ")
}
print()
f.timeZone = TimeZone(identifier: "America/New_York"); print(f.string(from: date));
f.timeZone = TimeZone(identifier: "Asia/Tokyo"); print(f.string(from: date))
let iso = ISO8601DateFormatter();
print(
  iso.string(from: date), iso.date(from: "2024-06-10T06:13:20Z")!.timeIntervalSince1970,
  iso.date(from: "2024-06-10") as Any)
iso.formatOptions = [.withFullDate, .withDashSeparatorInDate]; print(iso.string(from: date));
iso.formatOptions = [.withInternetDateTime, .withFractionalSeconds]; print(iso.string(from: date))
let us = DateFormatter(); us.locale = Locale(identifier: "en_US"); us.timeZone = TimeZone(identifier: "UTC");
us.dateStyle = .medium; us.timeStyle = .none; print(us.string(from: date)); us.dateStyle = .full;
print(us.string(from: date)); us.dateStyle = .long; print(us.string(from: date))
func clock(_ s: Int) -> String {
  s >= 3600
    ? String(format: "%d:%02d:%02d", s / 3600, s / 60 % 60, s % 60) : String(format: "%02d:%02d", s / 60, s % 60)
}
print(clock(59), clock(61), clock(3599), clock(3725))
func ago(_ s: TimeInterval) -> String {
  switch s {
  case ..<60: "now";
  case ..<3600: "\(Int(s / 60))m";
  case ..<86_400: "\(Int(s / 3600))h";
  default: "\(Int(s / 86_400))d"
  }
}
print([5, 65, 4000, 90_000, 1e6].map(ago))
print(
  date.description, Date(timeIntervalSinceReferenceDate: 0), Date.distantPast < date,
  date.addingTimeInterval(86_400).timeIntervalSince(date), date == Date(timeIntervalSince1970: 1_718_000_000.5))
