func initials(_ name: String?) -> String {
  guard let name, let first = name.first else { return "?" }
  return String(first)
}
print(initials("Ada"), initials(""), initials(nil))
