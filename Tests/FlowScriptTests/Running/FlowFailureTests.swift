import FlowScript
import Testing

/// Flows that do not pass: the message, the difference, the screens, the line of the storyboard, what to try.
@MainActor
struct FlowFailureTests {
  private func lastLines(_ steps: String, header: String = "") throws -> String {
    let report = try ShopFlow(header: header).report("- launchApp\n" + steps)
    return report.split(separator: "\n").drop { $0.hasPrefix("  ✓") }.dropLast().joined(separator: "\n")
  }

  @Test("Another stack, as a difference")
  func stack() throws {
    #expect(
      try lastLines("- tapOn: Cart\n- tapOn: Delivery Address\n- assertStack: [Cart, Checkout]") == """
          ✗ assertStack ["Cart", "Checkout"]  (flow.yaml:8:3)
              failed: the navigation stack is another one
              - expected: Cart › Checkout
              + actual:   CartViewController › AddressViewController
              screens: ShopTabBarController › UINavigationController › AddressViewController
              at Examples/Shop/Shop/Cart.storyboard:139:17
        """)
  }

  @Test("A screen's name with a slip, and one that stands for two screens")
  func names() throws {
    #expect(
      try lastLines("- assertScreen: Carrt").contains(
        "failed: no screen of Shop is called 'Carrt': did you mean 'Cart'?"))
    #expect(
      try lastLines("- assertScreen: UINavigationController").contains(
        "failed: 'UINavigationController' stands for 4 screens; name one by its id:"))
  }

  @Test("No back button: what else leads back")
  func back() throws {
    #expect(
      try lastLines("- back").contains("it is the first of its navigation stack, and nothing is presented"))
  }

  @Test("A text that is not there, with the nearest that is")
  func text() throws {
    #expect(
      try lastLines("- tapOn: {text: Acount, enabled: true}").contains(
        "failed: no visible element has the text \"Acount\" and enabled; did you mean \"Account\"?")
        || lastLines("- tapOn: {text: Acount, enabled: true}").contains(
          "undecided: only the app's code knows which rows")
    )
  }

  @Test("An action of a class that is not linked is undecided, with its line")
  func undecidedAction() throws {
    let lines = try lastLines("- tapOn: Account\n- tapOn: Sign Out")
    #expect(
      lines == """
          ? tapOn "Sign Out"  (flow.yaml:7:3)
              undecided: only the app's code knows what AccountViewController does in the action signOut:
              screens: ShopTabBarController › UINavigationController › AccountViewController
              at Examples/Shop/Shop/Account.storyboard:105:33
        """)
  }

  @Test("Rows that a data source fills are undecided")
  func undecidedRows() throws {
    #expect(
      try lastLines("- tapOn: Espresso").contains(
        "undecided: only the app's code knows which rows ProductsViewController fills, and whether one has the text "
          + "\"Espresso\""))
  }

  @Test("Typing without a keyboard, popping a root, dismissing nothing, no such tab, no such segue")
  func refusals() throws {
    for (step, message) in [
      ("- inputText: Ada", "failed: no field has the keyboard"),
      ("- pop", "failed: only the root of the navigation stack is left, so there is nothing to pop"),
      ("- dismiss", "failed: nothing is presented, so there is nothing to dismiss"),
      ("- selectTab: Kart", "failed: no tab is called 'Kart': did you mean 'Cart'?"),
      ("- selectTab: 7", "failed: there is no tab 7: ShopTabBarController has 3, from 0"),
      (
        "- performSegue: filtre",
        "failed: ProductsViewController has no segue with the identifier 'filtre': did you mean 'filter'?"
      ),
      ("- back", "failed: there is no back button on this screen"),
      ("- assertPresented", "failed: nothing is presented"),
      ("- assertAlert: Sure?", "failed: no alert is shown"),
    ] {
      let lines = try lastLines(step)
      #expect(lines.contains(message), "\(lines)")
    }
  }

  @Test("Callbacks: in order with others between, exactly, and the first one that is missing")
  func lifecycle() throws {
    #expect(
      try ShopFlow().report(
        """
        - launchApp
        - selectTab: Cart
        - assertLifecycle: {screen: CartViewController, events: [viewDidLoad, viewWillAppear, "viewDidAppear:0"]}
        - assertLifecycle: [CartViewController.viewWillAppear, ProductsViewController.viewWillDisappear]
        """
      ).hasSuffix("1 flow: 1 passed; 4 steps, 4 decided\n"))
    #expect(
      try lastLines(
        "- assertLifecycle: {screen: ProductsViewController, events: [viewDidAppear, viewDidLoad]}"
      ).contains("failed: viewDidLoad is missing: it does not happen after viewDidAppear"))
    #expect(
      try lastLines(
        """
        - assertLifecycle:
            screen: CartViewController
            exact: true
            events: ["init(coder:)", "awakeFromNib", "willMove(toParent: UINavigationController)"]
        """
      ).contains("failed: the callbacks are others"))
  }

  @Test("What differs is shown callback by callback")
  func lifecycleLines() throws {
    #expect(
      try lastLines("- assertLifecycle: {screen: ProductsViewController, events: [viewWillAppear, viewDidLoad]}")
        .contains(
          """
                failed: viewDidLoad is missing: it does not happen after viewWillAppear
                  init(coder:)
                  willMove(toParent: UINavigationController)
                  awakeFromNib
                  loadView
                  viewDidLoad
                  viewWillAppear:0
                - viewDidLoad
                  viewSafeAreaInsetsDidChange
                  viewIsAppearing:0
          """))
    #expect(
      try lastLines(
        """
        - assertLifecycle:
            screen: ProductsViewController
            exact: true
            events: [viewDidLoad, "viewWillAppear:1", viewDidAppear, viewWillDisappear]
        """
      ).contains(
        """
              failed: the callbacks are others
              + init(coder:)
              + willMove(toParent: UINavigationController)
              + awakeFromNib
              + loadView
                viewDidLoad
              - viewWillAppear:1
              + viewWillAppear:0
              + viewSafeAreaInsetsDidChange
              + viewIsAppearing:0
              + viewWillLayoutSubviews
              + viewDidLayoutSubviews
              + viewWillLayoutSubviews
              + viewDidLayoutSubviews
                viewDidAppear:0
              - viewWillDisappear
              + didMove(toParent: UINavigationController)
        """))
  }

  @Test("Callbacks: a slip in a callback's name and in a screen's")
  func lifecycleSlips() throws {
    #expect(
      try lastLines("- assertLifecycle: [CartViewController.viewDidLoda]").contains(
        "failed: no callback is called 'viewDidLoda': did you mean 'viewDidLoad'?"))
    #expect(
      try lastLines("- assertLifecycle: [KartViewController.viewDidLoad]").contains(
        "failed: no screen of Shop is called 'KartViewController': did you mean 'CartViewController'?"))
  }

  @Test("A device by part of its name, and by a name that is none")
  func devices() throws {
    #expect(
      try ShopFlow(header: "  device: iPhone SE\n").report("- launchApp") == """
          ✓ device: iPhone SE
              note: iPhone SE (3rd gen) is meant, the newest iPhone SE
          ✓ launchApp
        1 flow: 1 passed; 2 steps, 2 decided

        """)
    #expect(
      try ShopFlow(header: "  device: iPhone SE (3rd generation)\n").report("- launchApp") == """
          ✓ launchApp
        1 flow: 1 passed; 1 step, 1 decided

        """)
    for (name, advice) in [
      ("iPhone 15 Por", "did you mean 'iPhone 15 Pro'? "), ("iPhone 99", ""),
      ("iPad Pro 9.7", "did you mean 'iPad Pro 9.7-inch'? "),
    ] {
      var flow = ShopFlow()
      flow.options.device = name
      #expect(
        try flow.report("- launchApp").hasPrefix(
          "flow.yaml:1:1: error: no device is called '\(name)', as --device says\n  \(advice)flowsim knows iPhone SE"))
    }
  }

  @Test("A device of which only the beginning is named is one of those that begin so")
  func begunDevice() throws {
    var flow = ShopFlow()
    flow.options.device = "ipad p"
    #expect(
      try flow.report("- launchApp").hasPrefix(
        """
        flow.yaml:1:1: error: no device is called 'ipad p', as --device says
          of these, flowsim knows iPad Pro 11-inch (4th gen), iPad Pro 11-inch (M4), iPad Pro 12.9-inch (6th gen), \
        iPad Pro 13-inch (M4)
        """))
  }

  @Test("A header that names what does not exist")
  func headers() throws {
    #expect(
      try lastLines("- back", header: "  device: iPhone 1\n").contains(
        "flow.yaml:4:11: error: no device is called 'iPhone 1'"))
    #expect(
      try ShopFlow(header: "  initial: Kart\n").report("- launchApp").contains(
        "flow.yaml:4:12: error: no screen of Shop is called 'Kart': did you mean 'Cart'?"))
  }
}
