import FlowInterpreter
import HeadlessUIKit

/// Titles above and below the sections of a table that are not known: what stands around them is.
@MainActor
enum LiveTitles {
  /// The methods that give them.
  private static let methods: Set<String> = [
    "tableView(_:titleForHeaderInSection:)", "tableView(_:titleForFooterInSection:)",
  ]

  /// Notes that a title which a method gives is not known; nil where it is, where there may be none, and where the method
  /// gives no title.
  static func open(_ method: String, _ arguments: [Value], _ call: Library.Call, _ value: Value) throws -> String? {
    guard methods.contains(method), let unknown = unknown(value),
      let table = try arguments.first.flatMap({ try LiveReference.object(of: $0) }) as? UITableView
    else { return nil }
    let (framework, location) = (call.framework, call.location)
    table.openTitle = OpenText(unknown) { label in
      do { try framework.note(unknown, of: label, "text", at: location) } catch { framework.end(with: error) }
    }
    return ""
  }

  /// What is there and not known.
  private static func unknown(_ value: Value) -> Unknown? {
    switch value {
    case .unknown(let unknown) where unknown.isThere: unknown
    case .some(let box): if case .unknown(let unknown) = box.value { unknown } else { nil }
    default: nil
    }
  }
}
