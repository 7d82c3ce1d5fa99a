class View {
  required init() {}
}

final class TopView: View {}

protocol Named { static var title: String { get } }
struct Page: Named { static var title: String { "page" } }

class Loader {
  static func load<T: View>() -> T {
    print("loads \(T.self)")
    return T()
  }
  static func pick<T>(_ all: [Any]) -> T? where T: View { all.compactMap { $0 as? T }.first }
  static func first<T>() -> T? where T: Named {
    print("asks for \(T.title), \(T.self)")
    return nil
  }
  static func any<T>(or value: T) -> T {
    print("any \(T.self)")
    return value
  }
  static func same<T: Equatable>(as value: T) -> T {
    print("same \(T.self)")
    return value
  }
  static func restored<T>() -> T where T: View {
    print("restores \(T.self)")
    return T()
  }
}

final class Screen {
  var top: TopView?
  var view: View? = Loader.load()
  lazy var late: TopView? = Loader.restored()

  func setUp() {
    top = Loader.load()
    top = Loader.restored()
    print(type(of: top!), late === top)
    let page: Page? = Loader.first()
    print(page == nil)
    let picked: TopView? = Loader.pick([1, TopView()])
    print(picked != nil)
    let number: Int? = Loader.any(or: nil)
    let same: Int? = Loader.same(as: 3)
    print(number as Any, same as Any)
  }
}

Screen().setUp()
