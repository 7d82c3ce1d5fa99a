import UIKit

/// A sheet over the holiday hours, opened by a button in the dock; its Done button unwinds.
class EarlierYearsViewController: UIViewController {}
