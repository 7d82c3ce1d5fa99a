import Foundation

print("  padded \n".trimmingCharacters(in: .whitespacesAndNewlines))
print("--a-b--".trimmingCharacters(in: CharacterSet(charactersIn: "-")))
