import Dispatch
import FlowModel
import Foundation

/// Reads the sources of an app into facts, several files at a time.
package struct SourceReader: Sendable {
  /// The files, each with the modules that compile it.
  package var files: [SourceFile]

  /// A source file with the modules that compile it.
  package struct SourceFile: Sendable, Hashable {
    /// The file's path.
    package var path: String
    /// The modules, sorted.
    package var modules: [String]

    package init(path: String, modules: [String] = []) {
      self.path = path
      self.modules = modules
    }
  }

  package init(files: [SourceFile]) { self.files = files }

  /// Reads all files. One that cannot be read becomes an entry of ``CodeFacts/unreadable``.
  package func read() -> CodeFacts {
    let files = files.sorted { $0.path < $1.path }
    let results = ParallelMap.map(files, read)
    var facts = CodeFacts()
    for result in results {
      switch result {
      case .success(let file): facts.files.append(file)
      case .failure(let error): facts.unreadable.append(error)
      }
    }
    return facts
  }

  private func read(_ source: SourceFile) -> Result<CodeFile, CodeError> {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: source.path))
      var file = FileReader.read(Array(data), path: source.path)
      file.modules = source.modules
      return .success(file)
    } catch {
      return .failure(
        CodeError(
          location: SourceLocation(file: source.path, line: 1, column: 1),
          message: "it cannot be read: \(error.localizedDescription)"))
    }
  }
}

/// Does the same to many things on all cores.
enum ParallelMap {
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ transform: @Sendable (Input) -> Output
  ) -> [Output] {
    let results = Results<Output>(count: inputs.count)
    DispatchQueue.concurrentPerform(iterations: inputs.count) { results[$0] = transform(inputs[$0]) }
    return results.all
  }

  /// Each iteration writes its own place.
  private final class Results<Output: Sendable>: @unchecked Sendable {
    private let places: UnsafeMutableBufferPointer<Output?>

    init(count: Int) {
      places = .allocate(capacity: count)
      places.initialize(repeating: nil)
    }

    deinit {
      places.deinitialize()
      places.deallocate()
    }

    subscript(index: Int) -> Output? {
      get { places[index] }
      set { places[index] = newValue }
    }

    var all: [Output] { places.compactMap(\.self) }
  }
}
