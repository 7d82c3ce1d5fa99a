protocol Coffee { var cost: Int { get } }
struct Plain: Coffee { let cost = 10 }
struct Milk: Coffee {
  let base: Coffee
  var cost: Int { base.cost + 2 }
}
print(Milk(base: Milk(base: Plain())).cost)
