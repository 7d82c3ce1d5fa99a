import FlowInterfaceBuilder
import Testing

@Suite("Malformed documents")
struct MalformedTests {
  @Test("each fault gives one error at its place", arguments: cases)
  func message(_ fault: Fault) {
    #expect(Fixture.error(fault.text) == "Main.storyboard:" + fault.error)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var text: String
    var error: String
    init(_ text: String, _ error: String) {
      self.text = text
      self.error = error
    }
    var testDescription: String { text }
  }

  static let cases: [Fault] = [
    Fault(
      "",
      "1:1: error: the file is empty: Interface Builder's documents hold a <document>. Restore it from "
        + "version control."),
    Fault(
      "  \n",
      "2:1: error: the file has no element: Interface Builder's documents hold a <document>. It was "
        + "probably cut off; restore it from version control."),
    Fault(
      "<",
      "1:2: error: the file has no element: Interface Builder's documents hold a <document>. It was "
        + "probably cut off; restore it from version control."),
    Fault(
      "<!",
      "1:3: error: the file has no element: Interface Builder's documents hold a <document>. It was "
        + "probably cut off; restore it from version control."),
    Fault(
      "<?xml version=\"1.0\"?>\n",
      "2:1: error: the file has no element: Interface Builder's documents hold a <document>. It was "
        + "probably cut off; restore it from version control."),
    Fault(
      "# Main\n",
      "1:1: error: this is not XML: '# Main' stands where '<' should. Interface Builder's documents begin "
        + "with '<?xml'; look at what the file really holds."),
    Fault(
      "{\"scenes\": []}",
      "1:1: error: this is not XML: '{\"scenes\": []}' stands where '<' should. Interface Builder's "
        + "documents begin with '<?xml'; look at what the file really holds."),
    Fault(
      "<document>\n  <scenes>\n",
      "3:1: error: the file ends inside <scenes>, which begins in line 2: it was probably cut off. Restore "
        + "it from version control."),
    Fault(
      "<document>\n  <scene sceneID=\"a",
      "2:20: error: the file ends inside the tag that begins in line 2, '<scene sceneID=\"a': it was "
        + "probably cut off, or a closing quote is missing. Restore it from version control."),
    Fault(
      "<document>\n  <scene sceneID",
      "2:17: error: the file ends inside the tag that begins in line 2, '<scene sceneID': it was probably "
        + "cut off, or a closing quote is missing. Restore it from version control."),
    Fault(
      "<document>\n  <scene /",
      "2:11: error: the file ends inside the tag that begins in line 2, '<scene /': it was probably cut "
        + "off, or a closing quote is missing. Restore it from version control."),
    Fault(
      "<document>\n  <!-- scenes",
      "2:14: error: the file ends inside the comment that begins in line 2: '-->' is missing. The file was "
        + "probably cut off; restore it from version control."),
    Fault(
      "<document>\n  <![CDATA[ scenes",
      "2:19: error: the file ends inside the CDATA section that begins in line 2: ']]>' is missing. The "
        + "file was probably cut off; restore it from version control."),
    Fault(
      "<document>\n  <?tool scenes",
      "2:16: error: the file ends inside the processing instruction that begins in line 2: '?>' is missing. "
        + "The file was probably cut off; restore it from version control."),
    Fault(
      "<document>\n  </",
      "2:5: error: the file ends inside <document>, which begins in line 1: it was probably cut off. "
        + "Restore it from version control."),
    Fault(
      "<document>\n  </docum",
      "2:10: error: the file ends inside <document>, which begins in line 1: it was probably cut off. "
        + "Restore it from version control."),
    Fault(
      "<document>\n  <view>\n  </views>\n</document>",
      "3:3: error: </views> does not close <view>, which begins in line 2: a tag was lost or doubled, often "
        + "by a merge. Write </view> here, or restore the file."),
    Fault(
      "<document>\n  <view>\n  </documents></document>",
      "3:3: error: </documents> does not close <view>, which begins in line 2: a tag was lost or doubled, "
        + "often by a merge. Write </view> here, or restore the file."),
    Fault(
      "<document>\n  <é>ü</e></document>",
      "2:7: error: </e> does not close <é>, which begins in line 2: a tag was lost or doubled, often by a "
        + "merge. Write </é> here, or restore the file."),
    Fault(
      "<document/>\n<document/>",
      "2:1: error: '<document/>' follows the end of <document>: a document has one root element. Two "
        + "versions were probably joined by a merge; remove the rest, or restore the file."),
    Fault(
      "<document></document>\n</document>",
      "2:1: error: '</document>' follows the end of <document>: a document has one root element. Two "
        + "versions were probably joined by a merge; remove the rest, or restore the file."),
    Fault(
      "<document></document>\ntext",
      "2:1: error: 'text' follows the end of <document>: a document has one root element. Two versions were "
        + "probably joined by a merge; remove the rest, or restore the file."),
    Fault(
      "<document>\n  < view/></document>",
      "2:3: error: '<' is followed by ' view/></document>', which cannot begin a tag's name. Write '&lt;' "
        + "for a '<' in text."),
    Fault(
      "<document>\n  <1/></document>",
      "2:3: error: '<' is followed by '1/></document>', which cannot begin a tag's name. Write '&lt;' for a "
        + "'<' in text."),
    Fault(
      "<document>\n<<<<<<< HEAD\n  <view/></document>",
      "2:1: error: this looks like a merge conflict marker: the merge of this file was not finished. Choose "
        + "one side, or restore the file."),
    Fault(
      "<document>\n  <view/ ></document>",
      "2:8: error: '/' is not followed by '>' in the tag that begins in line 2, '<view/ ></document>'. "
        + "Write '/>' to end the tag."),
    Fault(
      "<document>\n  <view id=\"a\"key=\"b\"/></document>",
      "2:15: error: 'key=\"b\"/></document>' follows without a space in the tag '<view "
        + "id=\"a\"key=\"b\"/></d'. Put a space before each attribute; a quote may be missing or doubled."),
    Fault(
      "<document>\n  <view \"a\"/></document>",
      "2:9: error: '\"a\"/></document>' cannot begin an attribute's name in the tag '<view "
        + "\"a\"/></document>'. A quote may be missing or doubled before it."),
    Fault(
      "<document>\n  <view hidden/></document>",
      "2:9: error: the attribute 'hidden' has no value. Write hidden=\"…\"."),
    Fault(
      "<document>\n  <view hidden=YES/></document>",
      "2:16: error: the value of the attribute 'hidden' is not in quotes. Write hidden=\"…\"."),
    Fault(
      "<document>\n  <view id=\"a>\n  <b x=\"1\"/></document>",
      "3:3: error: '<' stands in the value of the attribute 'id', which begins in line 2: the closing quote "
        + "is missing, or '<' should be written '&lt;'."),
    Fault(
      "<document>\n  <view id=\"a\" key=\"b\" id=\"c\"/></document>",
      "2:24: error: the attribute 'id' stands twice in one tag, often after a merge. Remove one of them."),
    Fault(
      "<document>\n  Ä ]]></document>",
      "2:5: error: ']]>' stands in text outside a CDATA section. Write ']]&gt;'."),
    Fault(
      "<document>\n  <!-- a -- b --></document>",
      "2:10: error: '--' stands inside a comment, which XML forbids. Remove a dash."),
    Fault(
      "<!DOCTYPE document [<!ENTITY a \"b\">]>\n<document>&a;</document>",
      "1:1: error: a document type (<!DOCTYPE) is refused: Interface Builder writes none, and its entities "
        + "can make a small file explode. Remove the declaration, or restore the file; a property list is not a "
        + "document."),
    Fault(
      "<document><!ELEMENT a></document>",
      "1:11: error: '<!ELEMENT a></document>' is neither a comment nor a CDATA section. Write '<!--' to "
        + "begin a comment."),
    Fault(
      "<document>\n  <? tool?></document>",
      "2:3: error: '<? tool?></document>' is not a processing instruction: '<?' needs a name after it. "
        + "Write '<?name …?>'."),
    Fault(
      "<document>\n  <?xml version=\"1.0\"?></document>",
      "2:3: error: an XML declaration may only stand at the very start of the file. Remove what comes "
        + "before it, or the declaration; two files were perhaps joined."),
    Fault(
      " <?xml version=\"1.0\"?><document/>",
      "1:2: error: an XML declaration may only stand at the very start of the file. Remove what comes "
        + "before it, or the declaration; two files were perhaps joined."),
    Fault(
      "<?xml encoding=\"UTF-8\"?><document/>",
      "1:1: error: the XML declaration is malformed. Write <?xml version=\"1.0\" encoding=\"UTF-8\"?>."),
    Fault(
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<document/>",
      "1:31: error: the encoding 'ISO-8859-1' is not read, only UTF-8 and UTF-16: Interface Builder writes "
        + "UTF-8. Convert the file to UTF-8 (iconv -f ISO-8859-1 -t UTF-8) and change the declaration."),
    Fault(
      "<document>\n  <label text=\"Fish & chips\"/></document>",
      "2:21: error: '&' does not begin a reference here. Write '&amp;' for a '&' in text."),
    Fault(
      "<document>\n  <label text=\"a&nbsp;b\"/></document>",
      "2:17: error: '&nbsp;' stands for no character: without a document type there are only &amp;, &lt;, "
        + "&gt;, &quot;, &apos; and characters by number. Write the character itself, or '&amp;' for a '&'."),
    Fault(
      "<document>\n  &#0; &#x110000;</document>",
      "2:3: error: '&#0;' stands for no character: without a document type there are only &amp;, &lt;, "
        + "&gt;, &quot;, &apos; and characters by number. Write the character itself, or '&amp;' for a '&'."),
    Fault(
      "<document>\n  &#xZZ;</document>",
      "2:3: error: '&#xZZ;' stands for no character: without a document type there are only &amp;, &lt;, "
        + "&gt;, &quot;, &apos; and characters by number. Write the character itself, or '&amp;' for a '&'."),
    Fault(
      "<document>\n  a\u{0}b</document>",
      "2:4: error: the character U+0000 is not allowed in XML: the file is damaged, or it is not text. "
        + "Restore it from version control, or remove the character."),
    Fault(
      "<document>\n  \u{FFFF}</document>",
      "2:3: error: the character U+FFFF is not allowed in XML: the file is damaged, or it is not text. "
        + "Restore it from version control, or remove the character."),
    Fault(
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>",
      "1:1: error: the root is <archive>: the format of Xcode 4 and Interface Builder 3. Open the file in a "
        + "newer Xcode and save it, which writes a <document>."),
    Fault(
      "<plist version=\"1.0\"><dict/></plist>",
      "1:1: error: the root is <plist>: a property list, not a document of Interface Builder. Check the "
        + "path."),
    Fault(
      "<html>\n</html>",
      "1:1: error: the root is <html>, but Interface Builder's documents have <document>. Check what the "
        + "file holds."),
    Fault(
      "bplist00",
      "1:1: error: the file is a compiled nib, which no longer holds what Interface Builder wrote. Give the "
        + ".xib or .storyboard that it was made from."),
    Fault(
      "NIBArchive",
      "1:1: error: the file is a compiled nib, which no longer holds what Interface Builder wrote. Give the "
        + ".xib or .storyboard that it was made from."),
    Fault(
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
      "1:1: error: the file is a pointer of Git LFS: the document itself was not fetched. Run 'git lfs "
        + "pull'."),
  ]
}
