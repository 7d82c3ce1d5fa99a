import Foundation

print("one")
DispatchQueue.main.async {
  print("three")
  exit(0)
}
print("two")
dispatchMain()
