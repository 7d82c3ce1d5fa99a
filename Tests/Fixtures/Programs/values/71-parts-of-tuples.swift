// Tuples whose parts are set one after the other.
func details(of name: String) -> (year: Double, title: String, count: Int) {
  var info: (year: Double, title: String, count: Int)
  info.year = 1
  info.title = name.uppercased()
  info.count = name.count
  info.count += 1
  return info
}
print(details(of: "dune"))

struct Place {
  var point: (x: Double, y: Double)
  var names: (String, String?)
  init(_ x: Double) {
    point.x = x
    point.y = 2
    names.0 = "a"
    names.1 = nil
  }
}
let place = Place(3)
print(place.point, place.names, place.point.y / 4)

func captured() -> () -> String {
  var pair: (Int, String)
  pair.0 = 7
  pair.1 = "seven"
  let tell = { "\(pair.0) \(pair.1)" }
  pair.1 = "SEVEN"
  return tell
}
print(captured()())
