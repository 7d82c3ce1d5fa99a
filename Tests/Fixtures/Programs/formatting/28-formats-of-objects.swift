import Foundation

extension String {
  func filled(with arguments: CVarArg...) -> String {
    withVaList(arguments) { list in
      String(describing: NSString(format: self, arguments: list))
    }
  }
}

print("%d of %@ in %.2f".filled(with: 3, NSString(string: "five"), 1.5))
print(withVaList([1, 2]) { NSString(format: "%d-%d", arguments: $0) })
print(NSString(format: "%03d|%@", 7, NSString(string: "seven")))
print(NSString(format: "%5.1f%%", 12.25).length)
