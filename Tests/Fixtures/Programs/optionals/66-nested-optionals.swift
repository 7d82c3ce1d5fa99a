struct Settings {
  var names: [String: Int?] = ["one": 1, "none": nil]
  var last: [Int?] = [4, nil]
}

let settings = Settings()
let outer: String?? = "x"
let inner: String?? = .some(nil)
let nothing: String?? = nil
print((outer ?? nil) ?? "-", (inner ?? nil) ?? "-", (nothing ?? nil) ?? "-")
print("\((outer ?? nil) ?? "-") \(outer ?? nil ?? "-")")
let flat = (outer ?? nil) ?? "none"
print("\(flat)")
let names = settings.names
print("\((names["one"] ?? nil) ?? 0) \((names["none"] ?? nil) ?? 0) \((names["two"] ?? nil) ?? 0)")
print("\(settings.names["one"] ?? nil)", "\(settings.last.first ?? nil)", (settings.last.first ?? nil) ?? 9)
let plain: String? = "y"
print("\(plain ?? nil)", plain ?? nil ?? "d")
