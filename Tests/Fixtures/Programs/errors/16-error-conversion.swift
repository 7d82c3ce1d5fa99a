import Foundation

enum LowLevel: Error { case io(Int), closed }
enum AppError: LocalizedError, CustomNSError {
  case storage(underlying: Error)
  case user(String)
  static var errorDomain: String { "app" }
  var errorCode: Int {
    switch self {
    case .storage: return 10
    case .user: return 20
    }
  }
  var errorDescription: String? {
    switch self {
    case .storage(let error): return "Storage failed (\(error))."
    case .user(let text): return text
    }
  }
  var recoverySuggestion: String? { "Try again." }
}
func read(_ n: Int) throws -> String {
  switch n {
  case 0: return "text"
  case 1: throw LowLevel.io(5)
  case 2: throw LowLevel.closed
  default: throw AppError.user("Number \(n) is too much.")
  }
}
func load(_ n: Int) throws -> String {
  do {
    return try read(n)
  } catch let error as LowLevel {
    throw AppError.storage(underlying: error)
  }
}
func message(for error: Error) -> String {
  switch error {
  case AppError.storage(LowLevel.closed): return "closed storage"
  case AppError.storage(underlying: let inner): return "storage: \(inner)"
  case let error as LocalizedError: return error.errorDescription ?? "localized"
  default: return "unknown"
  }
}
for n in 0...3 {
  do {
    print(try load(n))
  } catch {
    print(message(for: error), "|", error.localizedDescription)
    print((error as NSError).domain, (error as NSError).code)
  }
}
let cocoa = NSError(domain: "shop", code: 7, userInfo: [NSLocalizedDescriptionKey: "Sold out"])
print(cocoa.domain, cocoa.code, cocoa.localizedDescription)
do { throw cocoa } catch let error as NSError where error.code == 7 { print("seven", error.domain) }
let errors: [Error] = [LowLevel.closed, AppError.user("u"), cocoa]
print(errors.map { ($0 as? AppError)?.errorCode ?? -1 })
