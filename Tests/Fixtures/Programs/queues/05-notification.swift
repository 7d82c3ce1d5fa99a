import Foundation

let name = Notification.Name("saved")
let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
  print("saved", note.userInfo?["id"] as? Int ?? 0)
}
NotificationCenter.default.post(name: name, object: nil, userInfo: ["id": 4])
NotificationCenter.default.removeObserver(token)
NotificationCenter.default.post(name: name, object: nil)
print("end")
