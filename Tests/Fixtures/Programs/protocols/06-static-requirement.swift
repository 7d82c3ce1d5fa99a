protocol Reusable { static var identifier: String { get } }
extension Reusable { static var identifier: String { "\(Self.self)" } }
struct PhotoCell: Reusable {}
struct TextCell: Reusable { static let identifier = "text" }
func register(_ type: any Reusable.Type) { print(type.identifier) }
register(PhotoCell.self)
register(TextCell.self)
