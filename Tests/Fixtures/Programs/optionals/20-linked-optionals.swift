final class Page {
  let title: String
  var next: Page?
  weak var previous: Page?
  init(_ title: String) { self.title = title }
}
final class Book {
  private(set) var first: Page?
  private(set) var current: Page?
  var last: Page? {
    var page = first
    while let next = page?.next { page = next }
    return page
  }
  func append(_ title: String) {
    let page = Page(title)
    page.previous = last
    if let last { last.next = page } else { first = page }
    current = current ?? page
  }
  @discardableResult func forward() -> Bool {
    guard let next = current?.next else { return false }
    current = next
    return true
  }
  @discardableResult func backward() -> Bool {
    guard let previous = current?.previous else { return false }
    current = previous
    return true
  }
  func remove(_ title: String) -> Page? {
    var page = first
    while let candidate = page, candidate.title != title { page = candidate.next }
    guard let found = page else { return nil }
    if let previous = found.previous { previous.next = found.next } else { first = found.next }
    found.next?.previous = found.previous
    if current === found { current = found.next ?? found.previous }
    found.next = nil
    return found
  }
  var titles: [String] {
    var (result, page) = ([String](), first)
    while let current = page {
      result.append(current === self.current ? "[\(current.title)]" : current.title)
      page = current.next
    }
    return result
  }
}
let book = Book()
print(book.last?.title as Any, book.forward(), book.titles)
for title in ["one", "two", "three", "four"] { book.append(title) }
print(book.titles, book.last?.previous?.title ?? "-", book.first?.next?.next?.title ?? "-")
book.forward()
book.forward()
print(book.titles, book.backward(), book.current?.title ?? "-")
print(book.remove("two")?.title ?? "-", book.titles, book.current?.previous?.title ?? "-")
print(book.remove("zero") == nil, book.remove("one")?.next == nil, book.titles, book.first?.previous == nil)
print(book.remove("four")?.previous?.title ?? "gone", book.titles)
book.forward()
_ = book.remove("three")
print(book.titles, book.current as Any, book.first == nil)
