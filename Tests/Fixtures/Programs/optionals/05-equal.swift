let a: Int? = 3
print(a == 3, a == nil, a != 4, a == Optional(3))
let b: Int? = nil
print(b == nil, b == a)
