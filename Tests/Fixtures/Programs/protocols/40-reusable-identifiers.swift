protocol Reusable: AnyObject { static var reuseID: String { get } }
extension Reusable {
  static var reuseID: String { String(describing: Self.self) }
  static var extra: String { "extra of \(Self.self)" }
}
class View {}
class Cell: View {}
final class TitleCell: Cell {}
class RowCell: Cell {}
final class DeepCell: RowCell {}
extension Cell: Reusable {}
final class Table {
  var makers: [String: () -> Cell] = [:]
  func register<C: Cell>(_ type: C.Type, _ make: @escaping () -> C) {
    makers[C.reuseID] = make; print("registered", C.reuseID, type.reuseID, C.extra)
  }
  func dequeue<C: Cell>(_ type: C.Type = C.self) -> C {
    guard let cell = makers[C.reuseID]?() as? C else { fatalError("no \(C.reuseID)") }
    return cell
  }
  func id<C: Cell>(of cell: C) -> String { C.reuseID + " " + C.extra }
  func again<C: Cell>(_ type: C.Type) -> String { name(type) + name(C.self) }
  func name<R: Reusable>(_ type: R.Type) -> String { "<\(R.reuseID) \(type.reuseID) \(R.extra)>" }
}
let table = Table()
table.register(TitleCell.self) { TitleCell() }
table.register(DeepCell.self) { DeepCell() }
table.register(RowCell.self) { RowCell() }
let title: TitleCell = table.dequeue()
print(type(of: title))
print(type(of: table.dequeue(DeepCell.self)))
print(type(of: table.dequeue() as RowCell))
print(table.again(DeepCell.self))
print(table.name(RowCell.self))
print(TitleCell.reuseID, DeepCell.extra)
extension Reusable where Self: Cell {
  static func register(in table: Table) {
    table.register(Self.self) { fatalError() }; print(reuseID, Self.reuseID, extra)
  }
}
DeepCell.register(in: table)
func enroll<C: Cell>(_ type: C.Type) { C.register(in: table); type.register(in: table) }
enroll(RowCell.self)
