import FlowModel
import FlowSources
import Testing

/// Objective-C names of Swift methods.
@Suite struct SelectorTests {
  private func selectors(_ method: String) -> String {
    let file = FileReader.read(Array("class A: UIViewController { \(method) {} }".utf8), path: "A.swift")
    let function = file.declarations[0].functions[0]
    return function.selector == function.swift2Selector
      ? function.selector : "\(function.selector) | \(function.swift2Selector)"
  }

  @Test(arguments: [
    ("func done()", "done"),
    ("func done(_ sender: Any)", "done:"),
    ("func done(sender: Any)", "doneWithSender: | done:"),
    ("func done(with sender: Any)", "doneWith:"),
    ("func done(forSender sender: Any)", "doneForSender:"),
    ("func moveTo(place: Any)", "moveToPlace: | moveTo:"),
    ("func done(_ sender: Any, forEvent event: UIEvent)", "done:forEvent:"),
    ("func done(_ sender: Any, event: UIEvent, _ more: Any)", "done:event::"),
    ("@objc(finish:) func done(sender: Any)", "finish:"),
    ("@objc(finish: now:) func done(sender: Any, x: Int)", "finish:now:"),
    ("func `repeat`(_ sender: Any)", "repeat:"),
    ("init(coder: NSCoder)", "initWithCoder:"),
    ("@IBSegueAction func make(_ coder: NSCoder, sender: Any?) -> B?", "make:sender:"),
    ("func unwindToRoot(segue: UIStoryboardSegue)", "unwindToRootWithSegue: | unwindToRoot:"),
    ("func changeSlider(slider: UISlider)", "changeSliderWithSlider: | changeSlider:"),
  ])
  func selector(method: String, expected: String) {
    #expect(selectors(method) == expected)
  }

  @Test func keysThatFindASetter() {
    #expect(CodeSelector.keyValueNames(of: "screenlockSwitch") == ["screenlockSwitch", "ScreenlockSwitch"])
    #expect(CodeSelector.keyValueNames(of: "ResultView") == ["ResultView", "resultView"])
    #expect(CodeSelector.keyValueNames(of: "_name") == ["_name"])
  }
}
