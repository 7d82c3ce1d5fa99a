/// What modules must keep to.
enum Rules {
  /// The platforms' own modules: any module may import them.
  static let platform: Set<String> = [
    "Darwin", "Dispatch", "Foundation", "FoundationXML", "Glibc", "Musl", "ObjectiveC",
  ]

  /// The toolchain's modules for tests: for those that the table names, without being a dependency in Package.swift.
  static let testing: Set<String> = ["Testing", "XCTest"]

  /// Every way in which modules do not keep to the table, module by module.
  static func violations(of modules: [SourceModule], against table: ModuleTable) -> [String] {
    var violations: [String] = []
    for module in modules {
      guard let allowed = table[module.name] else {
        violations.append("\(module.name) is a target without a row in the table")
        continue
      }
      for dependency in module.dependencies where !allowed.contains(dependency) {
        violations.append("\(module.name) depends on \(dependency), which the table does not allow")
      }
      for line in module.imports where !platform.contains(line.module) {
        if !allowed.contains(line.module) {
          violations.append("\(line.place): \(module.name) imports \(line.module), which the table does not allow")
        } else if !module.dependencies.contains(line.module), !testing.contains(line.module) {
          violations.append(
            "\(line.place): \(module.name) imports \(line.module), which is no dependency of it in Package.swift")
        }
      }
    }
    let targets = modules.map(\.name)
    for row in table.rows where !targets.contains(row.module) {
      violations.append("\(row.module) has a row in the table, but is no target")
    }
    return violations
  }
}
