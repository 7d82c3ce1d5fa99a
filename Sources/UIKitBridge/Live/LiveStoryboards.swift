import FlowInterpreter
import HeadlessUIKit

/// Members whose result is of the type that the app asks for.
extension LiveLibrary {
  mutating func addStoryboards() {
    for signature in ["instantiateViewController(identifier:creator?:)", "instantiateViewController(identifier:)"] {
      method("UIStoryboard", signature) { call in
        let this: UIStoryboard = try call.this()
        let identifier: String = try call.unbridge(call[0])
        guard let creator = try call.creator(1) else {
          return this.instantiateViewController(withIdentifier: identifier).bridged
        }
        let made: UIViewController = this.instantiateViewController(identifier: identifier, creator: creator)
        return made.bridged
      }
    }
    method("UIStoryboard", "instantiateInitialViewController(creator:)") { call in
      let this: UIStoryboard = try call.this()
      return this.instantiateInitialViewController(creator: try call.creator(0)).bridged
    }
    method("Bundle", "loadNibNamed(_:owner:options?:)") { call in
      let name: String = try call.argument(0)
      let owner = try call["owner"].flatMap { try call.any($0) }
      return LiveAny.value(ofList: UINib(nibName: name, bundle: nil).instantiate(withOwner: owner))
    }
    property("UIApplication", "connectedScenes") { call in
      let this: UIApplication = try call.this()
      return .set(SetBox(this.connectedScenes.map(\.bridged)))
    }
  }
}

extension Library.Call {
  @MainActor
  fileprivate func creator(_ place: Int) throws -> ((NSCoder) -> UIViewController?)? {
    guard place < arguments.count, let body = try optionalFunction(self[place]) else { return nil }
    return { coder in body.result([coder.bridged]) { nil } }
  }
}
