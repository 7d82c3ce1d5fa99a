import FlowInterpreter
import FlowModel

extension UIKitFramework {
  /// By what views of SwiftUI run code without a touch, or bring in views and controllers of UIKit's.
  private static let acting: Set<String> = [
    "onAppear", "onChange", "onDisappear", "onReceive", "onSubmit", "task", "StateObject", "Timer",
    "makeUIView", "makeUIViewController", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]

  /// The first of the app's files with views of SwiftUI's that may do something as they appear; nil where none does.
  package var actingSwiftUI: SourceLocation? {
    interpreter.program.file(importing: "SwiftUI", mentioning: Self.acting).map {
      SourceLocation(file: $0, line: 1, column: 1)
    }
  }

  /// By what views of SwiftUI set their screen's title, bar items and bars.
  private static let titling: Set<String> = [
    "navigationBarBackButtonHidden", "navigationBarHidden", "navigationBarItems", "navigationBarTitle",
    "navigationTitle", "navigationTransition", "searchable", "toolbar", "toolbarRole", "toolbarVisibility",
  ]

  /// The first of the app's files with views of SwiftUI's that may change the bar above them; nil where none does.
  package var titlingSwiftUI: SourceLocation? {
    interpreter.program.file(importing: "SwiftUI", mentioning: Self.titling).map {
      SourceLocation(file: $0, line: 1, column: 1)
    }
  }
}
