import Foundation

/// Where caches are kept: one file of each kind for each app.
package enum CacheFolder {
  /// `FLOWSIM_CACHE`, else `flowsim` in the user's folder for caches.
  package static var user: String {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["FLOWSIM_CACHE"], !folder.isEmpty { return folder }
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return "\(folder)/flowsim" }
    #if canImport(Darwin)
    return NSHomeDirectory() + "/Library/Caches/flowsim"
    #else
    return NSHomeDirectory() + "/.cache/flowsim"
    #endif
  }

  /// The file of an app.
  ///
  /// - Parameters:
  ///   - kind: the file's extension.
  ///   - app: the path that the app is read from.
  ///   - folder: where caches are kept.
  package static func file(_ kind: String, of app: String, in folder: String = user) -> String {
    let absolute = URL(fileURLWithPath: app).standardizedFileURL.path
    return "\(folder)/\(ContentKey(Array(absolute.utf8)).text).\(kind)"
  }

  /// The file of an app that one program keeps for itself.
  static func programFile(_ kind: String, of app: String, in folder: String) -> String {
    file("\(String(ContentKey(program.utf8).text.prefix(8))).\(kind)", of: app, in: folder)
  }

  /// Writes a file whole or not at all. What cannot be written is not cached.
  package static func write(_ data: Data, to file: String) {
    let url = URL(fileURLWithPath: file)
    try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: url, options: .atomic)
  }

  /// Tells one build of the program from another, which may find more or other things.
  package static let build: UInt64 = {
    var status = stat()
    guard stat(program, &status) == 0 else { return ContentKey(program.utf8).first }
    return ContentKey("\(program) \(status.st_size) \(status.modification)".utf8).first
  }()

  /// The path of the program.
  package static let program: String = {
    #if os(Linux)
    // A bundle reads the whole folder that the program is in.
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #else
    let path = Bundle.main.executablePath
    #endif
    return path ?? CommandLine.arguments[0]
  }()
}

extension stat {
  /// When the file was changed last.
  fileprivate var modification: String {
    #if canImport(Darwin)
    "\(st_mtimespec.tv_sec) \(st_mtimespec.tv_nsec)"
    #else
    "\(st_mtim.tv_sec) \(st_mtim.tv_nsec)"
    #endif
  }
}
