import Foundation

print("a b&c".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "-")
print("a%20b".removingPercentEncoding ?? "-")
