enum Light { case red, green, yellow }
func next(_ light: Light) -> Light {
  switch light {
  case .red: .green
  case .green: .yellow
  case .yellow: .red
  }
}
var light = Light.red
for _ in 0..<4 {
  print(light, terminator: " ")
  light = next(light)
}
print()
