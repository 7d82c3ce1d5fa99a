import Foundation

/// The device that a simulation runs on: its screen, and the room that it and UIKit's bars take from it.
///
/// - UIKit: sizes, safe areas, status bars and size classes are those of one screen class each (F4.7, F4.9, F4.10,
///   F4.11, F5.10; devices.csv).
public struct Device: Hashable, Sendable {
  /// A class of devices, as UIKit tells them apart.
  public enum Idiom: String, Hashable, Sendable {
    case phone
    case pad
  }

  /// The marketing name.
  public let name: String
  /// What its screen shares with other models.
  let screen: ScreenClass

  /// The devices that a flow or `--device` can name, one of each screen class: other models of a class have its values
  /// under their own names.
  public static let all: [Device] = ScreenClass.all.map { Device(name: $0.models[0], screen: $0) }

  /// The device of a simulation that names none.
  public static let standard = Device(named: "iPhone 16") ?? all[0]

  /// The device of a name, compared without regard to case. "generation" is "gen", and a name of which there are several
  /// generations alone, such as "iPhone SE", means the newest of them.
  public init?(named name: String) {
    let written = name.lowercased().replacing("generation)", with: "gen)")
    let wanted = Self.newest[written] ?? written
    for screen in ScreenClass.all {
      for model in screen.models where model.lowercased() == wanted {
        self.init(name: model, screen: screen)
        return
      }
    }
    return nil
  }

  /// The names of all models.
  package static var allModels: [String] { ScreenClass.all.flatMap(\.models) }

  /// The newest generation of what has several, by the name alone.
  private static let newest = [
    "iphone se": "iphone se (3rd gen)", "ipad": "ipad (a16)", "ipad mini": "ipad mini (a17 pro)",
  ]

  private init(name: String, screen: ScreenClass) {
    self.name = name
    self.screen = screen
  }

  /// Phone or pad.
  public var idiom: Idiom { screen.idiom }

  /// The screen's size in portrait, in points.
  public var portraitSize: CGSize { screen.size }

  /// How many pixels a point is wide.
  public var scale: CGFloat { screen.scale }
}
