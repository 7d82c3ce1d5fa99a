import FlowChecks
import FlowModel

extension CheckOutcome {
  /// What stands for each finding, and stays when lines move: services tell by it what is new. Of findings that are the
  /// same but for their lines, each has its own.
  var fingerprints: [String] {
    var counts: [KnownFinding: Int] = [:]
    return findings.map { finding in
      let known = KnownFinding(finding)
      counts[known, default: 0] += 1
      let number = counts[known, default: 1]
      return Self.digest("\(known.path)\u{0}\(known.rule)\u{0}\(known.message)\u{0}\(number)")
    }
  }

  /// FNV-1a of 64 bits, as 16 digits: nobody gains by two findings that share one.
  private static func digest(_ text: String) -> String {
    let value = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
