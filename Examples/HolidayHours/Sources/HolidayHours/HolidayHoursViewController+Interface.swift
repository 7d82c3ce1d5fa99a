import UIKit

extension HolidayHoursViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: HolidayHoursViewController.self) { bind in
      bind.outletCollection("actionButtons", \.actionButtons)
      bind.outletCollection("openingTimes", \.openingTimes)
      bind.outlet("noteField", \.noteField)
      bind.outlet("statusLabel", \.statusLabel)
      bind.action("save:") { $0.save($1) }
      bind.unwind("unwindToHolidayHours:") { $0.unwindToHolidayHours($1) }
    }
  }
}
