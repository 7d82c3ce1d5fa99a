protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
struct Person: Named, Aged { let name: String; let age: Int }
func wish(_ who: Named & Aged) -> String { "\(who.name) is \(who.age)" }
print(wish(Person(name: "Al", age: 3)))
