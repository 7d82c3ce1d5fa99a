struct Song { let title: String; let artist: String; let seconds: Int }
let songs = [
  Song(title: "Two", artist: "B", seconds: 120), Song(title: "One", artist: "A", seconds: 60),
  Song(title: "Three", artist: "B", seconds: 200), Song(title: "Four", artist: "C", seconds: 90),
]
let byArtist = Dictionary(grouping: songs, by: \.artist)
for artist in byArtist.keys.sorted() {
  print(artist, byArtist[artist]!.map(\.title).sorted())
}
let lengths = byArtist.mapValues { $0.reduce(0) { $0 + $1.seconds } }
print(lengths.sorted { $0.value > $1.value }.map { "\($0.key)=\($0.value)" })
var counts: [Character: Int] = [:]
for letter in "mississippi" { counts[letter, default: 0] += 1 }
print(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)\($0.value)" }.joined(separator: " "))
let byTitle = Dictionary(uniqueKeysWithValues: songs.map { ($0.title, $0) })
print(byTitle["One"]?.seconds ?? 0, byTitle["None"]?.seconds ?? 0, byTitle.count)
let latest = Dictionary(songs.map { ($0.artist, $0.title) }) { first, second in first + "/" + second }
print(latest.sorted { $0.key < $1.key }.map(\.value))
var merged = ["a": 1, "b": 2].merging(["b": 3, "c": 4]) { old, new in old * 10 + new }
merged.merge(["a": 100]) { current, _ in current }
print(merged.sorted { $0.key < $1.key }.map { "\($0)\($1)" })
print(merged.filter { $0.value > 1 }.keys.sorted(), merged.values.sorted(), merged.contains { $0.value == 23 })
print(merged.compactMapValues { $0 > 1 ? "\($0)" : nil }.values.sorted(), merged.map { $0.value }.max() ?? 0)
print(merged.removeValue(forKey: "a") as Any, merged.removeValue(forKey: "z") as Any, merged["b"] as Any)
print(merged.updateValue(0, forKey: "b") as Any, merged.updateValue(9, forKey: "n") as Any)
for key in merged.keys.sorted() { merged[key]! += 1 }
print(merged == ["b": 1, "c": 5, "n": 10], merged.isEmpty, merged.first { $0.value == 5 }?.key ?? "-")
var nested: [String: [String: Int]] = [:]
nested["x", default: [:]]["y"] = 1
nested["x"]?["z", default: 5] += 1
nested["q"]?["z"] = 1
print(nested.keys.sorted(), nested["x"]!.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
var lists: [Bool: [Int]] = [:]
for n in 1...6 { lists[n.isMultiple(of: 2), default: []].append(n) }
print(lists[true]!, lists[false]!, lists.reduce(0) { $0 + $1.value.count })
let pairs: KeyValuePairs = ["z": 1, "a": 2]
for (key, value) in pairs { print(key, value) }
print(["only": 1], [Int: String](), ["k": [1: nil as Int?]])
merged.removeAll()
print(merged.isEmpty, merged.randomElement() as Any)
