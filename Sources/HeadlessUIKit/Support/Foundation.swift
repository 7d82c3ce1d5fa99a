// Apple's UIKit re-exports Foundation, and code that imports UIKit relies on it.
@_exported import Foundation
