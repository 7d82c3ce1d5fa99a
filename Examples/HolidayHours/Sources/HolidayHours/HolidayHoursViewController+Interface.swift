import UIKit

extension HolidayHoursViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: HolidayHoursViewController.self)
      .outletCollection("actionButtons", \.actionButtons)
      .outletCollection("openingTimes", \.openingTimes)
      .outlet("noteField", \.noteField)
      .outlet("statusLabel", \.statusLabel)
      .action("save:") { $0.save($1) }
      .unwind("unwindToHolidayHours:") { $0.unwindToHolidayHours($1) }
  }
}
