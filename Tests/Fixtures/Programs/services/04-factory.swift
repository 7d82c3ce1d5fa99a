enum Theme { case light, dark }
struct Palette { let background: String; let text: String }
func makePalette(_ theme: Theme) -> Palette {
  theme == .light ? Palette(background: "white", text: "black") : Palette(background: "black", text: "white")
}
print(makePalette(.dark), makePalette(.light).text)
