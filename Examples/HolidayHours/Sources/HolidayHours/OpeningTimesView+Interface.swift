import UIKit

extension OpeningTimesView: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: OpeningTimesView.self)
      .attribute("nibName", \.nibName)
      .attribute("day", \.day)
      .attribute("hours", \.hours)
      .attribute("isClosed", \.isClosed)
      .outlet("dayLabel", \.dayLabel)
      .outlet("hoursLabel", \.hoursLabel)
  }
}
