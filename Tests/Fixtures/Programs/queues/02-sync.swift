import Foundation

let queue = DispatchQueue(label: "work")
let answer = queue.sync { 6 * 7 }
print(answer)
