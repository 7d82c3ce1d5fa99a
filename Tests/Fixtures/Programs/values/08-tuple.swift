let size = (width: 3, height: 4)
let (w, h) = size
print(size.width * size.1, w + h)
print(size)
var (first, last) = (1, 2)
(first, last) = (last, first)
print(first, last)
