enum Segue: String { case showDetail, logOut = "log-out" }
print(Segue.showDetail.rawValue, Segue.logOut.rawValue)
print(Segue(rawValue: "log-out") as Any, Segue(rawValue: "none") as Any)
enum Level: Int { case low = 1, middle, high = 10, top }
print(Level.middle.rawValue, Level.top.rawValue, Level(rawValue: 2) == .middle)
