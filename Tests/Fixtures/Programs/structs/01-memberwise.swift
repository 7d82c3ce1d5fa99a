struct Item {
  var name: String
  var price = 1
}
let item = Item(name: "Tea")
print(item.name, item.price, Item(name: "Cake", price: 4))
