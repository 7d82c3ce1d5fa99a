protocol Named: AnyObject {}
class Cell: Named {}
class RowCell: Cell {}
func name<R: Cell>(_ type: R.Type) -> String { "\(R.self)" }
func both<R: Cell>(_ type: R.Type) -> String { name(type) + name(R.self) }
func each(_ types: [Cell.Type]) -> String { types.map { name($0) }.joined(separator: " ") }
class Outer { class Inner: Cell {} }
let kind: Cell.Type = RowCell.self
print(name(kind))
print(both(kind))
print(each([RowCell.self, Cell.self]))
print(name(RowCell.self), both(RowCell.self), name(Outer.Inner.self))
print(name(type(of: RowCell() as Cell)))
