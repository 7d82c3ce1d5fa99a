/// A class and its superclasses, nearest first. Those that inherit from one class share what is above it as far as it is
/// known, and asking copies nothing.
struct Lineage: RandomAccessCollection {
  private let start: Nominal
  private let ancestors: [Nominal]

  init(_ start: Nominal, ancestors: [Nominal]) {
    self.start = start
    self.ancestors = ancestors
  }

  var startIndex: Int { 0 }
  var endIndex: Int { ancestors.count + 1 }
  subscript(position: Int) -> Nominal { position == 0 ? start : ancestors[position - 1] }
}
