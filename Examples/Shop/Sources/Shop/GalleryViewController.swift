import UIKit

/// The photo of a product, full screen; a tap on the small one opens it.
class GalleryViewController: UIViewController {}
