import Foundation

// Whole numbers in the places of a grid: there is no `%` of numbers with a fraction.
for i in 0..<5 {
  let frame = CGRect(x: 20 + i % 3 * 110, y: 300 + i / 3 * 60, width: 100, height: 50)
  print(frame.origin.x, frame.origin.y)
}
let column = 7
let place = CGPoint(x: column % 4 * 10 + 5, y: -column % 4)
print(place.x, place.y)
let half: Double = Double(column % 4) / 2
print(half)
