// An unowned variable whose object is gone is not nil.
final class Owner {
  deinit { print("gone") }
}
final class Pet {
  unowned var owner: Owner?
}
let pet = Pet()
print(pet.owner == nil)
do {
  let owner = Owner()
  pet.owner = owner
  print(pet.owner == nil)
}
print("now")
print(pet.owner == nil)
