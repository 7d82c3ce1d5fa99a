/// What the libraries declare: which names are types, which are protocols, what conforms to what.
struct LibraryCatalog {
  let protocols: Set<String>
  let types: Set<String>
  let classes: Set<String>
  let conformances: [String: [String]]
  /// The protocols whose conformances are all here: a type of the app that does not declare one has it not.
  let complete: Set<String>
  let foundationTypes: Set<String>
  /// The classes of the framework whose objects the interpreter does not make itself.
  var frameworkClasses: Set<String> = []
  var frameworkProtocols: Set<String> = []
  /// Other names of a framework's types.
  var aliases: [String: String] = [:]

  func knows(_ name: String) -> Bool { types.contains(name) || protocols.contains(name) || classes.contains(name) }
  func isProtocol(_ name: String) -> Bool {
    protocols.contains(name) || !isClass(name) && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
  }
  func isClass(_ name: String) -> Bool { classes.contains(name) }
  /// Whether a type is Foundation's rather than Swift's.
  func isOfFoundation(_ name: String) -> Bool { foundationTypes.contains(name) }
  func isComplete(for name: String) -> Bool { complete.contains(name) }

  /// Whether the framework, not Swift's library or Foundation, declares a protocol.
  func isOfFramework(_ name: String) -> Bool { frameworkProtocols.contains(name) }

  /// The protocols that a type or protocol declares itself.
  func protocols(of name: String) -> [String] { conformances[name] ?? [] }

  /// A type with what it inherits from and conforms to.
  func ancestry(of name: String) -> [String] {
    var names = [name]
    var index = 0
    while index < names.count {
      names += protocols(of: names[index]).filter { !names.contains($0) }
      index += 1
    }
    return names
  }

  /// The type inside another one, or inside one that it inherits from: `UIButton.State`.
  func inner(_ name: String, of outer: String) -> String? {
    let written = "\(outer).\(name)"
    let whole = aliases[written] ?? Self.canonical(written)
    if knows(whole) { return whole }
    guard isClass(outer) else { return nil }
    return protocols(of: outer).lazy.filter { self.isClass($0) }.compactMap { self.inner(name, of: $0) }.first
  }

  /// The types of key paths, which differ in what one can do with them.
  static let keyPathTypes: Set<String> = [
    "AnyKeyPath", "KeyPath", "PartialKeyPath", "ReferenceWritableKeyPath", "WritableKeyPath",
  ]

  static let standard: LibraryCatalog = {
    let number = ["Comparable", "Hashable", "Codable", "CustomStringConvertible", "Sendable", "Numeric"]
    let integer = number + ["FixedWidthInteger", "BinaryInteger", "SignedInteger", "Strideable"]
    let list = ["RandomAccessCollection", "RangeReplaceableCollection", "MutableCollection"]
    var conformances: [String: [String]] = [
      "Int": integer, "Double": number + ["FloatingPoint", "BinaryFloatingPoint", "Strideable"],
      "Float": number + ["FloatingPoint", "BinaryFloatingPoint", "Strideable"],
      "Bool": ["Hashable", "Codable", "CustomStringConvertible", "Sendable"],
      "String": [
        "StringProtocol", "RangeReplaceableCollection", "Codable", "Comparable", "Hashable", "CustomStringConvertible",
        "Sendable", "LosslessStringConvertible",
      ],
      "Substring": [
        "StringProtocol", "RangeReplaceableCollection", "Comparable", "Hashable", "CustomStringConvertible",
      ],
      "StringProtocol": ["BidirectionalCollection", "Comparable", "Hashable"],
      "Character": ["Comparable", "Hashable", "CustomStringConvertible", "Sendable"],
      "Array": list + ["Equatable", "Hashable", "Codable", "CustomStringConvertible"],
      "Dictionary": ["Collection", "Equatable", "Hashable", "Codable", "CustomStringConvertible"],
      "Set": ["Collection", "SetAlgebra", "Equatable", "Hashable", "Codable", "CustomStringConvertible"],
      "Range": ["RandomAccessCollection", "RangeExpression", "Equatable", "Hashable"],
      "ClosedRange": ["RandomAccessCollection", "RangeExpression", "Equatable", "Hashable"],
      "PartialRangeFrom": ["RangeExpression", "Sequence"], "PartialRangeUpTo": ["RangeExpression"],
      "PartialRangeThrough": ["RangeExpression"],
      "Optional": ["Equatable", "Hashable", "Codable", "ExpressibleByNilLiteral"],
      "RandomAccessCollection": ["BidirectionalCollection"], "BidirectionalCollection": ["Collection"],
      "MutableCollection": ["Collection"], "RangeReplaceableCollection": ["Collection"], "Collection": ["Sequence"],
      "IteratorProtocol": [], "LazySequence": ["Sequence"], "LazySequenceProtocol": ["Sequence"],
      "Comparable": ["Equatable"], "Hashable": ["Equatable"], "Codable": ["Encodable", "Decodable"],
      "FixedWidthInteger": ["BinaryInteger"], "BinaryInteger": ["Numeric", "Hashable", "Comparable"],
      "SignedInteger": ["BinaryInteger", "SignedNumeric"], "UnsignedInteger": ["BinaryInteger"],
      "SignedNumeric": ["Numeric"], "Numeric": ["AdditiveArithmetic"], "AdditiveArithmetic": ["Equatable"],
      "BinaryFloatingPoint": ["FloatingPoint"], "FloatingPoint": ["SignedNumeric", "Comparable", "Hashable"],
      "ArraySlice": list, "ContiguousArray": list, "Dictionary.Keys": ["Collection", "Equatable"],
      "Zip2Sequence": ["Sequence"], "EnumeratedSequence": ["Sequence"],
      "UnfoldSequence": ["Sequence", "IteratorProtocol"],
      "StrideTo": ["Sequence"], "StrideThrough": ["Sequence"], "PrefixSequence": ["Sequence"],
      "DropFirstSequence": ["Sequence"],
      "DropWhileSequence": ["Sequence"], "AnySequence": ["Sequence"], "AnyIterator": ["Sequence", "IteratorProtocol"],
      "IndexingIterator": ["Sequence", "IteratorProtocol"],
      "String.Index": ["Comparable", "Hashable"], "Dictionary.Index": ["Comparable", "Hashable"],
      "Unicode.Scalar": ["Comparable", "Hashable", "CustomStringConvertible"],
      "ObjectIdentifier": ["Comparable", "Hashable"],
      "AnyHashable": ["Hashable"], "CollectionDifference": ["Sequence"],
      "LocalizedError": ["Error"], "CustomNSError": ["Error"], "RecoverableError": ["Error"],
      "OptionSet": ["SetAlgebra", "RawRepresentable"],
      "SetAlgebra": ["Equatable"], "CodingKey": ["CustomStringConvertible"],
      "ExpressibleByStringInterpolation": ["ExpressibleByStringLiteral"],
    ]
    conformances.merge(foundationConformances) { $1 }
    for kind in FixedInteger.Kind.allCases {
      let signs = kind.bounds.lower < 0 ? ["SignedInteger"] : ["UnsignedInteger"]
      conformances[kind.name] = number + ["FixedWidthInteger", "BinaryInteger", "Strideable"] + signs
    }
    let protocols: Set<String> = [
      "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "CodingKey", "Error",
      "LocalizedError",
      "CustomNSError", "RecoverableError", "Sendable", "CustomStringConvertible", "CustomDebugStringConvertible",
      "CustomReflectable",
      "LosslessStringConvertible", "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
      "MutableCollection", "RangeReplaceableCollection", "IteratorProtocol", "LazySequenceProtocol", "StringProtocol",
      "Numeric", "SignedNumeric", "AdditiveArithmetic", "BinaryInteger", "FixedWidthInteger", "SignedInteger",
      "UnsignedInteger",
      "FloatingPoint", "BinaryFloatingPoint", "Strideable", "CaseIterable", "RawRepresentable", "OptionSet",
      "SetAlgebra",
      "Identifiable", "RangeExpression", "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral",
      "ExpressibleByFloatLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByArrayLiteral",
      "ExpressibleByDictionaryLiteral", "ExpressibleByNilLiteral", "ExpressibleByStringInterpolation",
      "ExpressibleByUnicodeScalarLiteral", "ExpressibleByExtendedGraphemeClusterLiteral", "NSObjectProtocol",
      "NSCopying",
      "NSCoding", "NSSecureCoding", "Encoder", "Decoder", "AsyncSequence", "AsyncIteratorProtocol", "Actor",
      "GlobalActor",
      "TextOutputStream", "TextOutputStreamable", "Observable", "ObservableObject", "Copyable", "Escapable",
      "BitwiseCopyable",
      "DataProtocol", "ContiguousBytes", "InstantProtocol", "Clock", "DurationProtocol", "RandomNumberGenerator",
      "KeyedEncodingContainerProtocol", "SingleValueEncodingContainer", "UnkeyedEncodingContainer",
    ]
    let types: Set<String> = [
      "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough", "String.Index", "Hasher",
      "Unicode", "Unicode.Scalar", "Unicode.Scalar.Properties", "UnicodeScalar", "LazySequence", "ContiguousArray",
      "ArraySlice", "AnyCollection",
      "Dictionary.Keys",
      "Dictionary.Index", "KeyValuePairs", "StaticString", "ObjectIdentifier", "Result", "AnyHashable", "AnySequence",
      "AnyIterator", "IndexingIterator",
      "Mirror", "Mirror.DisplayStyle",
      "CollectionOfOne",
      "EmptyCollection", "Selector", "Unmanaged", "StrideTo", "StrideThrough", "SystemRandomNumberGenerator",
      "DefaultStringInterpolation",
    ]
    return LibraryCatalog(
      protocols: protocols,
      types: types.union(keyPathTypes).union(foundationValues).union(codingTypes).union(concurrencyTypes),
      classes: foundationClasses.union(concurrencyClasses),
      conformances: conformances.merging(concurrencyConformances) { $0 + $1 },
      complete: protocols.subtracting(["Equatable", "Hashable", "Comparable", "Sendable"]).union(["Comparable"]),
      foundationTypes: foundationClasses.union(foundationValues))
  }()
}
