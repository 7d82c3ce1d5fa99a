final class ImageCache {
  private var images: [String: String?] = [:]
  private(set) var fetches = 0

  func image(for key: String) -> String? {
    if let known = images[key] { return known }
    fetches += 1
    let image = key.hasPrefix("bad") ? nil : "image(\(key))"
    images[key] = .some(image)
    return image
  }

  func forget(_ key: String) { images.removeValue(forKey: key) }
  var known: [String] {
    images.sorted { $0.key < $1.key }.map { key, value in value == nil ? "\(key): missing" : "\(key): \(value!)" }
  }
}
let cache = ImageCache()
for key in ["a", "bad1", "a", "bad1", "b"] { print(cache.image(for: key) ?? "none") }
print(cache.fetches, cache.known)
cache.forget("a")
print(cache.image(for: "a") ?? "none", cache.fetches)

struct Track: Equatable {
  var title: String
  var next: String?
}
let tracks = [
  "one": Track(title: "One", next: "two"), "two": Track(title: "Two", next: "three"),
  "three": Track(title: "Three", next: nil),
]
var position: String? = "one"
while let key = position, let track = tracks[key] {
  print(track.title, "then", track.next ?? "end")
  position = track.next
}
var current: Track? = tracks["one"]
var history: [Track] = []
while let track = current {
  history.append(track)
  current = track.next.flatMap { tracks[$0] }
}
print(history.map(\.title), history.last?.next as Any)
let selected: Int? = history.firstIndex { $0.title == "Two" }
let absent = history.firstIndex(of: Track(title: "Two"))
print(selected ?? -1, absent ?? -1, history.first { $0.next == nil }?.title ?? "-")
print(history.max { ($0.next?.count ?? 0) < ($1.next?.count ?? 0) }?.title ?? "-")
print([Int]().max() as Any, [3, 1].min() as Any)
