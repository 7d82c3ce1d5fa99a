let name = "Ada"
print("Hello, \(name)!")
