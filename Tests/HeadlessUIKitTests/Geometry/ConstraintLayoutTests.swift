import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Frames that constraints determine, and those that they do not.
@MainActor
struct ConstraintLayoutTests {
  private let simulation: Simulation
  private let controller: UIViewController

  init() throws {
    let simulation = Simulation(device: try #require(Device(named: "iPhone 13")))
    self.simulation = simulation
    controller = simulation.run { UIViewController() }
    simulation.show(controller)
  }

  private var view: UIView { controller.view }

  private func add(_ view: UIView = UIView(), to superview: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? self.view).addSubview(view)
    return view
  }

  private func frame(_ item: UIView, _ constraints: [NSLayoutConstraint]) -> CGRect? {
    NSLayoutConstraint.activate(constraints)
    simulation.settle()
    return item.place.frame
  }

  @Test("Pins to the superview, to the safe area and to the margins, with constants")
  func pins() {
    simulation.run {
      let box = add()
      #expect(
        frame(
          box,
          [
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20),
            box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            box.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
          ]) == CGRect(x: 10, y: 55, width: 360, height: 755))
      #expect(box.frame == box.place.frame)
      let other = add()
      #expect(
        frame(
          other,
          [
            other.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
            other.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            other.heightAnchor.constraint(equalTo: other.widthAnchor, multiplier: 1, constant: 5),
            other.centerYAnchor.constraint(equalTo: view.centerYAnchor),
          ]) == CGRect(x: 16, y: 322, width: 195, height: 200))
    }
  }

  /// A label between the ends of a stack is as wide as that; content asks for a size and gets what is left to it.
  @Test("A stack is as long as its views together, and what is pinned to its ends follows it")
  func stackOfFixedViews() {
    simulation.run {
      let rows = UIStackView()
      rows.axis = .vertical
      rows.spacing = 10
      for _ in 0..<3 {
        let row = UIStackView()
        row.spacing = 10
        row.distribution = .fillEqually
        for _ in 0..<3 {
          let square = UIButton()
          square.translatesAutoresizingMaskIntoConstraints = false
          square.widthAnchor.constraint(equalToConstant: 80).isActive = true
          square.heightAnchor.constraint(equalToConstant: 80).isActive = true
          row.addArrangedSubview(square)
        }
        rows.addArrangedSubview(row)
      }
      let label = add(UILabel())
      (label as? UILabel)?.text = "x"
      _ = add(rows)
      #expect(
        frame(
          rows,
          [
            rows.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            rows.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 30),
            label.leftAnchor.constraint(equalTo: rows.leftAnchor),
            label.rightAnchor.constraint(equalTo: rows.rightAnchor),
            label.bottomAnchor.constraint(equalTo: rows.topAnchor),
          ]) == CGRect(x: 65, y: 322, width: 260, height: 260))
      #expect(label.place.x.size == 260)
    }
  }

  @Test("What is pinned between two things may be longer than its content; what hangs on one is as long as that")
  func contentBetweenEnds() throws {
    try simulation.run {
      let (box, one, other) = (add(), add(UILabel()), add(UILabel()))
      for (label, text) in [(one, "x"), (other, "a long text")] {
        (label as? UILabel)?.text = text
        _ = frame(
          label,
          [
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
          ])
      }
      let alone = add(UILabel())
      (alone as? UILabel)?.text = "x"
      _ = frame(
        alone,
        [
          alone.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          alone.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        ])
      let places = simulation.layoutSolver.estimates(in: view)
      let most = try [one, other, alone].map { try #require(places[ObjectIdentifier($0)]).x[.size].upperBound }
      #expect(most[0] == most[1] && most[0] > 80)
      #expect(most[2] < 20)
      // A third party pulls the box wider.
      _ = frame(box, [box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20)])
      #expect(one.place.x.size == 350)
    }
  }

  @Test("Pins to siblings follow one another, in whatever order they come")
  func siblings() {
    simulation.run {
      let (first, second) = (add(), add())
      let constraints = [
        second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 12),
        second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
        second.widthAnchor.constraint(equalTo: first.widthAnchor),
        second.heightAnchor.constraint(equalTo: first.heightAnchor),
        first.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        first.widthAnchor.constraint(equalToConstant: 200),
        first.heightAnchor.constraint(equalToConstant: 44),
      ]
      #expect(frame(second, constraints) == CGRect(x: 16, y: 156, width: 200, height: 44))
    }
  }

  @Test("Guides that code adds, and constraints by attribute and item")
  func guides() {
    simulation.run {
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      let box = add()
      let width = NSLayoutConstraint(
        item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 30)
      box.addConstraint(width)
      #expect(box.constraints == [width])
      #expect(
        frame(
          box,
          [
            guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
            guide.heightAnchor.constraint(equalToConstant: 100),
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            box.topAnchor.constraint(equalTo: guide.topAnchor),
            box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            box.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
          ]) == CGRect(x: 180, y: 50, width: 30, height: 100))
      #expect(guide.layoutFrame == CGRect(x: 0, y: 50, width: 390, height: 100))
      width.constant = 90
      simulation.settle()
      #expect(box.frame.width == 90)
    }
  }

  @Test("What is arranged lies between what is before it at least and at most, in views of the app's too")
  func arranged() throws {
    try simulation.run {
      func titled(_ title: String) -> (UIView, UILabel) {
        let (holder, label, field) = (UIView(), UILabel(), UITextField())
        label.text = title
        let inner = UIStackView(arrangedSubviews: [label, field])
        inner.axis = .vertical
        inner.spacing = 8
        inner.translatesAutoresizingMaskIntoConstraints = false
        holder.addSubview(inner)
        NSLayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: holder.topAnchor),
          inner.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
          inner.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
        ])
        return (holder, label)
      }
      let box = add()
      _ = frame(
        box,
        [
          box.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
          box.heightAnchor.constraint(equalToConstant: 182),
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      let (one, other) = (titled("Email"), titled("Password"))
      let stack = UIStackView(arrangedSubviews: [one.0, other.0])
      stack.axis = .vertical
      stack.spacing = 20
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor, constant: 60),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      ])
      let places = PinLayout().estimates(in: view)
      let start = try #require(places[ObjectIdentifier(other.1)]).y[.min]
      #expect(start.lowerBound > 150 && start.upperBound < 250)
    }
  }

  @Test("Inequalities that push each other on without end tell nothing of their axis")
  func endless() throws {
    try simulation.run {
      let (one, other) = (add(UILabel()), add(UILabel()))
      for view in [one, other] { view.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate([
        one.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor),
        one.topAnchor.constraint(greaterThanOrEqualTo: other.bottomAnchor, constant: 8),
        other.topAnchor.constraint(greaterThanOrEqualTo: one.bottomAnchor, constant: 8),
        one.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 20),
      ])
      let place = try #require(PinLayout().estimates(in: view)[ObjectIdentifier(one)])
      #expect(place.y[.min] == .anything)
      #expect(place.x[.min].lowerBound == 20)
    }
  }

  @Test("What constraints do not determine stays undetermined: own sizes, priorities, inequalities, contradictions")
  func undetermined() {
    simulation.run {
      let label = add(UILabel())
      #expect(
        frame(
          label,
          [
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          ]) == nil)
      #expect(label.place.x.isDetermined)
      #expect(label.place.y.min == 60)
      let box = add()
      let optional = box.heightAnchor.constraint(equalToConstant: 44)
      optional.priority = .defaultHigh
      #expect(
        frame(
          box,
          [
            box.topAnchor.constraint(equalTo: view.topAnchor), optional,
            box.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
          ]) == nil)
      let torn = add()
      #expect(
        frame(
          torn,
          [
            torn.topAnchor.constraint(equalTo: view.topAnchor), torn.heightAnchor.constraint(equalToConstant: 20),
            torn.heightAnchor.constraint(equalToConstant: 30),
            torn.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            torn.widthAnchor.constraint(equalToConstant: 10),
          ]) == nil)
      #expect(torn.place.x.isDetermined)
    }
  }

  @Test("The frame follows the superview's size, the safe area and the constraints that come and go")
  func changes() {
    simulation.run {
      let box = add()
      let top = box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
      #expect(
        frame(
          box,
          [
            top, box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          ]) == CGRect(x: 0, y: 47, width: 390, height: 797))
      controller.additionalSafeAreaInsets.top = 3
      simulation.settle()
      #expect(box.frame.minY == 50)
      top.isActive = false
      simulation.settle()
      #expect(box.place.frame == nil)
      top.isActive = true
      view.frame.size.height = 400
      simulation.settle()
      #expect(box.frame == CGRect(x: 0, y: 50, width: 390, height: 350))
    }
  }

  @Test("Removing a view deactivates the constraints around it that name it")
  func removal() {
    simulation.run {
      let box = add()
      let outer = box.topAnchor.constraint(equalTo: view.topAnchor)
      let own = box.heightAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([outer, own])
      #expect(view.constraints == [outer])
      box.removeFromSuperview()
      #expect(view.constraints == [])
      #expect(!outer.isActive)
      #expect(own.isActive)
    }
  }

  @Test("Items in different hierarchies have no common ancestor")
  func noCommonAncestor() {
    simulation.run {
      let stray = UIView()
      stray.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      #expect(
        simulation.exceptions.map(\.description) == [
          "*** Terminating app due to uncaught exception 'NSGenericException', reason: 'Unable to activate constraint "
            + "with anchors <NSLayoutYAxisAnchor \"UIView.top\"> and <NSLayoutYAxisAnchor \"UIView.top\"> because they "
            + "have no common ancestor.  Does the constraint or its anchors reference items in different view "
            + "hierarchies?  That's illegal.'"
        ])
    }
  }

  @Test("A button's label and image lie in the button")
  func partsOfAButton() {
    simulation.run {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      view.addSubview(button)
      button.setTitle("+", for: .normal)
      for part in [button.titleLabel!, button.imageView!] {
        let constraint = part.centerXAnchor.constraint(equalTo: button.centerXAnchor)
        constraint.isActive = true
        #expect(constraint.isActive)
      }
      #expect(simulation.exceptions.isEmpty)
      view.layoutIfNeeded()
      #expect(button.frame == CGRect(x: 0, y: 0, width: 60, height: 60))
    }
  }

  @Test("A stack that fills equally shares its length; any other share hangs on the views' own sizes")
  func stacks() {
    simulation.run {
      let views = [UIView(), UIView(), UIView()]
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 15
      stack.frame = CGRect(x: 0, y: 0, width: 390, height: 40)
      view.addSubview(stack)
      simulation.settle()
      #expect(views[0].place.frame == nil)
      #expect(views[0].place.x.min == 0)
      stack.distribution = .fillEqually
      simulation.settle()
      #expect(views.map(\.frame.minX) == [0, 135, 270])
      #expect(views[2].place.frame == CGRect(x: 270, y: 0, width: 120, height: 40))
    }
  }

  @Test("What is in a scroll view moves with its content, and its edges pin content rather than places")
  func scrolling() {
    simulation.run {
      let scroll = UIScrollView(frame: view.bounds)
      view.addSubview(scroll)
      let content = add(to: scroll)
      #expect(
        frame(
          content,
          [
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
          ]) == nil)
      #expect(content.place.x.size == 390)
    }
  }
}
