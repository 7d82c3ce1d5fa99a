func askName(_ done: (String) -> Void) { done("Ada") }
func askAge(_ done: (Int) -> Void) { done(36) }
askName { name in
  askAge { age in print(name, age) }
}
