import UIKit

/// A sheet over the sign-in form. Its Close button unwinds; there is nothing for code to do.
class HelpViewController: UIViewController {}
