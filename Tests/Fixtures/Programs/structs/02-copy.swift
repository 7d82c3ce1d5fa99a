struct Size { var width = 0 }
let a = Size(width: 1)
var b = a
b.width = 5
print(a.width, b.width)
