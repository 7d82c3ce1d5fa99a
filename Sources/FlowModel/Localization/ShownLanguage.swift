import FlowInterfaceBuilder

/// What a run wants to see of an app: a language, of the app that it runs.
package struct LanguageWish: Sendable {
  /// The language that the device is set to, such as `de_AT`; nil for the one that the app is developed in.
  var locale: String?
  /// The targets that the app may be; none where no Xcode project says.
  var apps: [AppTarget]

  /// A wish from its parts.
  package init(locale: String? = nil, apps: [AppTarget] = []) {
    self.locale = locale
    self.apps = apps
  }
}

/// The languages whose files an app is shown from.
///
/// - UIKit: iOS takes the user's language where the app has a folder for it, else the app's development region
///   (Technical Q&A QA1828). What a bundle has for no language goes first, then what it has for the region, the language
///   and the development region ("Accessing a Bundle's Contents", Bundle Programming Guide), then `Base.lproj`
///   ("Internationalizing the User Interface", Internationalization and Localization Guide).
struct ShownLanguage: Sendable, Hashable {
  /// The languages, the most wanted first; `Base` comes after them.
  let order: [String]

  /// - Parameters:
  ///   - locale: the language that the device is set to.
  ///   - developmentRegion: the language that the app is developed in.
  ///   - isSupported: whether the app has anything for a language.
  init(locale: String?, developmentRegion: String, isSupported: (String) -> Bool) {
    let developed = LanguageName.fallbacks(of: developmentRegion)
    let wanted = locale.map(LanguageName.fallbacks) ?? []
    let chosen = wanted.contains(where: isSupported) ? wanted : []
    order = chosen + developed.filter { !chosen.contains($0) }
  }

  /// How far a localization is from what is shown; nil for one that the app never loads.
  func rank(of localization: String?) -> Int? {
    guard let localization else { return -1 }
    if localization == "Base" { return order.count }
    return order.firstIndex(of: LanguageName.normalized(localization))
  }
}
