// A type's own function before a protocol's of the same name, where a scope says which type is meant; a module's type of
// the name of one that lies nearer.
protocol SceneType {
  static var name: String { get }
}

extension SceneType {
  static func first() -> Screen { Screen(title: "any \(name)") }
}

class Screen {
  let title: String
  init(title: String) { self.title = title }
}

final class Feed: Screen {}

enum Scenes {
  enum Feed: SceneType {
    static let name = "feed"
    static func first() -> String { "own \(name)" }
  }
  enum Other: SceneType {
    static let name = "other"
  }
}

let feed = Scenes.Feed.first()
print(feed)
print(Scenes.Other.first().title)
