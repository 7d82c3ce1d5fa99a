import Foundation

func attempt(_ work: () throws -> Void) -> String {
  do {
    try work()
    return "fine"
  } catch let error as URLError {
    switch error.code {
    case .notConnectedToInternet, .networkConnectionLost: return "offline \(error.errorCode)"
    case .timedOut: return "late"
    default: return "other url \(error.code.rawValue)"
    }
  } catch let error as CocoaError where error.code == .userCancelled {
    return "cancelled"
  } catch let error as CocoaError {
    return "other cocoa \(error.errorCode)"
  } catch { return "unknown" }
}
enum Own: Error { case one }
print(attempt {})
print(attempt { throw URLError(.notConnectedToInternet) })
print(attempt { throw URLError(.timedOut) })
print(attempt { throw URLError(.badURL) })
print(attempt { throw CocoaError(.userCancelled) })
print(attempt { throw CocoaError(.coderReadCorrupt) })
print(attempt { throw Own.one })
let error: Error = URLError(.cancelled)
print((error as? URLError)?.code == .cancelled, error is URLError)
print((error as NSError).domain, (error as NSError).code)
print((error as? URLError)?.code == URLError.Code.timedOut)
print(URLError.Code.timedOut.rawValue, CocoaError.Code.fileNoSuchFile.rawValue)
print(URLError(.timedOut) == URLError(.timedOut), URLError(.timedOut).code == .badURL)
