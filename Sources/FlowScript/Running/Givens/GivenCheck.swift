import FlowInterfaceBuilder
import FlowModel

/// Holds what a flow states against the app: a statement about something that does not exist is an error.
struct GivenCheck {
  let model: AppModel
  /// The app's Swift files; none where they are not read.
  var trees: [CodeTree] = []

  /// Why a statement cannot be; nil where it can. Names with variables are looked at when they are asked for.
  func fault(of given: Given) -> FlowError? {
    switch given.statement {
    case .rows(let screen, let cells):
      guard let name = screen.literal else { return nil }
      return fault(ofScreen: name, at: given.location)
        ?? faultOfRows(name, cells.compactMap { $0.reuseIdentifier?.literal }, at: given.location)
    case .text(let screen, let outlet, _):
      guard let name = screen.literal else { return nil }
      if let fault = fault(ofScreen: name, at: given.location) { return fault }
      return outlet.literal.flatMap { faultOfOutlet($0, on: name, at: given.location) }
    case .branch(let function, _, _): return function.literal.flatMap { fault(ofFunction: $0, at: given.location) }
    case .unwind(let action, let screen):
      if let name = screen.literal, let fault = fault(ofScreen: name, at: given.location) { return fault }
      return action.literal.flatMap { faultOfUnwind($0, at: given.location) }
    case .result(let expression, _): return expression.literal.flatMap { fault(ofExpression: $0, at: given.location) }
    case .injected(let screen, let property, _):
      guard let name = screen.literal else { return nil }
      return fault(ofScreen: name, at: given.location)
        ?? property.literal.flatMap { fault(ofProperty: $0, of: name, at: given.location) }
    }
  }

  func fault(ofScreen name: String, at location: SourceLocation) -> FlowError? {
    guard model.screens(named: name).isEmpty else { return nil }
    do {
      _ = try model.screen(named: name)
      return nil
    } catch {
      return FlowError(location, "\(error)")
    }
  }

  private func faultOfRows(_ screen: String, _ identifiers: [String], at location: SourceLocation) -> FlowError? {
    let lists = objects(on: screen).filter { $0.elementName == "tableView" || $0.elementName == "collectionView" }
    guard !lists.isEmpty else { return FlowError(location, "\(screen) has no table and no collection to fill") }
    let known = lists.flatMap { $0.prototypeCells + ($0.elementName == "collectionView" ? $0.cells : []) }
      .compactMap(\.reuseIdentifier)
    for identifier in identifiers where !known.contains(identifier) {
      return FlowError(
        location, "\(screen) has no prototype cell '\(identifier)'",
        hint: NearestName.of(identifier, in: known).map { "did you mean '\($0)'?" }
          ?? (known.isEmpty ? nil : "it has \(known.joined(separator: ", "))"))
    }
    return nil
  }

  private func faultOfOutlet(_ outlet: String, on screen: String, at location: SourceLocation) -> FlowError? {
    let known = controllers(named: screen).flatMap(\.outlets).compactMap(\.property)
    guard !known.contains(outlet) else { return nil }
    return FlowError(
      location, "\(screen) has no outlet '\(outlet)' in the storyboard",
      hint: NearestName.of(outlet, in: known).map { "did you mean '\($0)'?" })
  }

  private func faultOfUnwind(_ action: String, at location: SourceLocation) -> FlowError? {
    let known = model.documents.flatMap(\.segues).compactMap(\.unwindAction)
    guard !known.contains(action) else { return nil }
    return FlowError(
      location, "no unwind segue has the action '\(action)'",
      hint: NearestName.of(action, in: known).map { "did you mean '\($0)'?" })
  }

  func controllers(named screen: String) -> [InterfaceObject] {
    model.screens(named: screen).compactMap { screen in
      model.documents.first { $0.file == screen.location.file }?.object(withID: screen.objectID)
    }
  }

  private func objects(on screen: String) -> [InterfaceObject] {
    controllers(named: screen).flatMap(\.allContainedObjects)
  }
}
