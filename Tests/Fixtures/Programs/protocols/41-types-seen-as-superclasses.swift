protocol Reusable: AnyObject { static var reuseID: String { get } }
extension Reusable {
  static var reuseID: String { String(describing: Self.self) }
  static var extra: String { "extra of \(Self.self)" }
}
class Cell: Reusable {}
class RowCell: Cell {}
func id<C: Cell>(of cell: C) -> String { C.reuseID + " " + C.extra }
func name<R: Reusable>(_ type: R.Type) -> String { "<\(R.reuseID) \(type.reuseID) \(R.extra) \(type.extra)>" }
let seen: Cell = RowCell()
let kind: Cell.Type = RowCell.self
print(id(of: seen))
print(name(kind))
print(kind.reuseID, kind.extra, type(of: seen).reuseID)
