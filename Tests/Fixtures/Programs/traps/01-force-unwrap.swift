let name: String? = nil
print("before")
print(name!.count)
print("after")
