import ArgumentParser
import FlowModel

/// The language that a command shows an app in.
struct LanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show the documents and texts of a language, such as de or de_AT; without it all documents as they are.",
      valueName: "language"))
  var locale: String?

  func validate() throws {
    guard let locale, !LanguageName.isLanguage(locale) else { return }
    throw ValidationError("--locale \(locale): write a language as de, de_AT or zh-Hans.")
  }

  /// What is wanted to be seen of an app; nil for its documents as they are.
  func wish(_ app: AppArgument) throws -> LanguageWish? {
    guard let locale else { return nil }
    return LanguageWish(locale: locale, apps: try app.applications())
  }
}
