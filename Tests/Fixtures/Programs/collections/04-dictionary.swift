var ages = ["Al": 3, "Bo": 5]
ages["Cy"] = 7
ages["Al"] = nil
ages["Bo", default: 0] += 1
for (name, age) in ages.sorted(by: { $0.key < $1.key }) { print(name, age) }
print(ages.count, ages.keys.contains("Al"))
