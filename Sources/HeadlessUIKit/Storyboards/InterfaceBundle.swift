import FlowInterfaceBuilder

/// The storyboards and nibs of an app, found by name as a bundle finds them.
public struct InterfaceBundle: Sendable {
  /// The bundle's identifier, as UIKit's messages write it.
  public let bundleIdentifier: String
  /// What the app's Info.plist says.
  public let info: InfoDictionary
  /// The app's images and colours; nil where they are not known, so that each name may be one's.
  public let assets: AssetNames?
  /// The documents, in the order in which they were given.
  public let documents: [InterfaceDocument]
  private let byName: [String: [InterfaceDocument]]

  /// Makes a bundle of documents; those for other platforms than iOS are left out.
  public init(
    documents: [InterfaceDocument] = [], bundleIdentifier: String = "app", info: InfoDictionary = InfoDictionary(),
    assets: AssetNames? = nil
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.info = info
    self.assets = assets
    self.documents = documents.filter(\.isSimulated)
    byName = Dictionary(grouping: self.documents, by: \.name)
  }

  /// The storyboard of a name.
  ///
  /// - Parameters:
  ///   - idiom: whose device variant (`Main~ipad`) is preferred.
  ///   - file: the document that asks: of several storyboards of the name, the nearest to it in the folders is meant.
  public func storyboard(named name: String, idiom: Device.Idiom = .phone, near file: String? = nil)
    -> InterfaceDocument?
  {
    choose(.storyboard, name, idiom, near: file)
  }

  /// The xib of a name.
  public func nib(named name: String, idiom: Device.Idiom = .phone, near file: String? = nil) -> InterfaceDocument? {
    choose(.xib, name, idiom, near: file)
  }

  private func choose(_ kind: InterfaceKind, _ name: String, _ idiom: Device.Idiom, near file: String?)
    -> InterfaceDocument?
  {
    let ownSuffix = idiom == .phone ? "iphone" : "ipad"
    let candidates = (byName[name] ?? []).filter { $0.kind == kind }
    func rank(_ document: InterfaceDocument) -> (Int, Int, Int) {
      let place = InterfaceFile(path: document.file)
      let device = place.device == ownSuffix ? 0 : place.device == nil ? 1 : 2
      let language = place.localization == nil || place.localization == "Base" ? 0 : 1
      return (-Self.sharedFolders(document.file, file ?? ""), device, language)
    }
    return candidates.enumerated().min { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }?.element
  }

  private static func sharedFolders(_ first: String, _ second: String) -> Int {
    let first = first.split(separator: "/").dropLast()
    let second = second.split(separator: "/").dropLast()
    return zip(first, second).prefix { $0 == $1 }.count
  }
}

private func < (
  left: ((Int, Int, Int), Int), right: ((Int, Int, Int), Int)
) -> Bool {
  left.0 == right.0 ? left.1 < right.1 : left.0 < right.0
}
