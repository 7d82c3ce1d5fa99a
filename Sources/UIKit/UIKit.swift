// A module named UIKit, for platforms where Apple's UIKit does not exist: `import UIKit` compiles unchanged.
@_exported import HeadlessUIKit
