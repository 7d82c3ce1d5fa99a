import HeadlessUIKit

/// Maestro's own clipboard: the app's pasteboard is another, of which nothing is known that the app has not copied.
extension FlowExecution {
  /// Copies the text of an element, where that is certain: all that the selector means show the same one text, and no code
  /// may have changed it.
  func copyText(from selector: ElementSelector) throws(StepFailure) {
    let query = try ElementQuery(selector, variables: variables)
    try assertVisible(selector)
    let found = query.matches(in: try app().screenElements)
    for element in found {
      if let doubt = doubts.open.first(where: { $0.part == .content && $0.touches(element) }) {
        throw .undecided("\(doubt.question), and which text is copied", at: doubt.location, hint: doubt.hint)
      }
      if let outlet = element.unlinkedOutlets.first(where: { !givens.states(outlet: $0) }) {
        throw .undecided(
          "which text \(outlet) has", at: element.location, hint: GivenLines.text(ofOutlet: outlet, text: nil))
      }
    }
    let texts = found.flatMap(\.texts).uniqued
    guard let text = texts.first else {
      throw StepFailure("the element with \(query.description) has no text to copy", location: found.first?.location)
    }
    guard texts.count == 1 else {
      throw StepFailure(
        "which text is copied: the element with \(query.description) has several: "
          + texts.map { "\"\($0)\"" }.joined(separator: ", "),
        verdict: .undecided, location: found.first?.location, hint: "setClipboard says which")
    }
    copy(text)
  }

  /// Copies a text; `${maestro.copiedText}` is it from then on.
  func copy(_ text: String) {
    copiedText = text
    publishCopiedText()
  }

  /// Gives the flow's expressions what was copied last, which is the flow's and not a block's.
  func publishCopiedText() {
    if let copiedText { variables["maestro.copiedText"] = .string(copiedText) }
  }

  /// Types what was copied last; nothing where nothing was, as Maestro.
  func pasteText() throws(StepFailure) -> [String] {
    guard let copiedText else { return ["nothing was copied"] }
    guard try app().type(copiedText) else { throw Self.noKeyboard }
    return []
  }
}
