// Functions of one name, of which one changes its argument.
struct Post { var likes = 0 }
final class Page { var likes = 0 }
func like(_ page: Page) { page.likes += 1 }
func like(_ post: Post) { print("like a copy of", post.likes) }
func like(_ post: inout Post) { post.likes += 1 }

let page = Page()
like(page)
print(page.likes)
var post = Post()
like(post)
like(&post)
like(&post)
print(post.likes)
let fixed = Post(likes: 7)
like(fixed)

struct Counter {
  var total = 0
  mutating func add(_ number: Int) { total += number }
  mutating func add(_ number: inout Int) {
    total += number
    number = 0
  }
  func same(_ values: [Int]) -> [Int] { values }
  func same(_ values: inout [Int]) { values.append(total) }
}
var counter = Counter()
var amount = 3
counter.add(amount)
counter.add(&amount)
print(counter.total, amount)
var list = [1]
counter.same(&list)
print(counter.same(list), list)

// What wraps its argument in an Optional comes after all that take it as it is.
struct Chooser {
  func optional(_ number: Int?) -> String { "Optional" }
  func optional<T>(_ value: T) -> String { "generic" }
  func any(_ number: Int?) -> String { "Optional" }
  func any(_ value: Any) -> String { "Any" }
  func double(_ number: Int?) -> String { "Optional" }
  func double(_ number: Double) -> String { "Double" }
}
let chooser = Chooser()
let seven = 7
let maybe: Int? = 7
print(
  chooser.optional(1), chooser.optional(nil), chooser.optional(seven), chooser.optional(maybe), chooser.optional("a"))
print(chooser.any(1), chooser.any(seven), chooser.any(maybe), chooser.any("a"))
print(chooser.double(seven), chooser.double(maybe), chooser.double(1.5))
