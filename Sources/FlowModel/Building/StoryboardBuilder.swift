import FlowInterfaceBuilder

/// Finds the storyboards that documents are, and names them apart.
enum StoryboardBuilder {
  /// A storyboard with the document that its screens are read from.
  struct Source {
    var storyboard: Storyboard
    var document: InterfaceDocument
  }

  /// The storyboards, in the order of the groups: one for each device that has a document of its own. Of several
  /// localizations that could be read, the base one counts.
  static func storyboards(
    of groups: [InterfaceGroup], documents: [InterfaceDocument], root: String, infoPlists: [InfoPlist]
  ) -> [Source] {
    let byPath = Dictionary(documents.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    var sources: [Source] = []
    for group in groups {
      var devices: Set<String?> = []
      for file in group.variants {
        guard let document = byPath[file.path], document.kind == .storyboard else { continue }
        guard devices.insert(file.device).inserted else { continue }
        let launches = infoPlists.contains { $0.launchStoryboard == file.name && !$0.startsWith(file.name) }
        sources.append(
          Source(
            storyboard: storyboard(document, file, launches: launches), document: document))
      }
    }
    let names = Dictionary(grouping: sources, by: \.storyboard.qualifiedName)
    for index in sources.indices {
      let storyboard = sources[index].storyboard
      guard let same = names[storyboard.qualifiedName], same.count > 1 else { continue }
      let folder = AppFolder.relative(storyboard.directory, to: root)
      if !folder.isEmpty { sources[index].storyboard.qualifiedName = "\(folder)/\(storyboard.qualifiedName)" }
    }
    for index in sources.indices {
      guard let id = sources[index].document.initialViewController?.id else { continue }
      sources[index].storyboard.initialScreen = "\(sources[index].storyboard.qualifiedName)#\(id)"
    }
    return sources
  }

  private static func storyboard(_ document: InterfaceDocument, _ file: InterfaceFile, launches: Bool) -> Storyboard {
    Storyboard(
      name: file.name, device: file.device, directory: file.directory,
      qualifiedName: file.name + (file.device.map { "~\($0)" } ?? ""), file: file.path, initialScreen: nil,
      isLaunchScreen: document.isLaunchScreen || launches, platform: "\(document.platform)",
      isSimulated: document.isSimulated)
  }
}
