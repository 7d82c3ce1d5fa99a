struct Point: CustomStringConvertible {
  var x = 0
  var y = 0
  var description: String { "(\(x), \(y))" }
}
struct Plain {
  var title: String
  var count: Int?
  var tags: [String]
}
enum Tab { case home, settings(page: Int), search(String, Bool) }

let point = Point(x: 1, y: 2)
print("point \(point), twice \(point.x * 2)")
print(point, [point, Point()], ["origin": Point()])
print(Plain(title: "List", count: nil, tags: ["a", "b"]))
print("\(Plain(title: "x", count: 3, tags: []))")
print(Tab.home, Tab.settings(page: 2), Tab.search("cats", true))
let missing: String? = nil
let present: String? = "here"
print("optional: \(String(describing: missing)) \(String(describing: present))")
print("or default: \(missing ?? "nothing")")
print(present as Any, [1, nil, 3] as [Int?])
print("nested \("inner \(1 + 1)") end")
print(#"raw \(point) and "quotes" \#(point.y)"#)
let message = """
  Dear \(present ?? "you"),
    your order of \(3) items \
  is on its way.

  "Thanks"
  """
print(message)
print("tab\tend", "unicode \u{1F600} \u{e9}", "back\\slash", "quote \"q\"")
print("a", "b", separator: "-", terminator: "!\n")
print(("pair", 1), (name: "n", 2.0), ())
debugPrint("quoted", 1, [Optional("x")], separator: " | ")
print(String(reflecting: "a\nb"), String(reflecting: point))
print(Int.self, type(of: point), type(of: [1: "a"]), type(of: present))
