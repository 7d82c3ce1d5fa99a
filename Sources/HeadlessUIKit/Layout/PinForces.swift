import Foundation

/// What pulls at the views of which it is open how long they are along an axis: only one that nothing pulls at is as long
/// as its content asks for.
///
/// - UIKit: content asks for its size with priorities of its own, and gives way to whatever is stronger; a view that
///   asks for no size follows what it is tied to (Auto Layout Guide, "Intrinsic Content Size").
@MainActor
struct PinForces {
  /// A place on the axis: an end or the middle of an item.
  private struct Point: Hashable {
    let item: ObjectIdentifier
    let part: LayoutSpan.Part
  }

  /// Two places that something keeps apart or together, and may move.
  private struct Edge: Equatable {
    let from: Int
    let to: Int

    func joins(_ one: Int, _ other: Int) -> Bool { from == one && to == other || from == other && to == one }
  }

  /// A view with content.
  private struct Spring {
    let view: UIView
    /// How long it is at most by that, in points.
    let most: CGFloat
    /// Its ends and, where something is tied to that, its middle between them.
    let places: [(place: Int, distance: CGFloat)]

    /// What it holds apart.
    let edges: [Edge]
    /// How much further behind its end lies than its start, of what each moves with.
    var distance: CGFloat { (places.last?.distance ?? 0) - (places.first?.distance ?? 0) }

    init(view: UIView, most: CGFloat, places: [(place: Int, distance: CGFloat)]) {
      (self.view, self.most, self.places) = (view, most, places)
      edges = zip(places, places.dropFirst()).map { Edge(from: $0.place, to: $1.place) }
    }
  }

  /// For each place the one that it moves with, and how far behind that it lies; the first is where nothing moves.
  private var leaders = [(place: 0, distance: CGFloat(0))]
  private var numbers: [Point: Int] = [:]
  private var springs: [Spring] = []
  /// What pulls at each place: another place, with the number of the view with content between them, if there is one.
  private var pulls: [Int: [(place: Int, spring: Int?)]] = [:]
  /// The items that something says the length of.
  private var stretched: Set<ObjectIdentifier> = []
  /// Those that a stack makes as long as others, and such stacks.
  private var shared: Set<ObjectIdentifier> = []

  /// - Parameter contents: how long the views are by their content, of those that it asks for.
  init(_ work: PinWork, isVertical: Bool, _ contents: [(view: UIView, extent: Extent)]) {
    for (key, place) in work.places.byItem {
      let span = isVertical ? place.y : place.x
      for part in [LayoutSpan.Part.min, .center, .max] where span[part].isExact {
        join(number(of: Point(item: key, part: part)), 0, behind: span[part].lowerBound)
      }
      if let size = span.size {
        join(number(of: Point(item: key, part: .max)), number(of: Point(item: key, part: .min)), behind: size)
        join(number(of: Point(item: key, part: .center)), number(of: Point(item: key, part: .min)), behind: size / 2)
      }
    }
    var limits: [(lower: Int, upper: Int)] = []
    for equation in work.equations where !equation.isDerived {
      for (side, other) in [(equation.first, equation.second), (equation.second, equation.first)] {
        guard let side, other != nil, side.part == .size, side.isVertical == isVertical else { continue }
        if equation.isEqualShare {
          shared.insert(ObjectIdentifier(side.item))
        } else {
          stretched.insert(ObjectIdentifier(side.item))
        }
      }
      guard equation.isVertical == isVertical, equation.first.part != .size, let second = equation.second,
        second.part != .size
      else { continue }
      let (one, other) = (number(of: equation.first, work), number(of: second, work))
      switch equation.relation {
      case .equal:
        if equation.multiplier == 1, let distance = equation.constant.exact {
          join(one, other, behind: distance)
        } else {
          join(one, 0, behind: 0)
          join(other, 0, behind: 0)
        }
      case .lessThanOrEqual: limits.append((one, other))
      case .greaterThanOrEqual: limits.append((other, one))
      }
    }
    for (view, extent) in contents {
      let parts = [LayoutSpan.Part.min, .center, .max].filter { part in
        part != .center || numbers[Point(item: ObjectIdentifier(view), part: part)] != nil
      }
      let places = parts.map { number(of: Point(item: ObjectIdentifier(view), part: $0)) }
      springs.append(Spring(view: view, most: extent.upperBound, places: places.map(leader(of:))))
    }
    // An inequality only makes views shorter, but for those that begin at its lower side or end at its upper one.
    let ground = leader(of: 0).place
    let starts = Set(springs.compactMap(\.places.first?.place)).subtracting([ground])
    let stops = Set(springs.compactMap(\.places.last?.place)).subtracting([ground])
    for (lower, upper) in limits {
      let edge = Edge(from: leader(of: lower).place, to: leader(of: upper).place)
      if starts.contains(edge.from) || stops.contains(edge.to) { addPull(edge) }
    }
    for (number, spring) in springs.enumerated() {
      for edge in spring.edges { addPull(edge, by: number) }
    }
  }

  // MARK: What is asked for

  /// How long a view is at most, by its content and that of all that lies beside it between the same ends; infinite where
  /// something else may pull at it.
  ///
  /// - Parameter number: which of the views with content it is.
  func most(ofContent number: Int) -> CGFloat {
    let own = springs[number]
    let ends = own.places.map(\.place)
    var beside: Set<Int> = [number]
    if ends.count == 2 {
      for (other, spring) in springs.enumerated()
      where spring.edges.count == 1 && spring.edges[0].joins(ends[0], ends[1]) {
        beside.insert(other)
      }
    }
    for (number, end) in ends.enumerated() {
      for other in ends[..<number] where isConnected(end, other, without: beside) { return .infinity }
    }
    return beside.reduce(-.infinity) { most, number in
      let spring = springs[number]
      let key = ObjectIdentifier(spring.view)
      let isTied = stretched.contains(key) || shared.contains(key)
      return max(most, isTied ? .infinity : spring.most - spring.distance)
    } + own.distance
  }

  /// Whether nothing but the views in a stack says how long the stack is along the axis.
  ///
  /// - Parameter sharing: whether stacks may make it as long as others.
  func isFree(_ stack: UIStackView, sharing: Bool = false) -> Bool {
    let key = ObjectIdentifier(stack)
    if stretched.contains(key) || !sharing && shared.contains(key) { return false }
    guard let start = numbers[Point(item: key, part: .min)], let end = numbers[Point(item: key, part: .max)] else {
      return true
    }
    let inside = springs.indices.filter { springs[$0].view.isDescendant(of: stack) }
    return !isConnected(leader(of: start).place, leader(of: end).place, without: Set(inside))
  }

  /// Whether two places pull at each other by inequalities and by views with content, but for some of those.
  private func isConnected(_ one: Int, _ other: Int, without left: Set<Int>) -> Bool {
    var reached: Set<Int> = [one]
    var waiting = [one]
    while let place = waiting.popLast() {
      if place == other { return true }
      for pull in pulls[place] ?? [] where pull.spring.map(left.contains) != true {
        if reached.insert(pull.place).inserted { waiting.append(pull.place) }
      }
    }
    return false
  }

  /// Notes that two places pull at each other.
  ///
  /// - Parameter spring: the number of the view with content between them; nil for an inequality.
  private mutating func addPull(_ edge: Edge, by spring: Int? = nil) {
    pulls[edge.from, default: []].append((edge.to, spring))
    pulls[edge.to, default: []].append((edge.from, spring))
  }

  // MARK: Places that move together

  private mutating func number(of point: Point) -> Int {
    if let number = numbers[point] { return number }
    numbers[point] = leaders.count
    leaders.append((leaders.count, 0))
    return leaders.count - 1
  }

  /// What is not placed by these constraints does not move.
  private mutating func number(of side: PinEquation.Side, _ work: PinWork) -> Int {
    if work.isBounded, side.item === work.view { return 0 }
    return side.slot == nil ? 0 : number(of: Point(item: ObjectIdentifier(side.item), part: side.part))
  }

  private func leader(of number: Int) -> (place: Int, distance: CGFloat) {
    var (place, distance) = leaders[number]
    while leaders[place].place != place {
      distance += leaders[place].distance
      place = leaders[place].place
    }
    return (place, distance)
  }

  /// One place lies so far behind another one, always.
  private mutating func join(_ one: Int, _ other: Int, behind distance: CGFloat) {
    let (first, second) = (leader(of: one), leader(of: other))
    guard first.place != second.place else { return }
    leaders[first.place] = (second.place, second.distance + distance - first.distance)
  }
}
