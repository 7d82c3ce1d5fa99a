class Base { var name: String { "base" } }
class Middle: Base { override var name: String { "middle of " + super.name } }
class Top: Middle { override var name: String { "top of " + super.name } }
print(Top().name)
