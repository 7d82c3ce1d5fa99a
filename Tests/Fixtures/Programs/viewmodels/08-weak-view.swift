protocol View: AnyObject { func show(_ text: String) }
final class Presenter {
  weak var view: View?
  func load() { view?.show("loaded") }
}
final class Label: View { func show(_ text: String) { print("label:", text) } }
let presenter = Presenter()
var label: Label? = Label()
presenter.view = label
presenter.load()
label = nil
presenter.load()
