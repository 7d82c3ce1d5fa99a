import FlowInterfaceBuilder
import Foundation

/// Real documents for tests, found by the environment variable FLOWSIM_CORPUS. Tests that need them are skipped, and
/// say so, where it is not set.
enum Corpus {
  static let path = ProcessInfo.processInfo.environment["FLOWSIM_CORPUS"] ?? ""
  static var isAvailable: Bool { !path.isEmpty && FileManager.default.fileExists(atPath: path) }
  static let hint = "set FLOWSIM_CORPUS to a folder of real .storyboard and .xib files"

  static let files: [String] = isAvailable ? InterfaceFiles(at: path).files.map(\.path) : []
}
