import Foundation

/// What was copied last. What it holds before the app copies anything, other apps decide.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
  /// The one that all apps share.
  public class var general: UIPasteboard { Simulation.current.pasteboard }

  private enum Content {
    case open
    case texts([String])
    case images([UIImage])
    case addresses([URL])
  }

  private var content = Content.open

  /// Whether it is known what was copied last.
  package var hasContent: Bool { if case .open = content { false } else { true } }
  /// Whether it is known which texts were copied: an address is one, too.
  package var hasKnownTexts: Bool {
    switch content {
    case .open, .addresses: false
    case .texts, .images: true
    }
  }

  /// Leaves open what was copied last.
  package func forget() { content = .open }

  /// The first text.
  ///
  /// - UIKit: what is set replaces all that was copied, nil with nothing (documentation of UIPasteboard.string).
  public var string: String? {
    get { strings?.first }
    set { content = .texts(newValue.map { [$0] } ?? []) }
  }
  /// The texts.
  public var strings: [String]? {
    get { if case .texts(let texts) = content, !texts.isEmpty { texts } else { nil } }
    set { content = .texts(newValue ?? []) }
  }
  /// The first image.
  public var image: UIImage? {
    get { images?.first }
    set { content = .images(newValue.map { [$0] } ?? []) }
  }
  /// The images.
  public var images: [UIImage]? {
    get { if case .images(let images) = content, !images.isEmpty { images } else { nil } }
    set { content = .images(newValue ?? []) }
  }
  /// The first address.
  public var url: URL? {
    get { urls?.first }
    set { content = .addresses(newValue.map { [$0] } ?? []) }
  }
  /// The addresses.
  public var urls: [URL]? {
    get { if case .addresses(let addresses) = content, !addresses.isEmpty { addresses } else { nil } }
    set { content = .addresses(newValue ?? []) }
  }
  /// Whether it holds a text; iOS 10.
  public var hasStrings: Bool { strings != nil }
  /// Whether it holds an image; iOS 10.
  public var hasImages: Bool { images != nil }
}
