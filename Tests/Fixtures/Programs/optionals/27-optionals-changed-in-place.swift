// Optionals that are changed in their places: copies keep what they hold, and what is implicitly unwrapped stays one.
var list: [Int]? = [1]
let before = list
list?.append(2)
print(before as Any, list as Any)
var implicit: [Int]! = [1]
let held = [implicit, implicit]
implicit.append(2)
implicit[0] = 5
print(held, implicit as Any)
struct Page { var rows: [Int]? = [1] }
var page = Page()
let copy = page
page.rows?.append(3)
page.rows![0] = 7
print(copy, page)

var number: Int! = 1
number += 2
number -= 1
print(number as Any, number == 2)
var text: String! = "a"
text += "b"
print(text as Any)
var rows: [Int]! = [1]
rows += [2]
print(rows as Any)
var letter: UInt8! = 97
letter += UInt8(1)
if letter == 98 { letter = 45 }
print(letter as Any)
final class Form {
  var count: Int! = 1
  var title: String! = "a"
  var half: Double! = 1
}
let form = Form()
form.count += 1
form.title += "b"
form.half /= 2
print(form.count as Any, form.title as Any, form.half as Any)
func increase(_ number: inout Int) {
  number += 1
  print(number)
}
increase(&number)
increase(&form.count)
print(number as Any, form.count as Any)
var scores: [String: Int]! = ["a": 1]
scores["a"]! += 1
scores["b", default: 0] += 2
print(scores["a"] as Any, scores["b"] as Any)
