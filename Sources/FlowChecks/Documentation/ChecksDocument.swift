import FlowModel

/// Documentation/Checks.md, made from the rules.
package enum ChecksDocument {
  /// The whole document.
  package static var text: String {
    var parts = [title, index, introduction]
    for (name, rules) in groups {
      parts.append("## \(name)\n")
      parts += rules.map(RuleDocumentation.text)
    }
    return parts.joined(separator: "\n")
  }

  private static var groups: [(name: String, rules: [RuleDescription])] {
    RuleDescription.Group.allCases.compactMap { group in
      let rules = RuleRegistry.descriptions.filter { $0.group == group }
      return rules.isEmpty ? nil : (group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst(), rules)
    }
  }

  private static let title = """
    # Checks

    <!-- Made from the rules in Sources/FlowChecks/Rules: run the tests with FLOWSIM_RECORD=1 to write it anew. -->

    """

  /// What the page holds, a line for each part.
  private static var index: String {
    let lines = groups.map { name, rules in
      let list = rules.map { "[\($0.id)](#\($0.id))" }.joined(separator: ", ")
      return "- [\(name)](#\(name.lowercased())): \(list)\n"
    }
    let before = ["Configuration", "Mending", "In continuous integration"].map { title in
      "- [\(title)](#\(title.lowercased().replacing(" ", with: "-")))\n"
    }
    return (before + lines).joined()
  }

  private static let introduction = """
    `flowsim check PATH` finds what is wrong with an app's navigation before anyone runs it. A finding is one line:

    ```text
    path:line:column: severity: what is wrong, naming the culprit, and what to do [rule-id]
    ```

    An **error** crashes or fails when the app comes there; a **warning** is wrong, but not proved to crash; a **note** \
    may be meant so. The exit status is 1 with an error (with `--strict`, or a warning), 2 when a file cannot be read.

    What would be an error where nobody is seen to come is one warning for each rule: in a document that nothing names \
    (no code, no property list, no other document, and no class of its name that anything names), in a scene that \
    nothing makes (the app does not start with it, no code asks for its identifier, no segue that is performed leads to \
    it), and in the code of a screen or view that nothing names. Of Objective-C, names are read: outlets and actions of its classes are \
    checked as those of Swift's where all of the class is here. What is in targets for other platforms than iOS alone is \
    left alone.

    Examples leave out what Interface Builder adds to `<document>`.

    ## Configuration

    A `.flowsim.yml` in the checked folder:

    ```yaml
    rules:
      unreachable-scene: off        # or error, warning, note
      dead-end:
        severity: error
      relative-to-margin: on        # one of those that run only where they are asked for
    excluded:                       # nothing is reported in these; * and ** stand for any text
      - Vendor
      - "**/Legacy*.storyboard"
    vendored: [Pods, Carthage]      # folders whose code others wrote: read, not judged, and counted
    required:                       # properties that must be set before the screen appears
      ItemViewController: [item, store]
    containers: [SwinjectStoryboard] # classes that make screens with all that they need
    ```

    `flowsim schema configuration` writes the JSON schema of the file, by which editors complete it.

    A comment silences a finding on the line after it: `// flowsim:disable:next rule-id` in Swift, \
    `<!-- flowsim:disable:next rule-id -->` in a document. Interface Builder drops comments when it saves, so that for \
    documents that it still edits a baseline is better: `--write-baseline FILE` writes what is known today, \
    `--baseline FILE` reports only what is new. `vendored` stands for Carthage, Pods, SourcePackages, Vendor, vendor and \
    checkouts where it is not written.

    ## Mending

    `--fix` writes what is safe into the files, and reports the rest: a name of a segue, scene or cell in Swift, an \
    outlet and an action that are one letter off the only near name that there is; the module of a class that has but \
    one; another id for the second object of two, where nothing names the id. Each edit expects what it changes at its \
    place, and every other byte stays; a file is replaced whole, or not at all.

    ## In continuous integration

    `--changed-since origin/main` reports what a pull request brings, wherever it is found: the app is checked as it was \
    where its branch began, too, and what was so there is left out. That takes the commits from there on \
    (`fetch-depth: 0`), and does not touch the work tree.

    | `--format` | for |
    | --- | --- |
    | `text` | people: findings of one rule about one class of a document are one (`--no-fold`), `--statistics` counts rules |
    | `xcode` | a build phase of Xcode |
    | `github` | annotations of GitHub Actions |
    | `markdown` | `$GITHUB_STEP_SUMMARY`, comments |
    | `sarif` | code scanning of GitHub and others |
    | `gitlab` | GitLab's code quality report |
    | `junit` | tests of Jenkins, GitLab, CircleCI, Bitrise; a case fails where its finding counts for the exit status |
    | `checkstyle` | Jenkins, reviewdog, Danger |
    | `html` | people: one page, which loads nothing |
    | `json` | programs of your own |

    """
}
