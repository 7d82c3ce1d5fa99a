import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Frames that several constraints determine only together.
@MainActor
struct EquationSystemTests {
  private let simulation: Simulation
  private let controller: UIViewController

  init() throws {
    let simulation = Simulation(device: try #require(Device(named: "iPhone 13")))
    self.simulation = simulation
    controller = simulation.run { UIViewController() }
    simulation.show(controller)
  }

  private var view: UIView { controller.view }

  private func boxes(_ count: Int) -> [UIView] {
    (0..<count).map { _ in
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      return box
    }
  }

  @Test("Views of one width that fill another one between them")
  func equalWidths() {
    simulation.run {
      let boxes = boxes(3)
      var constraints = [
        boxes[0].leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: boxes[2].trailingAnchor, constant: 20),
      ]
      for (left, right) in zip(boxes, boxes.dropFirst()) {
        constraints += [
          right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 15),
          right.widthAnchor.constraint(equalTo: left.widthAnchor),
        ]
      }
      for box in boxes {
        constraints += [
          box.topAnchor.constraint(equalTo: view.topAnchor), box.heightAnchor.constraint(equalToConstant: 40),
        ]
      }
      NSLayoutConstraint.activate(constraints)
      simulation.settle()
      #expect(boxes.map { $0.place.frame?.minX } == [10, 135, 260])
      #expect(boxes.map { $0.place.frame?.width } == [110, 110, 110])
    }
  }

  @Test("What keeps a part of the room above it is placed; one that lacks an equation is not")
  func partsOfTheRoom() {
    simulation.run {
      let boxes = boxes(2)
      NSLayoutConstraint.activate([
        boxes[0].leadingAnchor.constraint(equalTo: view.leadingAnchor),
        boxes[0].widthAnchor.constraint(equalToConstant: 40),
        boxes[0].heightAnchor.constraint(equalTo: boxes[0].widthAnchor),
        boxes[0].topAnchor.constraint(equalTo: view.topAnchor),
        boxes[1].leadingAnchor.constraint(equalTo: boxes[0].trailingAnchor),
        boxes[1].centerYAnchor.constraint(equalTo: boxes[0].bottomAnchor, constant: 100),
        boxes[1].bottomAnchor.constraint(equalTo: boxes[1].topAnchor, constant: 60),
        boxes[1].trailingAnchor.constraint(equalTo: boxes[0].trailingAnchor, constant: 30),
      ])
      simulation.settle()
      #expect(boxes[1].place.frame == CGRect(x: 40, y: 110, width: 30, height: 60))
      let loose = self.boxes(2)
      NSLayoutConstraint.activate([
        loose[0].leadingAnchor.constraint(equalTo: view.leadingAnchor),
        loose[1].leadingAnchor.constraint(equalTo: loose[0].trailingAnchor),
        loose[1].trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      simulation.settle()
      #expect(loose.allSatisfy { $0.place.x.size == nil })
    }
  }

  @Test func sumsDetermineWhatIsInThemAlone() {
    let rows = [
      LinearRow(factors: [0: 1, 1: 1], constant: 10), LinearRow(factors: [0: 1, 1: -1], constant: 4),
      LinearRow(factors: [1: 1, 2: 1, 3: 1], constant: 8),
    ]
    #expect(LinearRow.determined(by: rows) == [0: 7, 1: 3])
    #expect(LinearRow.determined(by: rows + [LinearRow(factors: [0: 1], constant: 9)]) == nil)
  }

  @Test("The rows of a grid that fill it equally are as thick as the thickest")
  func rowsOfAGrid() {
    simulation.run {
      let grid = UIStackView()
      grid.axis = .vertical
      grid.alignment = .center
      grid.distribution = .fillEqually
      grid.spacing = 8
      grid.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(grid)
      var boxes: [UIView] = []
      for height in [60, 76] {
        let row = UIStackView()
        row.alignment = .center
        row.distribution = .fillEqually
        row.spacing = 8
        for _ in 0..<3 {
          let box = UIView()
          box.translatesAutoresizingMaskIntoConstraints = false
          box.widthAnchor.constraint(equalToConstant: 76).isActive = true
          box.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true
          row.addArrangedSubview(box)
          boxes.append(box)
        }
        grid.addArrangedSubview(row)
      }
      NSLayoutConstraint.activate([
        grid.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        grid.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40),
      ])
      simulation.settle()
      let bottom = view.bounds.height - 40
      #expect(isHit(boxes[4], at: bottom - 75))
      #expect(isHit(boxes[4], at: bottom - 1))
      #expect(isHit(boxes[1], at: bottom - 76 - 8 - 67))
      #expect(!isHit(boxes[1], at: bottom - 76 - 8 - 69))
    }
  }

  /// Whether a finger in the middle of the screen comes down on a view.
  private func isHit(_ box: UIView, at y: CGFloat) -> Bool {
    guard case .element(let element) = simulation.hit(at: CGPoint(x: view.bounds.midX, y: y)) else { return false }
    return element.host === box
  }
}
