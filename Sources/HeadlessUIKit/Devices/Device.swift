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

  /// The device of a name, compared without regard to case.
  public init?(named name: String) {
    for screen in ScreenClass.all {
      for model in screen.models where model.lowercased() == name.lowercased() {
        self.init(name: model, screen: screen)
        return
      }
    }
    return nil
  }

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
