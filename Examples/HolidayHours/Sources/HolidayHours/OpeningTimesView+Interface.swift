import UIKit

extension OpeningTimesView: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: OpeningTimesView.self) { bind in
      bind.attribute("nibName", \.nibName)
      bind.attribute("day", \.day)
      bind.attribute("hours", \.hours)
      bind.attribute("isClosed", \.isClosed)
      bind.outlet("dayLabel", \.dayLabel)
      bind.outlet("hoursLabel", \.hoursLabel)
    }
  }
}
