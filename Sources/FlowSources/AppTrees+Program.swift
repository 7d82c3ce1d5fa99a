import FlowModel
import Foundation
import SwiftSyntax

extension AppTrees {
  /// All that is run of an app, with the trees of unchanged files taken from the cache.
  ///
  /// - Parameters:
  ///   - path: the app's folder.
  ///   - own: the app's files; nil for all Swift files in the folder.
  ///   - name: what the cache is kept by beside the path: the target's name.
  ///   - stubs: the files of stubs, which are none of the app's although they may lie in its folder.
  ///   - survey: what was found in the folder; nil where it was not searched.
  ///   - cache: where trees of unchanged files are kept.
  package static func program(
    at path: String, own: Set<String>? = nil, name: String? = nil, stubs: [String] = [], survey: AppSurvey? = nil,
    cache: SourceReader.Cache = .user
  ) -> AppProgram {
    let known = Set(stubs.map(standardized))
    let source = SourceReader(at: path, survey: survey)
    let files = source.swiftContents.filter {
      own?.contains($0.path) ?? true && (known.isEmpty || !known.contains(standardized($0.path)))
    }
    let contents = stubs.map { SourceContent(of: $0) }
    // On a thread whose stack is large enough for the parser.
    let faults = ParallelMap.map(contents, fault).compactMap(\.self)
    let key = ([path] + (own == nil ? [] : [name ?? ""]) + stubs).joined(separator: " ")
    // Read together: what one declares of operators counts in the others.
    let reading = read(files + (faults.isEmpty ? contents : []), of: key, cache: cache)
    reading.keep()
    let isStub = Set(stubs)
    // What Xcode and R.swift would write into the app while it is built.
    let generated =
      DataModel.trees(
        of: AppFolderSearch.dataModels(source.found.dataModels, of: own ?? []), in: source.found.scope,
        for: reading.trees)
      + ResourceConstants.trees(of: AppResources(source.found, of: own ?? []), for: reading.trees)
    let models = ModuleModel.trees(for: reading.trees, cache: cache)
    return AppProgram(
      app: reading.trees.filter { !isStub.contains($0.path) } + generated,
      stubs: reading.trees.filter { isStub.contains($0.path) },
      models: models, unreadable: faults,
      missing: (reading.unreadable + reading.faults).filter { !isStub.contains($0.location.file) })
  }

  private static func standardized(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  /// Why a stub is not read: it is written by hand for a flow, so that what the parser only guesses at is an error.
  private static func fault(of file: SourceContent) -> CodeError? {
    switch file.parsable {
    case .failure(let error): return error
    case .success(let bytes):
      let parsed = SourceSyntax(bytes, path: file.path)
      if let excess = parsed.excess { return excess }
      guard parsed.syntax.hasError, let place = firstFault(in: Syntax(parsed.syntax)) else { return nil }
      let location = parsed.source.location(at: place.position.utf8Offset)
      return CodeError(location: location, message: "the stub is not Swift: \(place.message). Mend it here.")
    }
  }

  /// The first place at which the parser put in a token or left some out.
  private static func firstFault(in node: Syntax) -> (position: AbsolutePosition, message: String)? {
    if let token = node.as(TokenSyntax.self) {
      guard token.presence == .missing else { return nil }
      let text = token.text.isEmpty ? "something" : "'\(token.text)'"
      return (token.positionAfterSkippingLeadingTrivia, "\(text) is missing")
    }
    if node.is(UnexpectedNodesSyntax.self) {
      return (node.positionAfterSkippingLeadingTrivia, "'\(node.trimmedDescription.prefix(40))' is not expected")
    }
    for child in node.children(viewMode: .all) where child.hasError || child.as(TokenSyntax.self) != nil {
      if let found = firstFault(in: child) { return found }
    }
    return nil
  }
}
