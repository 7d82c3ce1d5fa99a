import FlowModel

extension SourceReader {
  /// The trees of the Swift files, for the interpreter, in the order of the files.
  ///
  /// - Parameter only: the paths that count; nil for all. Files that cannot be read, or that ``BracketDepth`` and
  ///   ``NestingDepth`` find fault with, are left out: ``read(cache:)`` says so.
  package func trees(only: Set<String>? = nil) -> [CodeTree] {
    let sources = contents.prefix(files.swiftFiles.count).compactMap { content -> (path: String, bytes: [UInt8])? in
      guard only?.contains(content.path) ?? true, let bytes = try? content.found.get().bytes,
        BracketDepth.excess(in: bytes) == nil, NestingDepth.excess(in: bytes) == nil
      else { return nil }
      return (content.path, bytes)
    }
    let operators = sources.reduce(OperatorPrecedences.standard) { $0.adding(declarationsIn: $1.bytes) }
    return ParallelMap.map(sources, size: \.bytes.count) { source in
      TreeReading.tree(of: source.bytes, path: source.path, platform: .iOS, operators: operators)
    }
  }
}
