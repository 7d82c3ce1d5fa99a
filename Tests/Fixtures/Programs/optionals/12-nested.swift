let inner: Int? = nil
let outer: Int?? = inner
let gone: Int?? = nil
print(outer == nil, gone == nil)
print(outer as Any, gone as Any, Optional(Optional(3)) as Any)
if let once = outer { print("once:", once as Any) }
if case .some(.none) = outer { print("some of none") }
switch outer {
case .none: print("outer none")
case .some(.none): print("inner none")
case .some(.some(let value)): print(value)
}
let settings: [String: Int?] = ["volume": 5, "brightness": nil]
print(settings.count, settings["volume"] as Any, settings["brightness"] as Any, settings["contrast"] as Any)
if let brightness = settings["brightness"] { print("has a key, value", brightness as Any) }
print(settings["volume"]??.description ?? "none", (settings["brightness"] ?? 7) ?? 8)
var edited = settings
edited["brightness"] = .some(nil)
print(edited.count)
edited["brightness"] = nil
print(edited.count)
edited.updateValue(nil, forKey: "contrast")
print(edited.keys.sorted())

let texts: [String?] = ["1", nil, "x", "4"]
print(texts.map { $0.flatMap { Int($0) } })
print(texts.compactMap { $0 }.compactMap(Int.init))
print(texts.compactMap { $0 }.count, texts.flatMap { $0 == nil ? [] : [$0!, $0!] })
print(texts.first as Any, texts.last! as Any)
if let first = texts.first, let value = first { print("first", value) }
for case let text? in texts { print(text, terminator: " ") }
print()
for case .some(let text) in texts where text != "x" { print(text, terminator: " ") }
print()
func first(_ list: [Int?]) -> Int?? { list.first }
print(first([]) as Any, first([nil]) as Any, first([2]) as Any)
