/// A storyboard of the app: a document, or its localizations together.
package struct Storyboard: Sendable, Hashable {
  /// The name that code and references use: the file's, without its extension and device.
  package var name: String
  /// The device that it is for, `ipad` or `iphone`; nil when it is for all.
  package var device: String?
  /// The folder that it is in, without localization folders such as `Base.lproj`.
  package var directory: String
  /// The name that tells it from all others: `Main`, `Main~ipad`, or, when another folder has one of the same name,
  /// with the folder below the one that was read: `Admin/Main`.
  package var qualifiedName: String
  /// The file that its screens were read from: of several localizations, the base one.
  package var file: String
  /// Its initial controller.
  package var initialScreen: Screen.ID?
  /// Whether it is the picture that the system shows while the app starts.
  package var isLaunchScreen: Bool
  /// What it is made for, as Apple writes it: `iOS`, `macOS`, `tvOS`, `watchOS`.
  package var platform: String
  /// Whether the simulator can run it: false for all but iOS.
  package var isSimulated: Bool
}
