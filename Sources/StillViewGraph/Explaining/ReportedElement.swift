package import StillReport

/// An element that reports show. Of any other they show what is inside.
package protocol ReportedElement: _ViewNode {
  /// The view's name in reports; nil leaves the element out after all.
  var reportName: String? { get }
  /// Fills in what the report says beyond name and frame.
  func describe(_ node: inout LayoutReport.Node)
}

extension ReportedElement {
  package func describe(_ node: inout LayoutReport.Node) {}
}

/// An element of which reports do not show everything inside.
package protocol PartlyReportedElement: _ViewNode {
  /// The elements inside that reports show.
  var reportedElements: [_ViewNode] { get }
}

/// A node that is no element, and that warnings speak of by a name.
package protocol NamedNode: _ViewNode {
  var warningName: String { get }
}

extension _ViewNode {
  /// The view's name in reports; nil for elements that reports leave out.
  final var nameInReport: String? { (self as? any ReportedElement)?.reportName }

  /// The view's name in warnings.
  final var nameInWarnings: String? { (self as? any NamedNode)?.warningName ?? nameInReport }
}
