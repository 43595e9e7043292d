package import Foundation
package import StillGeometry
package import StillReport
import StillText
import StillTextEngine
package import StillViewGraph
import StillViews

extension EnvironmentValues {
  /// Returns the values of a layout without pictures: the embedded typefaces and symbols, and defaults.
  package static func probe(scale: CGFloat = 1) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.textSystem = EmbeddedTextSystem.shared
    environment.symbolSystem = EmbeddedSymbols.shared
    return environment
  }
}

/// Lays views out, and nothing else: what the layers below pictures do.
package struct LayoutProbe<Content: View> {
  package let content: Content
  package var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  package var scale: CGFloat = 1

  package init(content: Content) {
    self.content = content
  }

  /// The tree is deeper than trees may be.
  package struct TooDeep: Error {}

  /// Returns the result of layout.
  ///
  /// - Throws: ``TooDeep``
  package func layoutReport() throws -> LayoutReport {
    let graph = ViewGraph(scale: scale)
    graph.setContent(content, environment: .probe(scale: scale))
    graph.setProposal(proposedSize, stageSize: nil)
    graph.update()
    if graph.isTooDeep { throw TooDeep() }
    return graph.report()
  }
}

/// The layout of some views at a proposal.
package func layOut(
  _ width: CGFloat? = nil, _ height: CGFloat? = nil, @ViewBuilder _ content: () -> some View
) throws -> LayoutReport {
  var probe = LayoutProbe(content: content())
  probe.proposedSize = ProposedViewSize(width: width, height: height)
  return try probe.layoutReport()
}
