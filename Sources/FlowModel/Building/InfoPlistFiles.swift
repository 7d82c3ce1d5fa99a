import FlowInterfaceBuilder

/// Reads the Info.plists of an app.
struct InfoPlistFiles {
  /// Those that say anything about how the app starts or what its bundle is called, sorted by path.
  private(set) var infoPlists: [InfoPlist] = []
  /// Those that could not be read, sorted by path.
  private(set) var errors: [InterfaceError] = []

  /// - Parameter paths: the property lists, sorted.
  init(reading paths: [String]) {
    for path in paths {
      do throws(InterfaceError) {
        infoPlists.append(try InfoPlist(contentsOf: path))
      } catch {
        errors.append(error)
      }
    }
  }
}
