func number(_ n: Int) async -> Int { n * 10 }
async let a = number(1)
async let b = number(2)
print(await a + b)
