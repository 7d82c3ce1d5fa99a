import FlowChecks
import FlowModel
import Foundation

/// Findings as SARIF 2.1.0, for code scanning services: https://docs.oasis-open.org/sarif/sarif/v2.1.0/.
package struct FindingSARIFReport: FindingReport {
  private let version: String

  /// - Parameter version: flowsim's version.
  package init(version: String) { self.version = version }

  package func text(of outcome: CheckOutcome) throws -> String {
    let rules = RuleRegistry.descriptions
    let log: [String: Any] = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "flowsim", "version": version, "semanticVersion": version, "rules": rules.map(rule),
            ] as [String: Any]
          ],
          "columnKind": "unicodeCodePoints",
          "invocations": [
            [
              "executionSuccessful": outcome.unreadable.isEmpty,
              "toolExecutionNotifications": outcome.unreadable.map { fault in
                [
                  "level": "error", "message": ["text": fault.message],
                  "locations": [location(fault.location, outcome)],
                ] as [String: Any]
              },
            ] as [String: Any]
          ],
          "results": zip(outcome.findings, outcome.fingerprints).map { finding, fingerprint in
            result(finding, rules.map(\.id), outcome)
              .merging(["partialFingerprints": ["flowsim/v1": fingerprint]]) { $1 }
          },
        ] as [String: Any]
      ],
    ]
    let data = try JSONSerialization.data(
      withJSONObject: log, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private func rule(_ rule: RuleDescription) -> [String: Any] {
    [
      "id": rule.id,
      "shortDescription": ["text": rule.summary],
      "fullDescription": ["text": rule.rationale],
      "help": ["text": "\(rule.summary)\n\n\(rule.rationale)"],
      "defaultConfiguration": ["level": rule.severity.rawValue],
      "properties": ["tags": [rule.group.rawValue]],
    ]
  }

  private func result(_ finding: Finding, _ ids: [String], _ outcome: CheckOutcome) -> [String: Any] {
    var result: [String: Any] = [
      "ruleId": finding.ruleID,
      "level": finding.severity.rawValue,
      "message": ["text": finding.message],
      "locations": [location(finding.location, outcome)],
    ]
    if let index = ids.firstIndex(of: finding.ruleID) { result["ruleIndex"] = index }
    let related = finding.way + finding.related
    if !related.isEmpty {
      result["relatedLocations"] = related.enumerated().map { index, place in
        location(place.location, outcome).merging(["id": index + 1, "message": ["text": place.message]]) { $1 }
      }
    }
    return result
  }

  private func location(_ location: SourceLocation, _ outcome: CheckOutcome) -> [String: Any] {
    let path = outcome.path(location.file)
    let uri = path.addingPercentEncoding(withAllowedCharacters: Self.pathCharacters) ?? path
    return [
      "physicalLocation": [
        "artifactLocation": ["uri": path.hasPrefix("/") ? "file://\(uri)" : uri],
        "region": ["startLine": location.line, "startColumn": location.column],
      ] as [String: Any]
    ]
  }

  /// What stands for itself in the path of a URI; a colon does not, because it could end a scheme.
  private static let pathCharacters = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
}
