import FlowInterpreter
import Foundation
import HeadlessUIKit

/// What UIKit tells an application's delegate of links: by whom they were sent, and what came with them, nobody knows.
extension LiveApplicationDelegate {
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    overriding(
      "application(_:willFinishLaunchingWithOptions:)", [application.bridged, launchValue(launchOptions)]
    ) { LiveDefaults.shared.application(application, willFinishLaunchingWithOptions: launchOptions) }
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    overriding(
      "application(_:didFinishLaunchingWithOptions:)", [application.bridged, launchValue(launchOptions)]
    ) { LiveDefaults.shared.application(application, didFinishLaunchingWithOptions: launchOptions) }
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    overriding(
      "application(_:open:options:)",
      [app.bridged, url.bridged, open("the options with which the system opens a link")]
    ) { LiveDefaults.shared.application(app, open: url, options: options) }
  }

  func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool {
    overriding(
      "application(_:open:sourceApplication:annotation:)",
      [
        application.bridged, url.bridged, open("the app that sends a link"), open("the annotation of a link"),
      ]
    ) {
      LiveDefaults.shared.application(
        application, open: url, sourceApplication: sourceApplication, annotation: annotation)
    }
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    let handler = LiveFunction.value { call, given in
      let objects = try call.anyList(given.first ?? .none)
      restorationHandler(objects?.compactMap { $0 as? any UIUserActivityRestoring })
      return .void
    }
    return overriding(
      "application(_:continue:restorationHandler:)", [application.bridged, userActivity.bridged, handler]
    ) {
      LiveDefaults.shared.application(application, continue: userActivity, restorationHandler: restorationHandler)
    }
  }

  private func open(_ what: String) -> Value {
    part.interpreter.map { .unknown(Unknown(what, $0.start)) } ?? .none
  }

  /// Why the app is launched: what comes with a link is not known but for the link.
  private func launchValue(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> Value {
    guard let options else { return .none }
    var pairs = [
      (UIApplication.LaunchOptionsKey.sourceApplication.bridged, open("the app that sends a link")),
      (UIApplication.LaunchOptionsKey.annotation.bridged, open("the annotation of a link")),
    ]
    for (key, content) in options {
      let isKnown = key == .url
      pairs.append((key.bridged, isKnown ? LiveAny.value(ofContent: content) : open("what is known of an activity")))
    }
    return .optional(.dictionary(pairs))
  }
}
