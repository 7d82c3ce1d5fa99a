import FlowModel

/// What is to be said of an app's stubs: which declarations of the app's they stand for, and which stand for nothing.
struct StubReport {
  let program: AppProgram

  /// What to say of an entry of `stubs:`; nil for nothing.
  func words(of stubs: StubFiles) -> (failure: StepFailure?, notes: [String])? {
    let notes = program.replacements.all.filter { stubs.files.contains($0.stub.file) }.map {
      "\($0.name) is the stub's, at \($0.stub), and not the app's, at \($0.original)"
    }
    let idle = program.stubs.filter { stubs.files.contains($0.path) && !isUsed($0) }
    guard let first = idle.first else { return notes.isEmpty ? nil : (nil, notes) }
    let names = first.declaredNames.filter { !$0.isEmpty }.sorted()
    let words = used(beside: first).sorted()
    let near = names.lazy.compactMap { name in NearestName.of(name, in: words).map { (name, $0) } }.first
    let list = names.isEmpty ? "it declares nothing" : "it declares \(names.joined(separator: ", ").shortened(to: 120))"
    return (
      StepFailure(
        "nothing in the app uses what \(first.path) declares", verdict: .warned,
        hint: list + (near.map { ": did you mean \($0.1) rather than \($0.0)?" } ?? "")), notes
    )
  }

  private func isUsed(_ stub: CodeTree) -> Bool { !stub.declaredNames.isDisjoint(with: used(beside: stub)) }

  /// The names that the app and the other stubs write.
  private func used(beside stub: CodeTree) -> Set<String> {
    (program.app + program.stubs).reduce(into: []) { names, tree in
      if tree.path != stub.path { names.formUnion(tree.texts) }
    }
  }
}
