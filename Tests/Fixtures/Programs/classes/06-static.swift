class Cell {
  class var identifier: String { "Cell" }
  static let height = 44
}
class PhotoCell: Cell {
  override class var identifier: String { "PhotoCell" }
}
print(Cell.identifier, PhotoCell.identifier, PhotoCell.height)
