import FlowModel

/// Which storyboards stand for one another on iPhone and iPad.
struct DeviceStoryboards {
  private let pairs: [(phone: Storyboard, pad: Storyboard)]

  /// By file name (`Main~ipad`), and by the main storyboards that an Info.plist names for each device.
  init(_ model: AppModel) {
    let storyboards = model.storyboards.filter(\.isSimulated)
    var pairs: [(phone: Storyboard, pad: Storyboard)] = []
    for storyboard in storyboards where storyboard.device != nil {
      let others = storyboards.filter {
        $0.name == storyboard.name && $0.directory == storyboard.directory && $0.device != storyboard.device
      }
      for other in others {
        pairs.append(storyboard.device == "ipad" ? (other, storyboard) : (storyboard, other))
      }
    }
    for plist in model.infoPlists {
      guard let phone = plist.startStoryboard(on: "iphone"), let pad = plist.startStoryboard(on: "ipad"), phone != pad
      else { continue }
      let ofPhone = Self.nearest(storyboards.filter { $0.name == phone }, to: plist.directory)
      let ofPad = Self.nearest(storyboards.filter { $0.name == pad }, to: plist.directory)
      if let ofPhone, let ofPad { pairs.append((ofPhone, ofPad)) }
    }
    var seen: Set<[String]> = []
    self.pairs = pairs.filter { seen.insert([$0.phone.file, $0.pad.file]).inserted }
  }

  private static func nearest(_ storyboards: [Storyboard], to folder: String) -> Storyboard? {
    let best = storyboards.map { PathNearness.shared($0.directory, folder) }.max()
    return storyboards.first { PathNearness.shared($0.directory, folder) == best }
  }

  /// The storyboards that another device has in place of one, with that device's name.
  func counterparts(of storyboard: Storyboard) -> [(storyboard: Storyboard, device: String)] {
    pairs.compactMap { pair in
      if pair.phone == storyboard { return (pair.pad, "iPad") }
      if pair.pad == storyboard { return (pair.phone, "iPhone") }
      return nil
    }
  }
}
