import Foundation

let url = URL(string: "https://example.org/a/b.html?q=1#top")!
print(url.host ?? "-", url.path, url.query ?? "-", url.fragment ?? "-", url.lastPathComponent)
