import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// How much room texts take, against frames that Interface Builder has measured.
@MainActor
struct TextExtentTests {
  private func run(on device: String, _ body: (Simulation) throws -> Void) throws {
    let simulation = Simulation(device: try #require(Device(named: device)))
    try simulation.run { try body(simulation) }
  }

  private func system(_ text: String, _ size: CGFloat, lines: Int = 1) -> TextExtent {
    TextExtent(text, size: size, isSystemFont: true, lines: lines)
  }

  @Test(
    "A line of the system's font is as high as its size says, in whole pixels",
    arguments: [(12, 14.5, 14.33), (13, 16, 15.67), (14, 17, 17), (17, 20.5, 20.33), (20, 24, 24), (36, 43, 43)])
  func lineHeights(size: CGFloat, twice: CGFloat, thrice: CGFloat) throws {
    for (device, height) in [("iPhone 11", twice), ("iPhone 13", thrice)] {
      try run(on: device) { _ in
        let extent = try #require(system("Gym", size).height(in: 200...200).exact)
        #expect(abs(extent - height) < 0.01, "\(device): \(extent)")
      }
    }
  }

  @Test(
    "Widths lie within bounds that are less than half as far apart again",
    arguments: [
      ("Pounds", 17, 58), ("Kilogram", 17, 68), ("Gram", 17, 42), ("Ounce", 17, 51), ("Title", 17, 33.33),
      ("Subtitle", 17, 58.67), ("BUY", 17, 34), ("32 % off", 17, 64.67), ("WORKFLOW PROGRESS", 17, 191.5),
    ])
  func widths(text: String, size: CGFloat, width: CGFloat) throws {
    try run(on: "iPhone 13") { _ in
      let extent = system(text, size).width
      #expect(extent.contains(width), "\(extent)")
      #expect(extent.upperBound < extent.lowerBound * 1.5 + 8, "\(extent)")
    }
  }

  @Test("Words go to the next line where they have no room: at most so many lines, and at least so many")
  func lines() throws {
    try run(on: "iPhone 11") { _ in
      let text = "Each of these words has room for itself and for some others on a line of this width"
      let extent = system(text, 17, lines: .max).height(in: 200...200)
      #expect(extent.lowerBound >= 61 && extent.upperBound <= 160, "\(extent)")
      #expect(system(text, 17, lines: 2).height(in: 200...200).lowerBound == 41)
      #expect(system("One\nTwo", 17, lines: .max).height(in: 200...200).lowerBound == 41)
      #expect(TextExtent("Gym", size: 17, isSystemFont: false, lines: 1).height(in: 200...200).contains(22))
    }
  }

  @Test("What hangs from below alone is as high as its content, as what hangs from above is")
  func buttonsThatHang() throws {
    let simulation = Simulation(device: try #require(Device(named: "iPhone 13")))
    let controller = simulation.run { UIViewController() }
    simulation.show(controller)
    try simulation.run {
      let root: UIView = controller.view
      let buttons = [UIButton(type: .system), UIButton(type: .system)]
      for button in buttons {
        button.setTitle("Save", for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
        button.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
      }
      buttons[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
      buttons[1].bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -100).isActive = true
      simulation.settle()
      let places = simulation.layoutSolver.estimates(in: root)
      for button in buttons {
        let height = try #require(places[ObjectIdentifier(button)]).y[.size]
        #expect(height.lowerBound >= 29.5 && height.upperBound <= 34.5, "\(height)")
      }
    }
  }
}
