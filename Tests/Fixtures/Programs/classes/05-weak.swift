class Parent { weak var child: Child? }
class Child {}
let parent = Parent()
var child: Child? = Child()
parent.child = child
print(parent.child != nil)
child = nil
print(parent.child == nil)
