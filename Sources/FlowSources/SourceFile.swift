import FlowModel
import Foundation

/// One Swift file of an app: its facts and its tree, both of one syntax tree.
///
/// It is parsed when the first of them is asked for; the syntax is let go once the tree is there.
final class SourceFile: @unchecked Sendable {
  let content: SourceContent
  /// Behind the lock, like what follows.
  private var syntax: Result<SourceSyntax, CodeError>?
  private var facts: CodeFile?
  private var tree: Result<CodeTree, CodeError>?
  private var isLowered = false
  private var knownFault: CodeError?
  private let lock = NSLock()

  init(_ content: SourceContent) { self.content = content }

  /// Adds what the file declares of operators.
  func add(to operators: inout OperatorPrecedences, platform: BuildPlatform) {
    guard let bytes = content.bytes, OperatorPrecedences.areDeclared(in: bytes) else { return }
    lock.withLock {
      guard let parsed = try? parsed().get() else { return }
      operators.add(parsed.syntax.statements, platform: platform)
    }
  }

  /// Reads the facts; where navigation may hang on the file's bodies, it is lowered in the same visit.
  func readFacts(_ platform: BuildPlatform, _ operators: OperatorPrecedences) -> Result<CodeFile, CodeError> {
    lock.withLock {
      parsed().map { parsed in
        let read = FileReader.read(parsed)
        facts = read
        if tree == nil, Relevance.isRelevant(parsed.source.bytes) { lower(parsed, platform, operators) }
        return read
      }
    }
  }

  /// The tree, where it was made or taken before.
  var knownTree: CodeTree? { lock.withLock { try? tree?.get() } }

  /// Takes the tree that was made of the same content before.
  func take(_ known: CodeTree) { lock.withLock { tree = .success(known) } }

  /// The tree, which is made where it is not there.
  func readTree(_ platform: BuildPlatform, _ operators: OperatorPrecedences) -> Result<CodeTree, CodeError> {
    lock.withLock {
      if let tree { return tree }
      switch parsed() {
      case .success(let parsed): return .success(lower(parsed, platform, operators))
      case .failure(let error): return .failure(error)
      }
    }
  }

  /// Why nobody could build the file, where it was parsed and that is so: what is read of it is a guess.
  var fault: CodeError? { lock.withLock { knownFault } }

  /// What was read here, rather than taken from elsewhere.
  var new: (facts: CodeFile?, tree: CodeTree?) {
    lock.withLock { (facts, isLowered ? try? tree?.get() : nil) }
  }

  /// Whether anything was.
  var isNew: Bool { lock.withLock { isLowered || facts != nil } }

  @discardableResult
  private func lower(
    _ parsed: SourceSyntax, _ platform: BuildPlatform, _ operators: OperatorPrecedences
  ) -> CodeTree {
    let made = TreeReading.tree(of: parsed, platform: platform, operators: operators)
    tree = .success(made)
    isLowered = true
    syntax = nil
    return made
  }

  private func parsed() -> Result<SourceSyntax, CodeError> {
    if let syntax { return syntax }
    let made = content.parsable.flatMap { bytes -> Result<SourceSyntax, CodeError> in
      let parsed = SourceSyntax(bytes, path: content.path)
      knownFault = parsed.fault
      return parsed.excess.map { .failure($0) } ?? .success(parsed)
    }
    syntax = made
    return made
  }
}
