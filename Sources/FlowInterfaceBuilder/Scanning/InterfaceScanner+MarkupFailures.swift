/// What the scanner says of faults in declarations, comments, instructions and references.
extension InterfaceScanner {
  func failCDATAEnd() -> ScanFailure {
    ScanFailure(offset: position, message: "']]>' stands in text outside a CDATA section. Write ']]&gt;'.")
  }

  func failCommentDashes() -> ScanFailure {
    ScanFailure(offset: position, message: "'--' stands inside a comment, which XML forbids. Remove a dash.")
  }

  func failUnclosed(_ what: String, _ start: Int, _ close: String) -> ScanFailure {
    ScanFailure(
      offset: count,
      message: "the file ends inside the \(what) that begins in line \(line(start)): '\(close)' is missing. "
        + "The file was probably cut off; restore it from version control.")
  }

  func failDoctype() -> ScanFailure {
    ScanFailure(
      offset: position,
      message: "a document type (<!DOCTYPE) is refused: Interface Builder writes none, and its entities can make a "
        + "small file explode. Remove the declaration, or restore the file; a property list is not a document.")
  }

  func failMarkup(_ start: Int) -> ScanFailure {
    if count - start < 9 { return open.isEmpty ? failNoRoot() : failTruncated() }
    return ScanFailure(
      offset: start,
      message: "\(quoted(start)) is neither a comment nor a CDATA section. Write '<!--' to begin a comment.")
  }

  func failInstruction(_ start: Int) -> ScanFailure {
    ScanFailure(
      offset: start,
      message: "\(quoted(start)) is not a processing instruction: '<?' needs a name after it. Write '<?name …?>'.")
  }

  func failLateDeclaration(_ start: Int) -> ScanFailure {
    ScanFailure(
      offset: start,
      message: "an XML declaration may only stand at the very start of the file. "
        + "Remove what comes before it, or the declaration; two files were perhaps joined.")
  }

  func failDeclaration(_ start: Int) -> ScanFailure {
    ScanFailure(
      offset: start,
      message: "the XML declaration is malformed. Write <?xml version=\"1.0\" encoding=\"UTF-8\"?>.")
  }

  func failEncoding(_ name: String, _ offset: Int) -> ScanFailure {
    ScanFailure(
      offset: offset,
      message: "the encoding '\(name)' is not read, only UTF-8 and UTF-16: Interface Builder writes UTF-8. "
        + "Convert the file to UTF-8 (iconv -f \(name) -t UTF-8) and change the declaration.")
  }

  func failAmpersand(_ start: Int) -> ScanFailure {
    ScanFailure(offset: start, message: "'&' does not begin a reference here. Write '&amp;' for a '&' in text.")
  }

  func failReference(_ range: Range<Int>) -> ScanFailure {
    ScanFailure(
      offset: range.lowerBound,
      message: "'\(string(range))' stands for no character: without a document type there are only &amp;, &lt;, &gt;, "
        + "&quot;, &apos; and characters by number. Write the character itself, or '&amp;' for a '&'.")
  }
}
