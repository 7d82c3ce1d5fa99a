protocol Cell { var title: String { get } }
class BaseCell: Cell { var title: String { "base" } }
final class ImageCell: BaseCell {
  override var title: String { "image" }
  let url = "a.png"
}
struct Header: Cell { let title = "header" }

let cells: [Any] = [BaseCell(), ImageCell(), Header(), "text", 7, 2.5, [1, 2], ["k": 1], Optional<Int>.none as Any]
for cell in cells {
  var kinds = [String]()
  if cell is Cell { kinds.append("Cell") }
  if cell is BaseCell { kinds.append("BaseCell") }
  if let image = cell as? ImageCell { kinds.append("ImageCell \(image.url)") }
  if cell is Header { kinds.append("Header") }
  if let number = cell as? Int { kinds.append("Int \(number)") }
  if cell is [Int] { kinds.append("[Int]") }
  if let dictionary = cell as? [String: Int] { kinds.append("dictionary \(dictionary["k"] ?? 0)") }
  print(kinds.isEmpty ? "nothing" : kinds.joined(separator: ", "))
}
let base: BaseCell = ImageCell()
let image = base as! ImageCell
print(image.url, (base as Cell).title, base === image)
print((BaseCell() as? ImageCell) == nil)
let anything: Any? = "text"
print((anything as? String)?.count ?? 0, anything as? Int as Any)
let mixed: [Any] = [1, 2, 3]
print((mixed as? [Int])?.reduce(0, +) ?? -1, (mixed + ["x"]) as? [Int] as Any)
let json: [String: Any] = ["user": ["name": "Al", "tags": ["x", "y"]], "age": 3, "ok": true]
let user = json["user"] as? [String: Any]
print(user?["name"] as? String ?? "-", (user?["tags"] as? [String])?.last ?? "-", json["age"] as? Int ?? 0)
print(json["ok"] as? Bool ?? false, json["none"] as? String ?? "absent", (json["user"] as? String) == nil)
let wrapped: Any = Optional(5) as Any
print(wrapped as? Int ?? 0)
func describe<T>(_ value: T) -> String { value is String ? "string" : "\(T.self)" }
print(describe("a"), describe(1), describe([1.5]))
let cellType: BaseCell.Type = ImageCell.self
print(cellType, cellType is ImageCell.Type, type(of: base) == ImageCell.self)
