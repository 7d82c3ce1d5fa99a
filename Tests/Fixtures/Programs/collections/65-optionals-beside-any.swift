// In a literal beside `x as Any` all is Any: an Optional stays one, what is none becomes none.
let none: Int? = nil
let three: Int? = 3

let parameters: [String: Any] = ["a": none as Any, "b": "s", "c": three as Any]
print(parameters["b"]!, parameters["c"]!, parameters["a"]!)
let inferred = ["a": none as Any, "b": "s"]
print(inferred["b"]!, inferred["b"] as? String as Any, type(of: inferred))
let list = [none as Any, "x", 1]
print(list, type(of: list))
for each in list { print(each) }
let any: Any = [1, "a", none as Any]
for each in any as! [Any] { print(each) }
let optionals: [Any?] = [1, nil, "x"]
print(optionals)
let declared: [Any] = [none as Any, 1, three as Any]
for each in declared { print(each, each is Int) }
func show(_ items: Any...) { for each in items { print(each) } }
show(none as Any, 1, "q")
let beside = [three as Any, nil, "q"]
print(beside)
print([1, 2.5, three as Any], (none as Any, 1))
