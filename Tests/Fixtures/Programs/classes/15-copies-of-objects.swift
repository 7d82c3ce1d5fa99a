protocol Copying { init(copying other: Self) }
extension Copying { func copy() -> Self { Self(copying: self) } }
class Document: Copying, CustomStringConvertible {
  var title: String
  var pages: [Page]
  init(title: String, pages: [Page] = []) {
    self.title = title
    self.pages = pages
  }
  required init(copying other: Document) {
    title = other.title + " copy"
    pages = other.pages.map { $0.copy() }
  }
  var description: String { "\(title): \(pages.map(\.text).joined(separator: ","))" }
}
final class Page: Copying {
  var text: String
  init(_ text: String) { self.text = text }
  required init(copying other: Page) { text = other.text }
}
final class Letter: Document {
  var recipient = "nobody"
  required init(copying other: Document) {
    super.init(copying: other)
    recipient = (other as? Letter)?.recipient ?? "from document"
  }
  override init(title: String, pages: [Page] = []) { super.init(title: title, pages: pages) }
}
let original = Document(title: "Plan", pages: [Page("one"), Page("two")])
let same = original
let deep = original.copy()
same.pages[0].text = "changed"
deep.pages[1].text = "deep"
print(original, deep, separator: "\n")
let letter = Letter(title: "Hi")
letter.recipient = "Ada"
let another = letter.copy()
print(another.title, another.recipient, type(of: another), another === letter)
let asDocument: Document = letter
print(type(of: asDocument.copy()), (asDocument.copy() as? Letter)?.recipient ?? "-")

struct Buffer {
  private final class Storage {
    var values: [Int]
    init(_ values: [Int]) { self.values = values }
  }
  private var storage = Storage([])
  private(set) var copies = 0
  mutating func append(_ value: Int) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(storage.values)
      copies += 1
    }
    storage.values.append(value)
  }
  var values: [Int] { storage.values }
}
var first = Buffer()
first.append(1)
var second = first
second.append(2)
second.append(3)
first.append(9)
print(first.values, first.copies, second.values, second.copies)
