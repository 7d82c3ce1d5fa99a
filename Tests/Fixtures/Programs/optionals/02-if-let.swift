let text: String? = "12"
if let text, let number = Int(text) {
  print("number \(number)")
} else {
  print("no number")
}
