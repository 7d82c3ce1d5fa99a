// What Unicode says of the scalars of a text.

func names(of text: String) -> String {
  text.unicodeScalars.map { ($0.properties.name ?? "none").capitalized }.joined(separator: ", ")
}

extension String {
  var capitalized: String {
    split(separator: " ").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined(separator: " ")
  }
}

print(names(of: "😼"), "|", names(of: "né"), "|", names(of: "\u{1}"))
for scalar in "a5😀-Σ".unicodeScalars {
  let properties = scalar.properties
  print(
    properties.isAlphabetic, properties.isEmoji, properties.isEmojiPresentation, properties.isDash,
    properties.isUppercase, properties.nameAlias ?? "none")
}
print("Plan ⛪️ now".unicodeScalars.filter(\.properties.isEmojiPresentation).count)
