import Foundation

struct Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}
let error: Error = Offline()
print(error.localizedDescription)
