protocol Shape { var area: Double { get } }
struct Square: Shape { let side: Double; var area: Double { side * side } }
func unit() -> some Shape { Square(side: 1) }
func total(_ shapes: [any Shape]) -> Double { shapes.reduce(0) { $0 + $1.area } }
print(unit().area, total([Square(side: 2), unit()]))
