import FlowInterfaceBuilder
import FlowModel

/// The types of each file that stand in no other, in their order.
final class OuterTypes {
  private let index: CodeIndex
  private var known: [String: [(location: SourceLocation, name: String)]] = [:]

  init(_ index: CodeIndex) { self.index = index }

  /// The name of the one that begins last before a place.
  func last(in file: String, before place: SourceLocation) -> String? {
    let all = types(of: file)
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].location <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? all[low - 1].name : nil
  }

  private func types(of file: String) -> [(location: SourceLocation, name: String)] {
    if let known = known[file] { return known }
    guard let number = index.numbers[file], case let tree = index.trees[Int(number)] else { return [] }
    let found = tree.types.filter { $0.owner < 0 && $0.function < 0 }.map {
      (location: tree.location(at: $0.offset), name: $0.name)
    }.sorted { $0.location < $1.location }
    known[file] = found
    return found
  }
}
