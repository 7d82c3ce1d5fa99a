import FlowInterfaceBuilder
import FlowModel

/// Which of the app's classes anything names but their own declarations: what nobody names, nobody makes.
struct MentionedClasses: Sendable {
  let code: AppCode
  private let source: TreeSource
  /// The classes of Swift and Objective-C, with the types of Swift by their names.
  private let types: [String: [CodeType]]
  private let objectiveC: Set<String>
  private let mentionedByObjectiveC: Set<String>
  /// The documents that give an object a class.
  private let documents: [String: Set<String>]

  init(_ app: CheckedApp, _ code: AppCode) {
    self.code = code
    source = app.written.source
    types = Dictionary(grouping: code.classes, by: \.shortName)
    objectiveC = Set(code.objectiveCNames)
    mentionedByObjectiveC = Set(code.facts.objectiveCMentions + code.facts.objectiveCTexts)
    documents = Dictionary(
      app.wiredObjects.compactMap { wired in wired.object.customClass.map { ($0, [wired.document.file]) } },
      uniquingKeysWith: { $0.union($1) })
  }

  /// Whether the app has a class of a name.
  func has(_ name: String) -> Bool { types[name] != nil || objectiveC.contains(name) }

  /// Whether anything names the classes of a name: code other than their declarations, or a document other than one.
  func areMentioned(_ name: String, besides document: InterfaceDocument? = nil) -> Bool {
    if mentionedByObjectiveC.contains(name) { return true }
    if documents[name]?.contains(where: { $0 != document?.file }) == true { return true }
    if types[name]?.contains(where: isForOthers) == true { return true }
    if source.trees(source.mentioning([name])).contains(where: { $0.mentions(name) }) { return true }
    // By the name that Objective-C knows it by.
    return types[name]?.contains { type in
      type.objectiveCName.map { $0 != name && areMentioned($0, besides: document) } ?? false
    } ?? false
  }

  /// Whether others than the app's code make it: the system those of extensions, as their property lists say, and apps
  /// those of libraries.
  private func isForOthers(_ type: CodeType) -> Bool {
    !type.modules.isEmpty
      && !code.facts.modules.contains { $0.product == "application" && type.modules.contains($0.id) }
  }
}

extension CodeTree {
  /// Whether a type is named other than to declare or extend it.
  fileprivate func mentions(_ name: String) -> Bool {
    let numbers = Set(texts.indices.filter { texts[$0] == name || texts[$0].hasSuffix("." + name) }.map(Int32.init))
    guard !numbers.isEmpty else { return false }
    let extended = Set(types.map(\.extended))
    return nodes.indices.contains { index in
      let node = nodes[index]
      switch node.kind {
      case .name, .namedType, .text: return numbers.contains(node.a) && !extended.contains(Int32(index))
      case .member, .memberType, .implicitMember: return numbers.contains(node.b) && !extended.contains(Int32(index))
      default: return false
      }
    }
  }
}
