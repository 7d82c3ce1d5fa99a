import Foundation

/// SARIF for comparing.
enum SARIFText {
  /// The text without the rules that the driver lists, and without their numbers in it, which change with every new
  /// rule.
  static func withoutRules(_ data: Data) throws -> String {
    guard var log = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      var runs = log["runs"] as? [[String: Any]], var tool = runs[0]["tool"] as? [String: Any],
      var driver = tool["driver"] as? [String: Any], let results = runs[0]["results"] as? [[String: Any]]
    else { return String(decoding: data, as: UTF8.self) }
    let ids = (driver["rules"] as? [[String: Any]] ?? []).map { $0["id"] as? String }
    driver["rules"] = nil
    tool["driver"] = driver
    runs[0]["tool"] = tool
    runs[0]["results"] = results.map { result in
      var result = result
      // The number must be that of the rule.
      if let index = result["ruleIndex"] as? Int, ids[index] == result["ruleId"] as? String {
        result["ruleIndex"] = nil
      }
      return result
    }
    log["runs"] = runs
    let text = try JSONSerialization.data(
      withJSONObject: log, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: text, as: UTF8.self) + "\n"
  }
}
