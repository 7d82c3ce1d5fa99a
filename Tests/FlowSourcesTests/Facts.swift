import FlowModel
import FlowSources

/// Facts of a snippet, as text.
func facts(_ text: String) -> String {
  FactText.lines(FileReader.read(Array(text.utf8), path: "A.swift"))
}
