let text = "Hello, World"
print(text.count, text.uppercased(), text.lowercased(), text.hasPrefix("Hell"), text.hasSuffix("x"))
print(text.split(separator: ","), text.contains("World"), String(text.reversed()))
