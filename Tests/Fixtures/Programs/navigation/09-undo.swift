// Swift 5: a function uses a variable of the top level.
var text = "a"
var undo: [() -> Void] = []
func set(_ new: String) {
  let old = text
  undo.append { text = old }
  text = new
}
set("b")
set("c")
undo.popLast()?()
print(text)
undo.popLast()?()
print(text, undo.isEmpty)
