import Foundation
import Testing

@testable import FlowScript

@Suite struct CommandTableTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Documentation/Flows.md")

  @Test func theDocumentationListsTheCatalogue() throws {
    let document = try String(contentsOf: Self.file, encoding: .utf8)
    let start = try #require(document.range(of: CommandTable.start))
    let end = try #require(document.range(of: CommandTable.end))
    let current = document.replacingCharacters(
      in: start.upperBound..<end.lowerBound, with: "\n\n\(CommandTable.markdown)\n\n")
    let environment = ProcessInfo.processInfo.environment
    if environment["FLOWSIM_RECORD"] == "1", environment["CI"] == nil {
      try Data(current.utf8).write(to: Self.file)
      return
    }
    #expect(
      document == current,
      "Documentation/Flows.md is not what the catalogue says; FLOWSIM_RECORD=1 swift test --filter CommandTableTests")
  }

  @Test func everyMaestroCommandIsKnown() {
    let known = """
      action addMedia assertDarkMode assertLightMode assertNoDefectsWithAI assertNotVisible assertScreenshot \
      assertTrue assertVisible assertWithAI back clearKeychain clearState copyTextFrom doubleTapOn eraseText \
      evalScript extendedWaitUntil extractTextWithAI hideKeyboard inputRandomCityName inputRandomColorName \
      inputRandomCountryName inputRandomEmail inputRandomNumber inputRandomPersonName inputRandomText inputText \
      killApp launchApp longPressOn openBrowser openLink pasteText pressKey repeat retry runFlow runScript scroll \
      scrollUntilVisible setAirplaneMode setClipboard setDarkMode setLocation setOrientation setPermissions \
      startRecording stopApp stopRecording swipe takeScreenshot tapOn toggleAirplaneMode toggleDarkMode travel \
      waitForAnimationToEnd
      """
    let names = CommandCatalog.commands.filter { $0.origin == .maestro }.map(\.name).sorted()
    #expect(names.joined(separator: " ") == known)
  }

  @Test func noNameIsUsedTwice() {
    #expect(Set(CommandCatalog.names).count == CommandCatalog.names.count)
    for command in CommandCatalog.commands {
      let names = command.allOptions.flatMap { [$0.name] + $0.aliases }
      #expect(Set(names).count == names.count, "\(command.name)")
    }
  }

  @Test func everyShorthandIsAnOption() {
    for command in CommandCatalog.commands {
      guard let shorthand = command.shorthand else { continue }
      #expect(command.options.contains { $0.name == shorthand }, "\(command.name)")
    }
  }
}
