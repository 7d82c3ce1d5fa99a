import FlowInterfaceBuilder

/// What readers of a CI take: the lines on which screens and transitions begin.
extension FlowCoverage {
  private struct Line {
    var number: Int
    /// By how many flows; of several things on a line by that which the fewest go by.
    var hits: Int
  }

  /// The lines of each file, both in their order.
  private var files: [(file: String, lines: [Line])] {
    var hits: [String: [Int: Int]] = [:]
    for item in screens + transitions {
      guard let file = item.file else { continue }
      let line = item.line ?? 1
      hits[file, default: [:]][line] = min(item.flows, hits[file]?[line] ?? .max)
    }
    return hits.sorted { $0.key < $1.key }.map { file, lines in
      (file, lines.sorted { $0.key < $1.key }.map { Line(number: $0.key, hits: $0.value) })
    }
  }

  /// As LCOV's `geninfo` writes it.
  package var lcov: String {
    files.map { file, lines in
      (["TN:", "SF:\(LogText.line(file))"] + lines.map { "DA:\($0.number),\($0.hits)" }
        + ["LF:\(lines.count)", "LH:\(lines.count { $0.hits > 0 })", "end_of_record"]).joined(separator: "\n") + "\n"
    }.joined()
  }

  /// As Cobertura writes it (coverage-04.dtd).
  package var cobertura: String {
    let files = files
    func rate(_ lines: [Line]) -> String {
      let thousandths = lines.isEmpty ? 1000 : lines.count { $0.hits > 0 } * 1000 / lines.count
      let digits = String(thousandths % 1000)
      return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
    }
    let all = files.flatMap(\.lines)
    var text = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<!DOCTYPE coverage SYSTEM "http://cobertura.sourceforge.net/xml/coverage-04.dtd">"#,
      #"<coverage line-rate="\#(rate(all))" branch-rate="0" lines-covered="\#(all.count { $0.hits > 0 })" "#
        + #"lines-valid="\#(all.count)" branches-covered="0" branches-valid="0" complexity="0" version="flowsim" "#
        + #"timestamp="0">"#,
      "<sources><source>.</source></sources>", "<packages>",
      #"<package name="\#(SVGText.escaped(app))" line-rate="\#(rate(all))" branch-rate="0" complexity="0"><classes>"#,
    ]
    for (file, lines) in files {
      let name = file.split(separator: "/").last.map(String.init) ?? file
      text.append(
        #"<class name="\#(SVGText.escaped(name))" filename="\#(SVGText.escaped(file))" line-rate="\#(rate(lines))" "#
          + #"branch-rate="0" complexity="0"><methods/><lines>"#)
      text += lines.map { #"<line number="\#($0.number)" hits="\#($0.hits)" branch="false"/>"# }
      text.append("</lines></class>")
    }
    text += ["</classes></package>", "</packages>", "</coverage>"]
    return text.joined(separator: "\n") + "\n"
  }
}
