import SeededRandom
import Testing

@testable import FlowSources

/// What is read of Objective-C files.
@Suite struct ObjectiveCReaderTests {
  private static let text = #"""
    #import "Home.h"
    #define OPEN { \
      (
    /* @interface Commented : UIView */
    @class Other;
    @protocol Lamp
    - (void)notAMethodOfAClass;
    @end
    @interface Home : UIViewController <Lamp, NSCoding> {
      @private
      __weak IBOutlet UILabel *_one, *two; // it's
      struct { int x; } rect;
    }
    @property (nonatomic, copy, setter=putTitle:) NSString *title NS_AVAILABLE_IOS(8_0);
    @property (nonatomic, weak) IBOutlet UIButton *button;
    @property (copy) void (^done)(BOOL finished);
    + (instancetype)home;
    - (IBAction)save:(id)sender;
    @end
    @implementation Home
    @synthesize button = _button;
    static NSString *const Name = @"Home \"x\"";
    static int twice(int x) { return x * 2; }
    - (void)tableView:(UITableView *)table didSelectRowAtIndexPath:(NSIndexPath *)path { [self a:@{ @"}": @1 }]; }
    - (NSString *)title __attribute__((deprecated)) { return @"Title"; }
    - (void)move:(int)x :(int)y { char c = '}'; }
    @end
    @interface UIView (Lamp)
    - (void)light;
    @end
    """#

  private func read(_ text: String) -> ObjectiveCDeclarations {
    ObjectiveCReader.declarations(in: Array(text.utf8), path: "Home.m")
  }

  @Test func members() {
    let found = read(Self.text)
    #expect(found.classes.map(\.name) == ["Home", "Home"])
    #expect(found.classes.map(\.superclass) == ["UIViewController", nil])
    #expect(found.classes.map(\.isImplementation) == [false, true])
    #expect(found.classes.map(\.isWhole) == [true, true])
    #expect(found.classes[0].outlets == ["two", "button"])
    #expect(Set(found.classes[0].keys).isSuperset(of: ["_one", "two", "rect", "title", "button", "done"]))
    #expect(found.classes[0].selectors == ["putTitle:", "save:"])
    #expect(found.classes[0].actions == ["save:"])
    #expect(found.classes[1].selectors == ["tableView:didSelectRowAtIndexPath:", "title", "move::"])
    #expect(found.categories.map(\.name) == ["UIView"])
    #expect(found.categories[0].selectors == ["light"])
    #expect(found.texts == ["Title"])
  }

  @Test(arguments: [
    "@interface Home : UIView\n- (void)a;", "@implementation Home\n- (void)a { if (b) {\n}\n@end",
    "@implementation Home\nMAKE_MEMBERS(Home)\n@end", "@interface Home { int x; @end",
  ])
  func aClassThatIsNotWhole(text: String) {
    #expect(read(text).classes.map(\.isWhole) == [false])
  }

  /// Nothing that is broken ends the process.
  @Test func brokenTexts() {
    var random = SeededGenerator(seed: 1)
    let bytes = Array(Self.text.utf8)
    for _ in 0..<2_000 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<broken.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: broken.removeSubrange(place..<min(broken.count, place + Int.random(in: 1...40, using: &random)))
        case 1: broken[place] = bytes[Int.random(in: 0..<bytes.count, using: &random)]
        default: broken.insert(contentsOf: "@(){}\"\\;:-".utf8, at: place)
        }
        if broken.isEmpty { broken = bytes }
      }
      _ = ObjectiveCReader.declarations(in: broken, path: "Home.m")
    }
  }
}
