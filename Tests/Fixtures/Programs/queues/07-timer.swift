// Swift 5: a function uses a variable of the top level.
import Foundation

var ticks = 0
Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
  ticks += 1
  print("tick", ticks)
  if ticks == 3 { timer.invalidate() }
}
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
print("end", ticks)
