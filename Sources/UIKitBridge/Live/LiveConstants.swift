import FlowInterpreter
import HeadlessUIKit

/// Constants of texts outside of types: the names of kinds of data, as code wrote them before iOS 14
/// (`kUTTypeImage as String`), keys of Info.plist, the key of a layer's transition.
extension LiveLibrary {
  mutating func addConstants() {
    // Core Animation Programming Guide: the key of transitions.
    global("kCATransition") { _ in .string("transition") }
    for (name, identifier) in Self.typeIdentifiers { global("kUTType\(name)") { _ in .string(identifier) } }
    for name in Self.bundleKeys { global("kCFBundle\(name)Key") { _ in .string("CFBundle\(name)") } }
  }

  /// Source: documentation of CFBundle, "Information Property List Keys".
  private static let bundleKeys = [
    "DevelopmentRegion", "Executable", "Identifier", "InfoDictionaryVersion", "Localizations", "Name", "Version",
  ]

  /// Source: Uniform Type Identifiers Reference, "System-Declared Uniform Type Identifiers".
  private static let typeIdentifiers = [
    "Audio": "public.audio", "Content": "public.content", "Data": "public.data", "FileURL": "public.file-url",
    "Folder": "public.folder", "GIF": "com.compuserve.gif", "HTML": "public.html", "Image": "public.image",
    "Item": "public.item", "JPEG": "public.jpeg", "JSON": "public.json", "MP3": "public.mp3",
    "MPEG4": "public.mpeg-4", "Movie": "public.movie", "PDF": "com.adobe.pdf", "PNG": "public.png",
    "PlainText": "public.plain-text", "RTF": "public.rtf", "Text": "public.text", "URL": "public.url",
    "UTF8PlainText": "public.utf8-plain-text", "Video": "public.video",
  ]
}
