// A trailing closure that gives nothing is for the parameter whose function gives nothing.
struct Migration {
  func rename(_ name: String) { print("renames", name) }
}

struct Store {
  let name: String
  init(
    _ name: String, migrate: ((Migration, Int) -> Void)? = nil, isLoud: Bool = false,
    compact: ((Int, Int) -> Bool)? = nil
  ) {
    self.name = name
    migrate?(Migration(), 2)
    if compact?(3, 4) == true { print(name, "compacts") }
  }
}

_ = Store("first") { migration, version in
  if version < 3 { migration.rename("title") }
  print("from", version)
}
_ = Store("second") { used, total in
  let isSparse = used < total
  return isSparse
}
print("done")
