import FlowModel

/// A CGFloat is kept as a Double, so that extensions of either are extensions of both.
extension Program {
  /// Takes away what extensions of CGFloat and of Double both have by one name: which of the two a number is, is not kept.
  /// Functions stay, of which the arguments tell.
  func dropWhatBothNumbersHave() {
    guard let number = libraryNominals["Double"], nominals["CGFloat"] == nil else { return }
    let own = namesOfProperties { $0 != "CGFloat" && types.named($0) === types.double }
    for symbol in namesOfProperties(extending: { $0 == "CGFloat" }) where own.contains(symbol) {
      number.members[symbol] = nil
    }
  }

  /// Whether a number conforms to a protocol where it is a CGFloat, and not where it is a Double.
  func conformsAsCGFloatAlone(_ type: RuntimeType) -> Bool {
    guard type.nominal?.kind == .protocol, let number = libraryNominals["Double"] else { return false }
    let parts = number.conformances.filter { $0.type === type }.map(\.part.name)
    return parts.contains("CGFloat") && !parts.contains("Double")
  }

  private func namesOfProperties(extending isExtended: (String) -> Bool) -> Set<Symbol> {
    Set(
      trees.flatMap { tree in
        tree.tree.types.filter { $0.kind == .extension && isExtended($0.name) }.flatMap(\.properties).map {
          symbols[tree.tree.properties[Int($0)].name]
        }
      })
  }
}
