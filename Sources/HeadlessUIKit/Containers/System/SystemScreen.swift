/// A screen of the system's, whose inside is not simulated.
@MainActor
package protocol SystemScreen: UIViewController {}
