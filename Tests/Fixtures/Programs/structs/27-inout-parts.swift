// Two parts of one variable are changed by one call.

struct Player { var name: String; var health: Int; var energy: Int; var bag = [1, 2, 3] }
func balance(_ x: inout Int, _ y: inout Int) { let sum = x + y; x = sum / 2; y = sum - x }
func some() {
  var oscar = Player(name: "Oscar", health: 10, energy: 7)
  balance(&oscar.health, &oscar.energy)
  print(oscar)
  swap(&oscar.health, &oscar.energy)
  print(oscar)
}
some()
class Holder { var a = 1; var b = 4; var p = Player(name: "x", health: 1, energy: 9) }
let h = Holder()
balance(&h.a, &h.b)
print(h.a, h.b)
swap(&h.a, &h.b)
print(h.a, h.b)
func tuples() {
  var pair = (1, 10)
  balance(&pair.0, &pair.1)
  print(pair)
}
tuples()
struct Box {
  var inner = Player(name: "i", health: 3, energy: 5); var extra = 8
  mutating func mix() { balance(&inner.health, &extra); balance(&extra, &inner.energy) }
}
var box = Box(); box.mix(); print(box)
