import Foundation

DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
  print("late")
  exit(0)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { print("soon") }
print("now")
dispatchMain()
