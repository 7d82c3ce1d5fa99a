import FlowModel

/// Where in a diagram the places of findings are.
package struct FindingPlaces {
  /// A class or an extension of one in a Swift file, from its 1-based line on.
  package struct Declaration: Sendable {
    package var line: Int
    /// The class's name, with the types around it.
    package var name: String

    package init(line: Int, name: String) {
      self.line = line
      self.name = name
    }
  }

  /// The screens of each document in the order of their lines.
  private let screens: [String: [Screen]]
  /// The declarations of each Swift file in the order of their lines.
  private let declarations: [String: [Declaration]]

  /// - Parameters:
  ///   - model: the app.
  ///   - declarations: what its Swift files declare.
  package init(_ model: AppModel, declarations: [String: [Declaration]]) {
    screens = Dictionary(grouping: model.screens.filter { !$0.isMadeInCode }, by: \.location.file)
      .mapValues { $0.sorted { $0.location < $1.location } }
    self.declarations = declarations.mapValues { $0.sorted { $0.line < $1.line } }
  }

  /// The screen of the scene in which a place of a document is: the last that begins before it.
  func screen(at place: SourceLocation) -> Screen? {
    screens[place.file]?.last { ($0.location.line, $0.location.column) <= (place.line, place.column) }
  }

  /// The class in whose declaration a place of a Swift file is.
  func className(at place: SourceLocation) -> String? {
    declarations[place.file]?.last { $0.line <= place.line }?.name
  }
}
