struct cellData {
  var name: String?
  struct part { var size = 1 }
}
class store {
  var rows = [cellData]()
  var named = [String: cellData]()
  var nested = [[cellData]]()
  var parts = [cellData.part]()
}

let kept = store()
kept.rows.append(cellData(name: "One"))
kept.rows.insert(.init(name: nil), at: 0)
kept.named["a"] = kept.rows[1]
kept.nested.append(kept.rows)
kept.parts.append(cellData.part(size: 3))
print(kept.rows.count, kept.rows.map { $0.name ?? "-" }, kept.named["a"]?.name ?? "none")
print(kept.nested.count, kept.nested[0].count, kept.parts[0].size)
let list = [[Int]]()
print(list.isEmpty, [store]().count, type(of: [cellData]()))
