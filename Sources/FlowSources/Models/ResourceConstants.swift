import FlowInterfaceBuilder
import FlowModel

/// The constants that R.swift makes of an app's resources while the app is built: `R.string.localizable.title()`,
/// `R.image.star()`, `R.storyboard.main.detail()`.
///
/// - Source: R.swift's documentation ("Examples"), and its rule for identifiers: what is no letter, digit or underscore
///   is left out and the letter after it is upper case; capitals at the beginning are lower case.
struct ResourceConstants {
  let resources: AppResources

  /// The tree of the constants; none where the app declares `R` itself, or never names it.
  static func trees(of resources: @autoclosure () -> AppResources, for app: [CodeTree]) -> [CodeTree] {
    guard app.contains(where: { $0.texts.contains("R") }),
      !app.contains(where: { $0.types.contains { $0.name == "R" && $0.owner < 0 } })
    else { return [] }
    let text = ResourceConstants(resources: resources()).swift
    return ParallelMap.map([text]) {
      TreeReading.tree(of: Array($0.utf8), path: "flowsim/R.swift/R.generated.swift", platform: .iOS)
    }
  }

  /// The constants as Swift.
  var swift: String {
    """
    import Foundation
    import UIKit

    struct R {
    \(nested("string", resources.texts.sorted { $0.key < $1.key }.map { nested(Self.identifier($0.key), texts($0.value, $0.key)) }))
    \(nested("image", constants(resources.images) { "static func \($0)(compatibleWith traits: UITraitCollection? = nil) -> UIImage? { UIImage(named: \($1)) }" }))
    \(nested("color", constants(resources.colors) { "static func \($0)(compatibleWith traits: UITraitCollection? = nil) -> UIColor? { UIColor(named: \($1)) }" }))
    \(nested("file", constants(resources.files, file)))
    \(nested("storyboard", documents(.storyboard, storyboard)))
    \(nested("nib", documents(.xib, nib)))
    \(nested("reuseIdentifier", reuseIdentifiers))
    \(nested("segue", segues))
    }

    \(Self.kinds)
    """
  }

  /// The name that a resource has in code; nil where nothing of it is left.
  static func identifier(_ name: String) -> String {
    let parts = name.split(omittingEmptySubsequences: false) { !($0.isLetter || $0.isNumber || $0 == "_") }
    let joined = (parts.first ?? "") + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let started = joined.drop(while: \.isNumber)
    let capitals = started.prefix(while: \.isUppercase)
    // `URLField` is `urlField`; `ID` is `id`.
    let lowered = capitals.count < 2 || capitals.count == started.count ? capitals : capitals.dropLast()
    let text = lowered.lowercased() + started.dropFirst(lowered.count)
    return Self.keywords.contains(text) ? "`\(text)`" : text
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "private",
    "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  private func nested(_ name: String, _ members: [String]) -> String {
    "struct \(name) {\n\(members.joined(separator: "\n"))\n}"
  }

  /// A constant for each name; R.swift leaves out those whose identifiers are the same.
  private func constants(_ names: [String], _ write: (_ identifier: String, _ literal: String) -> String) -> [String] {
    let byIdentifier = Dictionary(grouping: names, by: Self.identifier).sorted { $0.key < $1.key }
    return byIdentifier.compactMap { identifier, names in
      identifier.isEmpty || names.count > 1 ? nil : write(identifier, Self.literal(names[0]))
    }
  }

  private func texts(_ keys: [String], _ table: String) -> [String] {
    constants(keys) { identifier, key in
      """
      static func \(identifier)(_ values: CVarArg...) -> String {
        let text = NSLocalizedString(\(key), tableName: \(Self.literal(table)), comment: "")
        return values.isEmpty ? text : String(format: text, arguments: values)
      }
      """
    }
  }

  private func file(_ identifier: String, _ name: String) -> String {
    """
    static func \(identifier)() -> URL? { Bundle.main.url(forResource: \(name), withExtension: nil) }
    """
  }

  private func documents(_ kind: InterfaceKind, _ write: (_ identifier: String, InterfaceDocument) -> String)
    -> [String]
  {
    let byIdentifier = Dictionary(grouping: resources.documents.filter { $0.kind == kind }) { Self.identifier($0.name) }
    return byIdentifier.sorted { $0.key < $1.key }.compactMap { identifier, documents in
      identifier.isEmpty || documents.count > 1 ? nil : write(identifier, documents[0])
    }
  }

  private func storyboard(_ identifier: String, _ document: InterfaceDocument) -> String {
    let name = Self.literal(document.name)
    let controllers = document.viewControllers.filter { $0.storyboardIdentifier != nil }
    let byIdentifier = Dictionary(grouping: controllers) { $0.storyboardIdentifier! }
    let making = constants(byIdentifier.keys.sorted()) { made, literal in
      let type = Self.controllerType(controllers.first { Self.identifier($0.storyboardIdentifier!) == made })
      return """
        func \(made)() -> \(type)? {
          UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: \(literal)) as? \(type)
        }
        """
    }
    let first = Self.controllerType(document.initialViewController)
    return """
      static let \(identifier) = Storyboard_\(identifier.filter { $0 != "`" })()
      struct Storyboard_\(identifier.filter { $0 != "`" }) {
        let name = \(name)
        func callAsFunction() -> UIStoryboard { UIStoryboard(name: name, bundle: nil) }
        func instantiateInitialViewController() -> \(first)? {
          UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as? \(first)
        }
        \(making.joined(separator: "\n"))
      }
      """
  }

  private func nib(_ identifier: String, _ document: InterfaceDocument) -> String {
    let view = document.topLevelObjects.first { !$0.elementName.hasPrefix("placeholder") }
    let type = view?.customClass ?? "UIView"
    let reuse = view?.reuseIdentifier.map { "\nlet identifier = \(Self.literal($0))" } ?? ""
    return """
      static let \(identifier) = Nib_\(identifier.filter { $0 != "`" })()
      struct Nib_\(identifier.filter { $0 != "`" }): \(reuse.isEmpty ? "NibResource" : "ReusableNibResource") {
        let name = \(Self.literal(document.name))\(reuse)
        func callAsFunction() -> UINib { UINib(nibName: name, bundle: nil) }
        func callAsFunction(owner: Any?) -> \(type)? { firstView(owner: owner) }
        func firstView(owner: Any?) -> \(type)? { instantiate(withOwner: owner).first as? \(type) }
      }
      """
  }

  private var reuseIdentifiers: [String] {
    var types: [String: Set<String>] = [:]
    for document in resources.documents {
      for element in document.root.descendants where element["reuseIdentifier"] != nil {
        let cell = InterfaceObject(element: element)
        let isTable = element.name.hasPrefix("tableView")
        types[element["reuseIdentifier"]!, default: []].insert(
          cell.customClass ?? (isTable ? "UITableViewCell" : "UICollectionViewCell"))
      }
    }
    return constants(types.keys.filter { !$0.isEmpty }.sorted()) { identifier, literal in
      let known = types.first { Self.literal($0.key) == literal }!.value
      let type = known.count == 1 ? known.first! : "UIView"
      return "static let \(identifier) = ReuseIdentifier<\(type)>(identifier: \(literal))"
    }
  }

  private var segues: [String] {
    var bySource: [String: Set<String>] = [:]
    for document in resources.documents {
      for segue in document.segues {
        guard let identifier = segue.identifier, !identifier.isEmpty,
          let source = segue.sourceObject?.scene?.viewController
        else { continue }
        bySource[Self.controllerType(source), default: []].insert(identifier)
      }
    }
    return bySource.sorted { $0.key < $1.key }.map { source, identifiers in
      nested(
        Self.identifier(source),
        constants(identifiers.sorted()) { "static let \($0) = StoryboardSegueIdentifier(identifier: \($1))" })
    }
  }

  private static func controllerType(_ controller: InterfaceObject?) -> String {
    guard let controller else { return "UIViewController" }
    if let own = controller.customClass { return own }
    let name = "UI" + controller.elementName.prefix(1).uppercased() + controller.elementName.dropFirst()
    return name.hasSuffix("Controller") ? name : "UIViewController"
  }

  private static func literal(_ text: String) -> String { DataModel.quoted(text) }

  /// What the constants are made of.
  private static let kinds = """
    protocol NibResource { var name: String { get } }
    protocol ReusableNibResource: NibResource { var identifier: String { get } }
    extension NibResource {
      func instantiate(withOwner owner: Any?) -> [Any] { UINib(nibName: name, bundle: nil).instantiate(withOwner: owner, options: nil) }
    }
    struct ReuseIdentifier<Reusable> { let identifier: String }
    struct StoryboardSegueIdentifier { let identifier: String }

    extension UITableView {
      func register(_ nib: any ReusableNibResource) {
        register(UINib(nibName: nib.name, bundle: nil), forCellReuseIdentifier: nib.identifier)
      }
      func dequeueReusableCell<Cell>(withIdentifier reuse: ReuseIdentifier<Cell>, for path: IndexPath) -> Cell? {
        dequeueReusableCell(withIdentifier: reuse.identifier, for: path) as? Cell
      }
      func dequeueReusableCell<Cell>(withIdentifier reuse: ReuseIdentifier<Cell>) -> Cell? {
        dequeueReusableCell(withIdentifier: reuse.identifier) as? Cell
      }
    }

    extension UICollectionView {
      func register(_ nib: any ReusableNibResource) {
        register(UINib(nibName: nib.name, bundle: nil), forCellWithReuseIdentifier: nib.identifier)
      }
      func dequeueReusableCell<Cell>(withReuseIdentifier reuse: ReuseIdentifier<Cell>, for path: IndexPath) -> Cell? {
        dequeueReusableCell(withReuseIdentifier: reuse.identifier, for: path) as? Cell
      }
    }

    extension UIViewController {
      func performSegue(withIdentifier segue: StoryboardSegueIdentifier, sender: Any?) {
        performSegue(withIdentifier: segue.identifier, sender: sender)
      }
    }

    """
}
