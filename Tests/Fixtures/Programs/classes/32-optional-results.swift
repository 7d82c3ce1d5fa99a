// A subclass gives for sure what its superclass may give: which of them is asked decides.

class Item {
  func title() -> String? { nil }
  func parent() -> Item? { nil }
}

class Folder: Item {
  override func title() -> String { "folder" }
  override func parent() -> Folder { Folder() }
}

class Box: Folder {
  override func title() -> String { "box" }
}

func show(_ item: Item) { print(item.title() ?? "none", item.title()?.count ?? 0, item.parent() != nil) }

show(Item())
show(Folder())
show(Box())
let folder = Folder()
print(folder.title().count, folder.parent().title())
let items: [Item] = [Folder(), Item(), Box()]
print(items.compactMap { $0.title() }, items.map { $0.title() == nil })
let item: Item = Box()
if let title = item.title() { print(title) }
print(item.title() as Any, Box().title())
