class Box { var value = 1 }
let a = Box()
let b = a
b.value = 2
print(a.value, a === b, a === Box(), a !== b)
