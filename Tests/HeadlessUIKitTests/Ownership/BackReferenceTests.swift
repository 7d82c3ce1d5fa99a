import Testing

@testable import HeadlessUIKit

/// What a part knows of its holder once that is gone, and while it goes.
@MainActor
struct BackReferenceTests {
  let simulation = Simulation()

  @Test("A subview outlives its superview and its window")
  func views() {
    simulation.run {
      let view = UIView()
      var superview: UIView? = UIView()
      var window: UIWindow? = UIWindow(frame: simulation.screen.bounds)
      superview?.addSubview(view)
      window?.addSubview(superview!)
      window?.setWindow(window)
      #expect(view.superview === superview)
      #expect(view.window === window)
      simulation.settle()
      superview = nil
      #expect(view.superview != nil)
      window = nil
      #expect(view.superview == nil)
      #expect(view.window == nil)
      view.removeFromSuperview()
      #expect(view.safeAreaInsets == .zero)
    }
  }

  @Test("A child and a root view outlive their controller")
  func controllers() {
    simulation.run {
      let child = UIViewController()
      let view = UIView()
      var parent: UIViewController? = UIViewController()
      parent?.view = view
      parent?.addChild(child)
      #expect(child.parent === parent)
      #expect(view.next === parent)
      parent = nil
      #expect(child.parent == nil)
      #expect(view.next == nil)
      child.removeFromParent()
    }
  }

  @Test("A bar outlives its navigation controller")
  func bars() {
    simulation.run {
      var navigation: UINavigationController? = UINavigationController(rootViewController: UIViewController())
      let bar = navigation!.navigationBar
      #expect(bar.topItem != nil)
      navigation = nil
      #expect(bar.topItem == nil)
      bar.isTranslucent = false
    }
  }

  @Test("A navigation controller that goes in the turn of a push does not end it")
  func pendingChange() {
    var navigation: UINavigationController? = simulation.run {
      UINavigationController(rootViewController: UIViewController())
    }
    simulation.run {
      let window = UIWindow(frame: simulation.screen.bounds)
      window.rootViewController = navigation
      window.isHidden = false
      simulation.settle()
      navigation?.pushViewController(UIViewController(), animated: true)
      window.rootViewController = nil
    }
    navigation = nil
    #expect(simulation.settle())
  }

  /// Takes its view and its children away as it goes, which real apps do.
  private final class TidyController: UIViewController {
    deinit {
      MainActor.assumeIsolated {
        view.removeFromSuperview()
        children.forEach { $0.removeFromParent() }
      }
    }
  }

  /// Takes its subviews away as it goes.
  private final class TidyView: UIView {
    deinit { MainActor.assumeIsolated { subviews.forEach { $0.removeFromSuperview() } } }
  }

  @Test("What goes can take its own parts away")
  func tidyDeinit() {
    simulation.run {
      let child = UIViewController()
      let superview = UIView()
      let subview = UIView()
      var controller: TidyController? = TidyController()
      controller?.addChild(child)
      let view = controller!.view!
      superview.addSubview(view)
      controller = nil
      #expect(child.parent == nil)
      #expect(superview.subviews.isEmpty)
      #expect(view.next == nil)
      var container: TidyView? = TidyView()
      container?.addSubview(subview)
      container = nil
      #expect(subview.superview == nil)
    }
  }
}
