import Testing

@testable import FlowSources

/// The names of R.swift's constants.
struct ResourceConstantsTests {
  @Test(arguments: [
    ("settings-icon", "settingsIcon"), ("welcome.withName", "welcomeWithName"), ("ic_home", "ic_home"),
    ("TabBar.title", "tabBarTitle"), ("URLField", "urlField"), ("ID", "id"), ("Main", "main"), ("2x size", "xSize"),
    ("default", "`default`"), ("cities.json", "citiesJson"), ("42", ""),
  ])
  func identifiersAreThoseOfTheGenerator(name: String, identifier: String) {
    #expect(ResourceConstants.identifier(name) == identifier)
  }
}
