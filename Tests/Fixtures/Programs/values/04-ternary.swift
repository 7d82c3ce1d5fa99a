let count = 1
print(count == 1 ? "1 item" : "\(count) items")
let label = count > 3 ? "many" : count > 0 ? "few" : "none"
print(label)
