// Unowned variables that may be nil, in functions, objects, values, types and closures, and what their observers see.
class Player {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("gone", name) }
}
func show(_ player: Player?) { print(player?.name ?? "none") }

func local() {
  unowned var current: Player?
  show(current)
  var kept = Player("Ada")
  show(current)
  current = kept
  show(current)
  print(current == nil, current!.name)
  current = nil
  show(current)
  kept = Player("Bob")
  print(kept.name)
}
local()

struct Seat {
  unowned var player: Player?
}
func seat() {
  var owner: Player? = Player("Cleo")
  var seat = Seat(player: owner)
  show(seat.player)
  seat.player = nil
  owner = nil
  show(seat.player)
}
seat()

final class Table {
  unowned let host: Player
  unowned var guest: Player? {
    didSet { print("from", oldValue?.name ?? "none", "to", guest?.name ?? "none") }
  }
  init(_ host: Player) { self.host = host }
}
func table() {
  let host = Player("Dora")
  let guest = Player("Emil")
  let table = Table(host)
  show(table.guest)
  table.guest = guest
  table.guest = nil
  print(table.host.name)
}
table()

enum Hall {
  unowned static var guide: Player?
  weak static var next: Player? {
    didSet { print("next is", next?.name ?? "none") }
  }
}
func hall() {
  let guide = Player("Finn")
  show(Hall.guide)
  Hall.guide = guide
  show(Hall.guide)
  Hall.next = guide
  Hall.next = nil
  Hall.guide = nil
}
hall()
show(Hall.guide)

func closures() {
  var player: Player? = Player("Gus")
  let look = { [unowned player] in show(player) }
  look()
  player = nil
  let empty = { [unowned player] in show(player) }
  empty()
}
closures()
