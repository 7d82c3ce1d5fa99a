/// Decides how the interface is turned.
///
/// - UIKit: the device's orientation is taken where both the app and the controller in charge support it; the
///   controller in charge is the window's root, or the topmost one presented over the full screen, and asks no child
///   (F5.5, F5.8).
@MainActor
struct OrientationControl {
  let simulation: Simulation

  /// Turns the interface where it has to be turned: as the device is held, or as the controller in charge prefers while
  /// it is being presented.
  func update() {
    guard let controller = controllerInCharge else { return }
    let current = simulation.orientation
    let held = simulation.uiDevice.heldOrientation.interfaceOrientation
    let supported: UIInterfaceOrientationMask
    switch supportedOrientations(of: controller) {
    case .success(let mask): supported = mask
    case .failure(let question):
      // While the device is held as the interface is turned, nothing asks for another answer than the usual.
      if let held, held != current {
        simulation.leaveUndecided(
          question.question ?? question.reason, at: question.location, by: controller.traceSubject, asks: question.asks)
      }
      return
    }
    let preferred =
      controller.isBeingPresented ? simulation.run { controller.preferredInterfaceOrientationForPresentation } : nil
    guard !supported.isEmpty, mayRotate(controller) || !supported.allows(current) else { return }
    let wishes = [preferred, held, current].compactMap(\.self) + simulation.interfaces.info.orientations(on: device)
    if let target = (wishes + Self.all).first(where: supported.allows) { turn(to: target) }
  }

  /// Turns the interface to one of some orientations, whatever the device's.
  ///
  /// - Returns: false where none of them is supported.
  func update(to wanted: UIInterfaceOrientationMask) -> Bool {
    guard let controller = controllerInCharge,
      let supported = try? supportedOrientations(of: controller).get().intersection(wanted),
      let target = ([simulation.orientation] + Self.all).first(where: supported.allows)
    else { return false }
    turn(to: target)
    return true
  }

  private func turn(to orientation: UIInterfaceOrientation) {
    guard orientation != simulation.orientation else { return }
    for name in Rotation.notifications { simulation.post(name, from: nil) }
    Rotation(simulation: simulation, to: orientation).perform()
  }

  /// The window's root, or the topmost controller presented on it over the full screen.
  var controllerInCharge: UIViewController? {
    guard let root = simulation.rootViewController else { return nil }
    return root.presentations.last { $0.adaptedPresentationStyle == .fullScreen } ?? root
  }

  /// What the app, the controller and the device support in common.
  ///
  /// - UIKit: a device without a home button does not turn upside down, unless it is an iPad (documentation of
  ///   supportedInterfaceOrientations).
  private func supportedOrientations(
    of controller: UIViewController
  ) -> Result<UIInterfaceOrientationMask, PreferenceAnswer.OpenQuestion> {
    controller.askedOrientations.map { asked in
      var mask = asked.intersection(appOrientations)
      if device.idiom == .phone, !device.hasHomeButton { mask.remove(.portraitUpsideDown) }
      return mask
    }
  }

  /// - UIKit: the app delegate's answer, else Info.plist's (F5.5).
  private var appOrientations: UIInterfaceOrientationMask {
    let application = simulation.application
    let answer = simulation.run {
      application.delegate?.application(application, supportedInterfaceOrientationsFor: application.keyWindow)
    }
    return answer ?? simulation.interfaces.info.orientationMask(on: device)
  }

  /// - UIKit: shouldAutorotate is asked up to iOS 15 (documentation of shouldAutorotate; release notes of iOS 16).
  private func mayRotate(_ controller: UIViewController) -> Bool {
    simulation.system.asksShouldAutorotate ? simulation.run { controller.shouldAutorotate } : true
  }

  private var device: Device { simulation.device }

  private static let all: [UIInterfaceOrientation] = [
    .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
  ]
}

extension UIViewController {
  /// What the controller answers for `supportedInterfaceOrientations`.
  fileprivate var askedOrientations: Result<UIInterfaceOrientationMask, PreferenceAnswer.OpenQuestion> {
    switch simulation.foreignAnswer(to: "supportedInterfaceOrientations", of: self) {
    case .value(let orientations as UIInterfaceOrientationMask): return .success(orientations)
    case .open(let question): return .failure(question)
    case .value, nil: break
    }
    return .success(simulation.run { supportedInterfaceOrientations })
  }
}

extension Simulation {
  /// Turns the device; the interface follows where the app supports that.
  public func turnDevice(to orientation: UIDeviceOrientation) {
    uiDevice.heldOrientation = orientation
    run { OrientationControl(simulation: self).update() }
  }
}
