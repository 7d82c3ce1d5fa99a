// The codes of Foundation's errors are patterns of the errors that have them.
import Foundation

enum Own: Error { case broken }

func fail(_ number: Int) throws {
  switch number {
  case 0: throw CocoaError(.fileNoSuchFile)
  case 1: throw URLError(.timedOut)
  case 2: throw CocoaError(.fileReadNoSuchFile)
  case 3: throw Own.broken
  case 4: throw URLError(.cancelled)
  default: throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "own"))
  }
}

for number in 0...5 {
  do { try fail(number) } catch CocoaError.fileNoSuchFile {
    print("no file")
  } catch URLError.timedOut {
    print("timed out")
  } catch DecodingError.dataCorrupted(let context) {
    print("corrupted", context.debugDescription)
  } catch let error as URLError where error.code == .cancelled {
    print("cancelled")
  } catch Own.broken {
    print("broken")
  } catch let error as CocoaError {
    print("other file error", error.code == .fileReadNoSuchFile)
  } catch {
    print("other")
  }
}

func words(_ error: Error) -> String {
  switch error {
  case URLError.timedOut, URLError.cancelled: "network"
  case CocoaError.fileNoSuchFile: "file"
  default: "other"
  }
}
print(words(URLError(.timedOut)), words(CocoaError(.fileNoSuchFile)), words(Own.broken), words(URLError(.badURL)))
