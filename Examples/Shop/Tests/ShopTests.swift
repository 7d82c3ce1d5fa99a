import FlowTesting
import HeadlessUIKit
import Testing

@testable import ShopExample

/// Drives the app with Swift Testing: what rows, alerts and guards do once the code is there.
@MainActor
struct ShopTests {
  private let app: AppUnderTest

  init() throws { app = try AppUnderTest("..", modules: ["ShopExample"]) }

  @Test("A row of the list shows its product; an alert says that it is in the cart, and leads there")
  func buying() throws {
    app.tap("Pizza Peel")
    app.expectStack("Products", "Product")
    app.expectVisible("24.50 €")
    app.tap("Add to Cart")
    app.expectVisible("Added")
    app.tap("Go to Cart")
    app.expectTab("Cart")
    #expect(try app.controller(CartViewController.self).itemsLabel.text == "1")
    app.expectVisible("Total")
    app.expectVisible("24.50 €")
    app.expectNoIssues()
  }

  @Test("An empty cart has no checkout; a full one is emptied by the order")
  func checkout() throws {
    app.tap("Cart")
    app.tap("Checkout")
    app.expectNotPresented()
    let cart = try app.controller(CartViewController.self)
    cart.basket.add(Product.catalog[0])
    app.tap("Checkout")
    app.expectStack("Checkout")
    app.tap("Place Order")
    app.expectStack("Checkout")
    app.tap("Card number")
    app.type("4111")
    app.tap("Place Order")
    app.expectVisible("Your order of 39.00 € is on its way.")
    app.tap("Done")
    app.expectNotPresented()
    app.expectStack("Cart")
    #expect(cart.basket.products.isEmpty)
    app.expectNoIssues()
  }

  @Test("The filter takes away what is not in stock")
  func filter() {
    app.expectVisible("Pizza Cutter")
    app.tap("Filter")
    app.tap(id: "filter.inStock")
    app.tap("Apply")
    app.expectNotPresented()
    app.expectNotVisible("Pizza Cutter")
    app.tap("Offers")
    app.expectNotVisible("Pizza Stone")
    app.expectVisible("Pizza Peel")
  }

  @Test("Signing out asks first", arguments: [("Cancel", "Account"), ("Sign Out", "Products")])
  func signingOut(answer: String, tab: String) {
    app.selectTab("Account")
    app.tap(id: "account.signOut")
    app.expectVisible("Sign out\\?")
    app.tap(answer)
    app.expectNotPresented()
    app.expectTab(tab)
  }

  @Test("The flow through the tabs, with the classes behind the scenes: what it states of the code is theirs to say")
  func flow() throws {
    let result = try verifyFlow("../../../Flows/shop-tabs.yaml", modules: ["ShopExample"])
    #expect(result.verdict == .passed)
  }
}
