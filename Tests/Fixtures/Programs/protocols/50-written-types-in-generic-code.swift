// Generated constants of scenes, asked for in the extension of a protocol with a constraint.

class Screen { var title = "screen" }
final class ItemScreen: Screen { var item = 1 }

protocol SceneType { static var name: String { get } }
extension SceneType {
  static func first() -> Screen {
    print("any", name)
    return Screen()
  }
}

enum Scenes {
  enum Item: SceneType {
    static let name = "Item"
    static func first() -> ItemScreen {
      print("own", name)
      return ItemScreen()
    }
  }
  enum Help: SceneType { static let name = "Help" }
}

class Coordinator { func show(_ screen: Screen) { print(type(of: screen)) } }
protocol Presenting { func showItem() }
extension Presenting where Self: Coordinator {
  func showItem() {
    let screen = Scenes.Item.first()
    screen.item = 2
    show(screen)
    show(Scenes.Help.first())
  }
}
final class FeedCoordinator: Coordinator, Presenting {}
FeedCoordinator().showItem()
