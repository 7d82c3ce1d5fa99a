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

    var edges: [Edge] { zip(places, places.dropFirst()).map { Edge(from: $0.place, to: $1.place) } }
    /// How much further behind its end lies than its start, of what each moves with.
    var distance: CGFloat { (places.last?.distance ?? 0) - (places.first?.distance ?? 0) }
  }

  /// For each place the one that it moves with, and how far behind that it lies; the first is where nothing moves.
  private var leaders = [(place: 0, distance: CGFloat(0))]
  private var numbers: [Point: Int] = [:]
  private var springs: [Spring] = []
  private var inequalities: [Edge] = []
  private var stretched: Set<ObjectIdentifier> = []

  /// - Parameter contents: how long the views are by their content, of those that it asks for.
  init(_ work: PinWork, isVertical: Bool, _ contents: [(view: UIView, extent: Extent)]) {
    for (key, place) in work.places {
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
        stretched.insert(ObjectIdentifier(side.item))
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
      if starts.contains(edge.from) || stops.contains(edge.to) { inequalities.append(edge) }
    }
  }

  // MARK: What is asked for

  /// How long a view is at most, by its content and that of all that lies beside it between the same ends; infinite where
  /// something else may pull at it.
  func most(of view: UIView) -> CGFloat {
    guard let own = springs.first(where: { $0.view === view }) else { return .infinity }
    let ends = own.places.map(\.place)
    let beside = springs.filter { spring in
      spring.view !== view && ends.count == 2 && spring.edges.count == 1 && spring.edges[0].joins(ends[0], ends[1])
    }
    let others = springs.filter { spring in spring.view !== view && !beside.contains { $0.view === spring.view } }
    let edges = others.flatMap(\.edges) + inequalities
    for (number, end) in ends.enumerated() {
      for other in ends[..<number] where isConnected(end, other, by: edges) { return .infinity }
    }
    return ([own] + beside).reduce(0) { most, spring in
      max(most, stretched.contains(ObjectIdentifier(spring.view)) ? .infinity : spring.most - spring.distance)
    } + own.distance
  }

  /// Whether nothing but the views in a stack says how thick the stack is.
  func isFree(_ stack: UIStackView) -> Bool {
    let key = ObjectIdentifier(stack)
    if stretched.contains(key) { return false }
    guard let start = numbers[Point(item: key, part: .min)], let end = numbers[Point(item: key, part: .max)] else {
      return true
    }
    let outer = springs.filter { !$0.view.isDescendant(of: stack) }.flatMap(\.edges) + inequalities
    return !isConnected(leader(of: start).place, leader(of: end).place, by: outer)
  }

  private func isConnected(_ one: Int, _ other: Int, by edges: [Edge]) -> Bool {
    var reached: Set<Int> = [one]
    var waiting = [one]
    while let place = waiting.popLast() {
      if place == other { return true }
      for edge in edges where edge.from == place || edge.to == place {
        let next = edge.from == place ? edge.to : edge.from
        if reached.insert(next).inserted { waiting.append(next) }
      }
    }
    return false
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
    let key = ObjectIdentifier(side.item)
    if work.isBounded, side.item === work.view { return 0 }
    return work.places[key] == nil ? 0 : number(of: Point(item: key, part: side.part))
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
