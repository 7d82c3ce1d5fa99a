/// The order of siblings that both sides may have added to and moved.
struct SiblingOrder<Name: Hashable> {
  /// The merged order.
  private(set) var names: [Name]
  /// Whether both sides moved what both have, each in its own way: ours is kept.
  private(set) var isContested = false

  /// - Parameters:
  ///   - base: the order that both sides began with.
  ///   - ours: what is left of ours, without what does not stay.
  ///   - theirs: the same of theirs.
  ///   - precedes: which of two runs comes first that both sides added at one place; the same whoever merges.
  init(base: [Name], ours: [Name], theirs: [Name], precedes: (Name, Name) -> Bool) {
    let (inOurs, inTheirs) = (Set(ours), Set(theirs))
    let common = Set(base).intersection(inOurs).intersection(inTheirs)
    let (before, first, second) = (
      base.filter(common.contains), ours.filter(common.contains), theirs.filter(common.contains)
    )
    let isTheirs = first == before && second != before
    isContested = first != before && second != before && first != second
    // What both put here from elsewhere, each at a place of its own.
    let shared = inOurs.intersection(inTheirs)
    if shared.count > common.count, ours.filter(shared.contains) != theirs.filter(shared.contains) {
      isContested = true
    }
    let (spine, other) = isTheirs ? (theirs, ours) : (ours, theirs)
    let (inSpine, inOther) = isTheirs ? (inTheirs, inOurs) : (inOurs, inTheirs)
    names = spine
    var run: [Name] = []
    var anchor: Name?
    for name in other {
      if !inSpine.contains(name) {
        run.append(name)
        continue
      }
      insert(run, after: anchor, inOther, precedes)
      run = []
      anchor = name
    }
    insert(run, after: anchor, inOther, precedes)
  }

  /// Puts a run behind what it stands behind on its own side, before or behind what the other side put there.
  private mutating func insert(
    _ run: [Name], after anchor: Name?, _ inOther: Set<Name>, _ precedes: (Name, Name) -> Bool
  ) {
    guard let head = run.first else { return }
    var position = anchor.flatMap { names.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    if position < names.count, !inOther.contains(names[position]), precedes(names[position], head) {
      while position < names.count, !inOther.contains(names[position]) { position += 1 }
    }
    names.insert(contentsOf: run, at: position)
  }
}
