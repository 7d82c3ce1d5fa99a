/// What a step does. Names are those of the flow language: Maestro's first, then flowsim's own.
public indirect enum Command: Sendable, Hashable {
  /// Starts the app, or starts it again.
  case launchApp(LaunchApp)
  /// Stops the app; nil means the flow's own app.
  case stopApp(appId: Template?)
  /// Ends the app's process; nil means the flow's own app.
  case killApp(appId: Template?)
  /// Ends the app and forgets what it has stored, as if it were installed anew.
  case clearState(appId: Template?)
  /// Makes the device dark or light; nil for the other of what it is.
  case setDarkMode(Bool?)
  /// `tapOn`, `doubleTapOn` and `longPressOn`.
  case tap(Tap)
  /// An element must be visible.
  case assertVisible(ElementSelector)
  /// No such element may be visible.
  case assertNotVisible(ElementSelector)
  /// Waits, in virtual time, until an element appears or goes.
  case extendedWaitUntil(ExtendedWait)
  /// A `${…}` expression must be true.
  case assertTrue(Template)
  /// Goes back as the system would: the navigation stack's back button.
  case back
  /// Types into the focused field.
  case inputText(Template)
  /// Types a text that is drawn at random.
  case inputRandom(RandomText)
  /// Deletes this many characters of the focused field; nil means Maestro's 50.
  case eraseText(characters: Int?)
  /// Copies the text of an element.
  case copyTextFrom(ElementSelector)
  /// Copies a text.
  case setClipboard(Template)
  /// Types what was copied last.
  case pasteText
  /// Presses the return key of the keyboard.
  case pressReturn
  /// Goes to the home screen; `launchApp` without `stopApp` comes back.
  case pressHome
  /// Opens a link: one of the app's comes to it, another to the browser.
  case openLink(Template)
  /// Ends editing.
  case hideKeyboard
  /// Moves a finger across the screen.
  case swipe(Swipe)
  /// The content goes on in a direction until an element is on the screen.
  case scrollUntilVisible(ElementSelector, Swipe.Direction)
  /// Turns the device, with its interface where the app supports that.
  case setOrientation(Template)
  /// Runs another file's steps, or some in place.
  case runFlow(Subflow)
  /// Runs steps several times.
  case `repeat`(Repeat)
  /// Runs steps again until they pass.
  case retry(Retry)
  /// Runs steps for each of some rows of values.
  case forEach(ForEach)
  /// A command of Maestro's that flowsim knows and does not simulate.
  case device(DeviceCommand)

  /// Performs a segue of the visible screen by its identifier.
  case performSegue(PerformSegue)
  /// Performs an unwind segue.
  case unwind(Unwind)
  /// States what code or data decides, from here on.
  case given([Given])
  /// Dismisses what is presented.
  case dismiss
  /// Pops the top of the visible navigation stack.
  case pop
  /// Pops the visible navigation stack to its root.
  case popToRoot
  /// A finger from the left edge goes back, or lets go too early.
  case swipeBack(isCancelled: Bool)
  /// Selects a tab.
  case selectTab(TabReference)
  /// This screen is the visible one.
  case assertScreen(Template)
  /// The visible navigation stack is exactly these screens, bottom to top.
  case assertStack([Template])
  /// Something is presented; with a name, this screen, with a style, in this way.
  case assertPresented(PresentedExpectation)
  /// Nothing is presented; with a name, not this screen.
  case assertNotPresented(Template?)
  /// This tab is selected.
  case assertTab(TabReference)
  /// An alert with these parts is shown.
  case assertAlert(AlertExpectation)
  /// These callbacks happened, in this order.
  case assertLifecycle(LifecycleExpectation)
  /// A screen, the visible one without a name, contains exactly these, in their order.
  case assertChildren([Template], screen: Template?)
  /// The navigation is this: what exhaustive suites ask, and no flow can write.
  case assertNavigation(NavigationMap)
  /// This screen is contained in that one.
  case assertParent(screen: Template, parent: Template)
  /// A screen, the visible one without a name, got a dependency on the way that the flow took.
  case assertInjected(property: Template, screen: Template?)
  /// The status bar looks so, and this screen decides on it.
  case assertStatusBar(StatusBarExpectation)
  /// The safe area of a screen, the visible one without a name, has these insets.
  case assertSafeArea(SafeAreaExpectation)
  /// The element lies inside of the safe area, and under nothing.
  case assertNotCovered(ElementSelector)
  /// This screen was there and nothing holds it any more.
  case assertDeallocated(Template)
  /// UIKit logged a warning with this text.
  case assertWarning(Template)
  /// Nothing was reported so far: no exception, no console warning but those that `assertWarning` named.
  case assertNoIssues
}
