import Foundation

/// Follows constraints from what is known to what they pin to it: edges, centres and sizes that are equal to another
/// view's, a guide's or a number, and solves together those that have to hold. A view's own size or a choice among
/// priorities stays unknown; so does an axis whose constraints contradict each other.
struct PinLayout: LayoutSolver {
  func places(in view: UIView, isStrict: Bool) -> [ObjectIdentifier: LayoutPlace] {
    var work = PinWork(view: view, isStrict: isStrict)
    work.solve()
    return work.places.byItem
  }

  func estimates(in view: UIView, bounds: LayoutPlace?) -> [ObjectIdentifier: LayoutPlace] {
    var work = PinWork(view: view, isStrict: true)
    if let bounds { work.bound(by: bounds) }
    work.solve()
    work.estimate()
    return work.places.byItem
  }

  func hasContradiction(in view: UIView) -> Bool {
    var work = PinWork(view: view, isStrict: true)
    work.solve()
    return work.isContradictory
  }

  func fittingHeight(of view: UIView, width: CGFloat?) -> Extent? {
    var work = PinWork(view: view, isStrict: true)
    work.open(width: width)
    work.solve()
    work.estimate()
    return work.places[view].flatMap { place in
      place.y[.size].upperBound.isFinite ? place.y[.size] : nil
    }
  }
}

/// One use of ``PinLayout``.
@MainActor
struct PinWork {
  /// The view whose coordinates all places are in.
  let view: UIView
  let isStrict: Bool
  /// What is known so far of the items that constraints place.
  var places = PlaceTable()
  private(set) var equations: [PinEquation] = []
  /// The views among the items.
  private(set) var views: [UIView] = []
  /// Whether something outside decides how large the view itself is.
  private(set) var isBounded = false
  /// Whether required constraints disagree.
  private(set) var isContradictory = false
  /// The axes, vertical or not, on which inequalities contradict each other.
  private var contradictory: Set<Bool> = []

  init(view: UIView, isStrict: Bool) {
    self.view = view
    self.isStrict = isStrict
  }

  /// Leaves the height of the view itself to what is in it.
  mutating func open(width: CGFloat?) {
    places.add(view, at: LayoutPlace(x: LayoutSpan(min: 0, size: width), y: LayoutSpan(min: 0, size: nil)))
  }

  /// Takes between which bounds the view's own lie: something outside of it decides.
  mutating func bound(by bounds: LayoutPlace) {
    isBounded = true
    places.add(view, at: bounds)
  }

  /// Works out what constraints determine: required ones, then those that are stronger than what content asks for, the
  /// strongest first.
  mutating func solve() {
    collect()
    let required = equations.filter { $0.isExact && $0.isRequired }
    follow(required, isExact: true)
    if solveTogether(required) { follow(required, isExact: true) }
    let strengths = Set(equations.lazy.filter { $0.isExact && !$0.isRequired }.map(\.strength)).sorted(by: >)
    for strength in strengths {
      follow(equations.filter { $0.isExact && $0.strength >= strength }, isExact: true)
    }
    followWishes()
    followContent()
    dropContradictions()
  }

  /// Gives views that constraints leave open the sizes that are stated for their content, where nothing contradicts
  /// those: which of two that compete gives way, their priorities decide.
  private mutating func followContent() {
    let before = places
    let exact = equations.filter(\.isExact)
    for isVertical in [false, true] {
      for view in views {
        guard let length = view.statedContentLength(isVertical: isVertical) else { continue }
        _ = set(side(view, .size, isVertical), .at(length))
      }
    }
    follow(exact, isExact: true)
    spaceEqually()
    for isVertical in [false, true] where equations.contains(where: { $0.isVertical == isVertical && isBroken($0) }) {
      restore(before, isVertical: isVertical)
    }
  }

  /// Places the views of stacks that are spaced or centered equally, where all lengths are known.
  ///
  /// - UIKit: the gaps between the views are equal, or the distances between their centres (documentation of
  ///   UIStackView.Distribution).
  private mutating func spaceEqually() {
    var stacks: [UIStackView] = views.compactMap { $0 as? UIStackView }
    if let stack = view as? UIStackView { stacks.append(stack) }
    for stack in stacks where stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
      let shown = stack.shownViews
      let isVertical = stack.axis == .vertical
      guard shown.count > 2, let first = shown.first, let last = shown.last else { continue }
      let part = stack.distribution == .equalSpacing ? LayoutSpan.Part.max : .center
      let sizes = shown.map { extent(of: side($0, .size, isVertical)).exact }
      guard let start = extent(of: side(first, part, isVertical)).exact,
        let end = extent(of: side(last, part, isVertical)).exact,
        !sizes.contains(nil)
      else { continue }
      let inner = part == .max ? sizes.dropFirst().reduce(0) { $0 + ($1 ?? 0) } : 0
      let step = (end - start - inner) / CGFloat(shown.count - 1)
      var place = start
      for (view, size) in zip(shown, sizes).dropFirst().dropLast() {
        place += step + (part == .max ? size ?? 0 : 0)
        _ = set(side(view, part, isVertical), .at(place))
      }
      follow(equations.filter(\.isExact), isExact: true)
    }
  }

  /// Whether what is known contradicts an equation.
  func isBroken(_ equation: PinEquation) -> Bool {
    guard let first = extent(of: equation.first).exact, let second = secondExtent(of: equation).exact,
      let constant = equation.constant.exact
    else { return false }
    return equation.isBroken(by: first - second * equation.multiplier - constant)
  }

  /// Works out the bounds between which the rest lies.
  mutating func estimate() {
    equations.removeAll(where: \.isFaint)
    follow(equations, isExact: false)
    estimateSizes()
  }

  /// Finds the items that constraints place, beginning with the view's own, and the equations between them.
  mutating func collect() {
    var seen: Set<ObjectIdentifier> = []
    var items: [any ConstrainedItem] = view.subviews.filter(\.isPlacedByConstraints).reversed()
    items += view.layoutGuides as [any ConstrainedItem]
    if let stack = view as? UIStackView { equations += stack.arrangement() }
    while let item = items.popLast() {
      guard places.add(item, at: begin(of: item)) else { continue }
      if let view = item as? UIView { views.append(view) }
      if let stack = item as? UIStackView {
        equations += stack.arrangement()
        items += stack.arrangedSubviews.reversed() as [any ConstrainedItem]
      }
      for constraint in item.attachedConstraints where seen.insert(ObjectIdentifier(constraint)).inserted {
        guard let read = PinEquation(constraint, in: view) else { continue }
        let equation = read.withViewsForGuides(isStrict: isStrict, where: isOpen)
        equations.append(equation)
        items += equation.items.filter { places[$0] == nil && isOpen($0) }
      }
    }
    addLengths()
    findPlaces()
  }

  /// Adds what follows for lengths: two items that are tied together at both ends are as long as each other, or by so
  /// much longer.
  private mutating func addLengths() {
    let starts = Dictionary(
      equations.lazy.filter { $0.ties(.min) }.compactMap { start in start.tie.map { ($0, start) } },
      uniquingKeysWith: { first, _ in first })
    equations += equations.filter { $0.ties(.max) }.compactMap { end in
      end.tie.flatMap { starts[$0] }.flatMap { PinEquation(from: $0, to: end) }
    }
  }

  /// Finds for each side of an equation where its item's place is worked out, or else what is known of it.
  private mutating func findPlaces() {
    var known: [ObjectIdentifier: LayoutPlace] = [:]
    func find(_ side: inout PinEquation.Side) {
      side.slot = places.slot(of: side.item)
      guard side.slot == nil else { return }
      let key = ObjectIdentifier(side.item)
      let place = known[key] ?? side.item.knownPlace(in: view, isStrict: isStrict)
      known[key] = place
      side.known = place
    }
    for index in equations.indices {
      find(&equations[index].first)
      guard var second = equations[index].second else { continue }
      find(&second)
      equations[index].second = second
    }
  }

  /// A side of an equation about an item whose place is worked out.
  private func side(_ item: any ConstrainedItem, _ part: LayoutSpan.Part, _ isVertical: Bool) -> PinEquation.Side {
    PinEquation.Side(item: item, part: part, isVertical: isVertical, slot: places.slot(of: item))
  }

  /// Whether constraints place an item somewhere in the view.
  private func isOpen(_ item: any ConstrainedItem) -> Bool {
    if let subview = item as? UIView {
      return subview.isPlacedByConstraints && subview !== view && subview.isDescendant(of: view)
    }
    guard let guide = item as? UILayoutGuide else { return false }
    return guide.kind == nil ? guide.owningView?.isDescendant(of: view) == true : isContent(guide)
  }

  /// Whether it is the content of the view, which constraints between it and the views in it make as large as they ask.
  private func isContent(_ guide: UILayoutGuide) -> Bool { guide.kind == .scrollContent && guide.owningView === view }

  /// What is known of an item before any constraint is read.
  private func begin(of item: any ConstrainedItem) -> LayoutPlace {
    guard let guide = item as? UILayoutGuide, isContent(guide) else { return .unknown }
    return guide.knownPlace(in: view, isStrict: isStrict)
  }

  /// Goes through equations until nothing more is learnt.
  ///
  /// - Parameter isExact: whether only what is exact counts; else bounds do, too.
  mutating func follow(_ equations: [PinEquation], isExact: Bool) {
    if isExact {
      while pass(through: equations, isExact: true) || addUpStacks() {}
      return
    }
    for isVertical in [false, true] where !contradictory.contains(isVertical) {
      let equations = equations.filter { $0.isVertical == isVertical }
      let before = places
      var rounds = 0
      while rounds < Self.mostRounds, pass(through: equations, isExact: false) { rounds += 1 }
      guard rounds == Self.mostRounds else { continue }
      contradictory.insert(isVertical)
      restore(before, isVertical: isVertical)
    }
  }

  /// After so many rounds bounds push each other on without end, as those of inequalities do that contradict each other.
  private static let mostRounds = 64

  /// Goes through equations there and back: chains of views pass on what is known from either end.
  ///
  /// - Returns: whether anything was learnt.
  private mutating func pass(through equations: [PinEquation], isExact: Bool) -> Bool {
    var hasLearnt = false
    for equation in equations where learn(from: equation, isExact: isExact) { hasLearnt = true }
    for equation in equations.reversed() where learn(from: equation, isExact: isExact) { hasLearnt = true }
    return hasLearnt
  }

  /// Makes stacks as long as their views are together, where all lengths are known.
  ///
  /// - Returns: whether anything was learnt.
  private mutating func addUpStacks() -> Bool {
    var hasLearnt = false
    for case let stack as UIStackView in views where stack.isTight {
      let isVertical = stack.axis == .vertical
      let shown = stack.shownViews
      let sizes = shown.compactMap { places[$0] }.compactMap { (isVertical ? $0.y : $0.x).size }
      guard !shown.isEmpty, sizes.count == shown.count else { continue }
      let length = sizes.reduce(stack.insetLength(isVertical: isVertical), +) + stack.spacings.reduce(0, +)
      let side = side(stack, .size, isVertical)
      if !extent(of: side).isExact { hasLearnt = set(side, .at(length)) || hasLearnt }
    }
    return hasLearnt
  }

  /// Forgets what was learnt of an axis.
  mutating func restore(_ before: PlaceTable, isVertical: Bool) {
    for (slot, place) in before.values.enumerated() {
      if isVertical { places.values[slot].y = place.y } else { places.values[slot].x = place.x }
    }
  }

  /// Forgets an axis on which two constraints disagree: which of them UIKit would break is not known.
  mutating func dropContradictions() {
    for equation in equations where equation.isRequired && isBroken(equation) {
      isContradictory = true
      for slot in places.values.indices {
        if equation.isVertical { places.values[slot].y = .unknown } else { places.values[slot].x = .unknown }
      }
    }
  }

  /// Gives views that nothing else determines the sizes that their content may ask for.
  mutating func estimateSizes() {
    for isVertical in [false, true] {
      let contents = views.compactMap { view -> (view: UIView, extent: Extent)? in
        guard let place = places[view], (isVertical ? place.y : place.x).size == nil else {
          return nil
        }
        return view.contentExtent(isVertical: isVertical, width: place.x[.size]).map { (view, $0) }
      }
      let forces = PinForces(self, isVertical: isVertical, contents)
      for (number, (view, extent)) in contents.enumerated() {
        let size = Extent.between(extent.lowerBound, max(extent.lowerBound, forces.most(ofContent: number)))
        _ = set(side(view, .size, isVertical), size)
      }
      follow(equations, isExact: false)
      // A stack is as long as its views are together.
      for case let stack as UIStackView in views.reversed()
      where stack.isTight && (stack.axis == .vertical) == isVertical && !stack.shownViews.isEmpty {
        let sizes = stack.shownViews.map { extent(of: side($0, .size, isVertical)) }
        let room = stack.spacings.reduce(stack.insetLength(isVertical: isVertical), +)
        if set(side(stack, .size, isVertical), sizes.reduce(.at(room), +)) { follow(equations, isExact: false) }
      }
      // A stack is as thick as the thickest of its views, nested ones from the inside.
      for case let stack as UIStackView in views.reversed()
      where (stack.axis == .horizontal) == isVertical && forces.isFree(stack) {
        let most = mostThickness(of: stack, isVertical: isVertical)
        if set(side(stack, .size, isVertical), .between(-.infinity, most)) { follow(equations, isExact: false) }
      }
      shareThickness(forces, isVertical: isVertical)
    }
  }

  /// How thick a stack is at most by the views in it.
  private func mostThickness(of stack: UIStackView, isVertical: Bool) -> CGFloat {
    let sizes = stack.shownViews.compactMap { places[$0] }.map { (isVertical ? $0.y : $0.x)[.size].upperBound }
    return (sizes.max() ?? 0) + stack.insetLength(isVertical: isVertical)
  }

  /// The rows of a grid that nothing else says the length of are all as thick as the thickest of them.
  private mutating func shareThickness(_ forces: PinForces, isVertical: Bool) {
    for case let grid as UIStackView in views.reversed()
    where grid.distribution == .fillEqually && (grid.axis == .vertical) == isVertical
      && forces.isFree(grid, sharing: true)
    {
      if let outer = grid.superview as? UIStackView, outer.axis == grid.axis, outer.distribution == .fillEqually {
        continue
      }
      let rows = grid.shownViews.compactMap { $0 as? UIStackView }
      guard rows.count == grid.shownViews.count, !rows.isEmpty,
        rows.allSatisfy({ $0.axis != grid.axis && forces.isFree($0, sharing: true) })
      else { continue }
      let most = rows.map { mostThickness(of: $0, isVertical: isVertical) }.max() ?? 0
      for row in rows where set(side(row, .size, isVertical), .between(-.infinity, most)) {
        follow(equations, isExact: false)
      }
    }
  }

  private mutating func learn(from equation: PinEquation, isExact: Bool) -> Bool {
    let (first, second) = (extent(of: equation.first), secondExtent(of: equation))
    if isExact, first.isExact == second.isExact { return false }
    let factor = equation.multiplier
    let constant = equation.constant
    var hasLearnt = set(equation.first, Self.bound(second * factor + constant, by: equation.relation))
    if let side = equation.second, factor != 0, equation.relation == .equal || factor > 0 {
      let relation = NSLayoutConstraint.Relation(rawValue: -equation.relation.rawValue) ?? .equal
      hasLearnt = set(side, Self.bound((first - constant) / factor, by: relation)) || hasLearnt
    }
    return hasLearnt
  }

  /// What something can be that compares so with another thing.
  private static func bound(_ extent: Extent, by relation: NSLayoutConstraint.Relation) -> Extent {
    switch relation {
    case .equal: extent
    case .lessThanOrEqual: -.infinity...extent.upperBound
    case .greaterThanOrEqual: extent.lowerBound ... .infinity
    }
  }

  private mutating func set(_ side: PinEquation.Side, _ extent: Extent) -> Bool {
    guard let slot = side.slot else { return false }
    return side.isVertical
      ? places.values[slot].y.learn(side.part, extent) : places.values[slot].x.learn(side.part, extent)
  }

  private func extent(of side: PinEquation.Side) -> Extent {
    guard let slot = side.slot else { return (side.isVertical ? side.known.y : side.known.x)[side.part] }
    return (side.isVertical ? places.values[slot].y : places.values[slot].x)[side.part]
  }

  private func secondExtent(of equation: PinEquation) -> Extent { equation.second.map(extent(of:)) ?? 0...0 }
}
