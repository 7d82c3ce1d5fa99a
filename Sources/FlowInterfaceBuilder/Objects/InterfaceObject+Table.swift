extension InterfaceObject {
  /// Whether rows can be selected; nil where the document leaves the default, `YES`.
  public var allowsSelection: Bool? { element.bool("allowsSelection") }

  /// Where a table or collection view's cells come from: `prototypes` (a data source) or `static`.
  public var dataMode: String? { element["dataMode"] }

  /// Whether the cells are those of the document, row by row.
  public var hasStaticCells: Bool { element.has("dataMode", equalTo: "static") }

  /// The identifier that a cell or supplementary view is reused by.
  public var reuseIdentifier: String? { element["reuseIdentifier"] }

  /// The prototype cells of a table view, or of a collection view with a data source.
  public var prototypeCells: [InterfaceObject] {
    if element.child(named: "prototypes") != nil { return element.objects(in: "prototypes") }
    return hasStaticCells ? [] : element.objects(in: "cells")
  }

  /// Whether it is a cell that code asks for by its identifier; a static table keeps its cells in sections.
  package var isPrototypeCell: Bool {
    guard elementName.hasSuffix("Cell"), let list = element.parent, let around = list.parent else { return false }
    return list.isNamed("prototypes") || list.isNamed("cells") && around.isNamed("collectionView")
  }

  /// The sections of a static table view.
  public var sections: [InterfaceObject] { element.objects(in: "sections") }

  /// The cells of a section, or those that a collection view lists itself.
  public var cells: [InterfaceObject] { element.objects(in: "cells") }

  /// The text above a section.
  public var headerTitle: String? { element.string("headerTitle") }

  /// The text below a section.
  public var footerTitle: String? { element.string("footerTitle") }

  /// The view above a table view's rows.
  public var tableHeaderView: InterfaceObject? { element.object(key: "tableHeaderView") }

  /// The view below a table view's rows.
  public var tableFooterView: InterfaceObject? { element.object(key: "tableFooterView") }

  /// The accessory of a cell, such as `disclosureIndicator`.
  public var accessoryType: String? { element["accessoryType"] }

  /// How a cell shows that it is selected; `none` takes no selection's colour.
  public var selectionStyle: String? { element["selectionStyle"] }

  /// The height of rows in points, for a table view or one cell.
  public var rowHeight: Double? { element.number("rowHeight") }
}
