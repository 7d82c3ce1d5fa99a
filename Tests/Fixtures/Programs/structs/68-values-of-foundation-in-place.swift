import Foundation

var link = URL(string: "https://a.b/c/d.txt")!
link.deletePathExtension()
link.appendPathExtension("md")
print(link)
link.append(path: "e")
print(link.lastPathComponent)

var chosen = IndexSet([1, 2])
chosen.formUnion([20])
chosen.subtract([1])
print(chosen.count, chosen.contains(20))
var letters = CharacterSet(charactersIn: "ab")
letters.invert()
print(letters.contains("a"), letters.contains("c"))
