import Foundation

/// A header, a footer or another view that a layout puts beside the items of a section.
struct Supplement {
  /// What the layout calls it.
  let kind: String
  /// How far it reaches along the way of scrolling.
  let length: Extent
  /// Whether it stays in sight as long as its section is.
  var isPinned = false
}

/// Which view of a section it is.
struct SupplementPlace: Hashable {
  let kind: String
  let section: Int

  var path: IndexPath { IndexPath(item: 0, section: section) }
}

extension UICollectionReusableView {
  /// What stands where a data source makes no such views.
  static func unmade(_ kind: String) -> UICollectionReusableView {
    Simulation.current.leaveUndecided("what a collection does whose data source makes no \(kind)")
    let view = UICollectionReusableView(frame: .zero)
    view.isUnmade = true
    return view
  }
}

/// - UIKit: which views there are beside items the layout says, and the data source makes them; they come and go with the
///   part of the content on the screen, as cells do (documentation of
///   collectionView(_:viewForSupplementaryElementOfKind:at:) and UICollectionReusableView).
extension UICollectionView {
  /// Registers a class of views of a kind.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let type = viewClass as? UICollectionReusableView.Type
    register(forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier) { type?.init(frame: .zero) }
  }

  /// Registers a nib whose first object is the view.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
      nib?.instantiateReusable() as? UICollectionReusableView
    }
  }

  /// Registers what makes views, in place of their class.
  package func register(
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String,
    _ make: @escaping () -> UICollectionReusableView?
  ) { registeredSupplements[Self.key(kind, identifier)] = make }

  private static func key(_ kind: String, _ identifier: String) -> String { "\(kind) \(identifier)" }

  /// A view of a kind for a reuse identifier: one that waits, else a new one of the storyboard's or the registered class.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = Self.key(elementKind, identifier)
    if let view = waitingSupplements.take(key) {
      dequeued.handOut(view, for: .supplement(elementKind))
      view.prepareForReuse()
      return view
    }
    let designed = supplementPrototypes[elementKind].flatMap { $0.object.reuseIdentifier == identifier ? $0 : nil }
    if let view = designed?.instantiate() as? UICollectionReusableView ?? registeredSupplements[key]?() {
      if view.reuseIdentifier == nil { view.reuseIdentifier = identifier }
      dequeued.handOut(view, for: .supplement(elementKind))
      return view
    }
    Simulation.current.raise(
      UIKitException(
        .internalInconsistency,
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard"), about: [self])
    return UICollectionReusableView(frame: .zero)
  }

  /// The view of a kind that is on the screen.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { needsReload ? nil : supplements[SupplementPlace(kind: elementKind, section: indexPath.section)] }

  /// The views of a kind on the screen.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    guard !needsReload else { return [] }
    return supplements.filter { $0.key.kind == elementKind }.sorted { $0.key.section < $1.key.section }.map(\.value)
  }

  /// The view of a place, which is asked for unless it is there.
  func supplement(at place: SupplementPlace) -> UICollectionReusableView? {
    if let view = supplements[place] { return view }
    guard let view = dataSource.map({ askedSupplement($0, at: place) }) else { return nil }
    supplements[place] = view
    addSubview(view)
    delegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: place.kind, at: place.path)
    return view
  }

  /// Puts the views of sections that stay to their new places, and takes away the others.
  ///
  /// - UIKit: as with the headers of tables: what is not documented runs both ways.
  /// - Parameter sections: the new places of sections that keep theirs, by their old ones.
  func moveSupplements(by sections: [Int: Int]) {
    guard !supplements.isEmpty else { return }
    let stays = !sections.isEmpty && !Simulation.current.openRules.takesOther(.sectionEdges)
    keepSupplements(stays ? Set(supplements.keys.filter { sections[$0.section] != nil }) : [], isCertain: true)
    var moved: [SupplementPlace: UICollectionReusableView] = [:]
    for (place, view) in supplements {
      if let section = sections[place.section] { moved[SupplementPlace(kind: place.kind, section: section)] = view }
    }
    supplements = moved
  }

  /// Takes the views away that are not among these.
  func keepSupplements(_ places: Set<SupplementPlace>, isCertain: Bool) {
    let gone = supplements.keys.filter { !places.contains($0) }.sorted { ($0.section, $0.kind) < ($1.section, $1.kind) }
    for place in gone {
      guard let view = supplements.removeValue(forKey: place) else { continue }
      view.removeFromSuperview()
      waitingSupplements.put(
        view, under: view.reuseIdentifier.map { Self.key(place.kind, $0) }, isCertain: isCertain)
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: place.kind, at: place.path)
    }
  }
}
