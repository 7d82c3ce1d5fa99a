@testable import FlowChecks

/// What messages of Objective-C do to what documents have.
extension RealCase {
  static let casesOfMessages: [RealCase] = [
    RealCase(
      name: "an item that Objective-C enables, and one that it does not",
      app: RuleExample(
        [
          "Home.m": """
          @interface HomeController : UIViewController
          @property (strong) IBOutlet UIBarButtonItem *save;
          @property (strong) IBOutlet UIBarButtonItem *send;
          @end
          @implementation HomeController
          - (void)viewDidAppear:(BOOL)animated { [super viewDidAppear:animated]; self.save.enabled = YES; }
          - (void)stop { self.send.enabled = NO; }
          @end
          """,
          "Main.storyboard": storyboard(
            """
            <navigationController id="nav"><connections>
              <segue destination="home" kind="relationship" relationship="rootViewController" id="s"/>
            </connections></navigationController>
            """,
            """
            <viewController id="home" customClass="HomeController">
              <navigationItem key="navigationItem" id="n">
                <barButtonItem key="leftBarButtonItem" enabled="NO" title="Save" id="b"><connections>
                  ↓<action selector="save:" destination="home" id="a-1"/>
                </connections></barButtonItem>
                <barButtonItem key="rightBarButtonItem" enabled="NO" title="Send" id="c"><connections>
                  ↓<action selector="send:" destination="home" id="a-2"/>
                </connections></barButtonItem>
              </navigationItem>
              <connections>
                <outlet property="save" destination="b" id="o-1"/>
                <outlet property="send" destination="c" id="o-2"/>
              </connections>
            </viewController>
            """),
        ],
        finds: [
          "error: HomeController has no method 'save:': was it renamed or deleted?",
          "warning: HomeController has no method 'send:': was it renamed or deleted?",
        ])),
    RealCase(
      name: "names that Objective-C hands to methods of its own, which ask UIKit for them",
      app: RuleExample(
        [
          "Home.m": """
          @interface HomeController : UIViewController
          @end
          @implementation HomeController
          - (IBAction)go:(id)sender {
            [self ↓open:@"Settngs" animated:YES];
            [self open:@"Settings" animated:YES];
            [self ↓start:@"hlp"];
            [self say:@"Good bye"];
          }
          - (void)open:(NSString *)name animated:(BOOL)animated {
            UIViewController *next = [self.storyboard instantiateViewControllerWithIdentifier:name];
            [self presentViewController:next animated:animated completion:nil];
          }
          - (void)start:(NSString *)name { [self performSegueWithIdentifier:name sender:self]; }
          - (void)say:(NSString *)text { self.title = text; }
          @end
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" customClass="HomeController"><view key="view" id="v"><subviews><button id="b"><connections>
              <action selector="go:" destination="home" eventType="touchUpInside" id="a"/>
              <segue destination="help" kind="show" identifier="help" id="s"/>
            </connections></button></subviews></view></viewController>
            """, "<viewController id=\"help\"/>", "<viewController storyboardIdentifier=\"Settings\" id=\"settings\"/>"),
        ],
        finds: [
          "warning: the code names screen 'Settngs', which no storyboard has: did you mean 'Settings'?",
          "warning: no segue of HomeController has the identifier 'hlp': did you mean 'help'?",
        ])),
  ]
}
