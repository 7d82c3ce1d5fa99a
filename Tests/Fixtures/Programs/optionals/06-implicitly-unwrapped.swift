var label: String! = "ready"
print(label.count)
print(label as Any)
label = nil
print(label == nil, label?.count ?? -1)
