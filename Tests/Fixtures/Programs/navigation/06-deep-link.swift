func open(_ link: String) -> [String] {
  link.split(separator: "/").map(String.init)
}
print(open("shop/item/4"), open("").isEmpty, Int(open("shop/item/4").last!)! + 1)
