func feature() -> String {
  if #available(iOS 26, *) { return "new" }
  return "old"
}

func gate(_ open: Bool) -> String {
  guard #available(macOS 99, iOS 99, *), open else { return "closed" }
  return "open"
}

if #unavailable(iOS 13) {
  print("unavailable")
} else {
  print("available")
}
print(feature(), gate(true), gate(false))
if #available(Linux 1, *) { print("linux") }
while #available(iOS 15, *) {
  print("once")
  break
}
