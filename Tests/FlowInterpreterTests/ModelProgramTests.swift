import TestSupport
import Testing

/// Programs over the models of Combine and RxSwift: they print what they print over OpenCombine and over RxSwift itself,
/// where those were built, and else what Apple's documentation says.
struct ModelProgramTests {
  @Test(arguments: ["Combine", "RxSwift"])
  func theModelPrintsTheSame(_ module: String) throws {
    let result = try BuiltProgram("differential").run(["\(Fixtures.folder)/Models/\(module)"])
    #expect(result.text.hasSuffix(" equal, 0 different, 0 stopped\n"), "\(result.text)")
    #expect(result.status == 0)
  }
}
