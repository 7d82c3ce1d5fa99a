let nickname: String? = nil
print(nickname ?? "guest")
let second: String? = "Bo"
print(nickname ?? second ?? "none")
