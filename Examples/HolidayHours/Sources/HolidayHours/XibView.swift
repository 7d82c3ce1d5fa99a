import UIKit

/// A view whose inside comes from a xib, with the view itself as the file's owner: draw it once,
/// use it in any storyboard.
class XibView: UIView {
  /// The name of the xib, set in the storyboard (`@IBInspectable` in Xcode); without one, the
  /// class's own name.
  @IBInspectable var nibName: String?

  /// The xib's first view, which fills this one.
  private(set) var content: UIView?

  override func awakeFromNib() {
    super.awakeFromNib()
    let name = nibName ?? String(describing: type(of: self))
    let objects = UINib(nibName: name, bundle: nil).instantiate(withOwner: self, options: nil)
    guard let content = objects.first as? UIView else {
      fatalError("\(name).xib has no view at its top level")
    }
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    self.content = content
  }
}
