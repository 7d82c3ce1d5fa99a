import FlowModel

/// Where a global, static or stored variable lies, `&context`: nothing is read or written there.
final class AddressBox: NativeBox {
  static let name = "UnsafeMutableRawPointer"

  /// What holds the variable, which is not kept by its address.
  private let holder: ObjectIdentifier
  /// Which property of the holder it is.
  private let symbol: Symbol?

  init(_ cell: StaticCell) {
    holder = ObjectIdentifier(cell)
    symbol = nil
  }

  init(_ object: Instance, _ symbol: Symbol) {
    holder = object.gone ?? ObjectIdentifier(object.identity)
    self.symbol = symbol
  }

  override var typeName: String { Self.name }
  override var isPrintable: Bool { false }
  override func isEqual(to other: NativeBox) -> Bool {
    guard let other = other as? AddressBox else { return false }
    return other.holder == holder && other.symbol == symbol
  }
  override func hash(into hasher: inout Hasher) { hasher.combine(holder) }
}

extension Interpreter {
  /// Where the variable lies that a place is; nil where it has no place of its own: a local one, a computed one.
  func address(of place: Place, _ frame: Frame) -> AddressBox? {
    // Of a list it is that of its elements.
    if case .list? = peek(place, frame) { return nil }
    switch place {
    case .cell(let cell): return cell.property.isPlainVariable ? AddressBox(cell) : nil
    case .property(let base, let symbol, _):
      switch peek(base, frame) {
      case .type(let type)?:
        guard let found = candidates(symbol, of: type, isStatic: true).first,
          case .staticStored(let tree, let property) = found.member, property.isPlainVariable
        else { return nil }
        return AddressBox(staticCell(tree, property, symbol, owner: found.owner, of: type))
      case .object(let object)?:
        guard let field = object.nominal.fieldsBySymbol[symbol], field.isSimple else { return nil }
        return AddressBox(object, symbol)
      default: return nil
      }
    default: return nil
    }
  }
}

extension TreeProperty {
  /// Whether it is stored, and nothing of the app's stands before it.
  fileprivate var isPlainVariable: Bool { getter < 0 && willSet < 0 && didSet < 0 && attributes.isEmpty }
}
