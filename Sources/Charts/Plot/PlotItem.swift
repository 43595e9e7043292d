import Foundation
import StillGeometry
package import StillViewGraph
import StillViews

/// A view of the plot area: a mark, several marks, or an annotation.
package struct PlotItem: Identifiable {
  /// Which one it is, from update to update.
  package struct ID: Hashable {
    package var identity: MarkIdentity
    package var kind: String
    package var series: SeriesKey?
    /// Tells items with equal identities apart.
    package var number = 0
  }

  package enum Content {
    case figure(MarkFigure)
    case view(AnyView)
  }

  package var id: ID
  package var placement: PlotPlacement
  package var content: Content
  package var opacity = 1.0
  package var effects: [(AnyView) -> AnyView] = []
  package var zIndex = 0.0
  package var identifier: String?
}

/// The key that tells series apart (rule CH1.10).
package struct SeriesKey: Hashable, Sendable {
  package var series: _Datum?
  package var style: _Datum?
  package var symbol: _Datum?
  package var lineStyle: _Datum?
  package var position: _Datum?

  package init(_ mark: Mark) {
    series = mark.series?.datum
    guard !mark.style.isOrdinary else { return }
    let values = mark.style.values
    style = values.foregroundBy?.datum
    symbol = values.symbolBy?.datum
    lineStyle = values.lineStyleBy?.datum
    position = values.position?.value.datum
  }
}

/// An item as a view.
nonisolated package struct PlotItemView: View {
  package let item: PlotItem

  package init(item: PlotItem) {
    self.item = item
  }

  package var body: some View {
    if item.effects.isEmpty {
      plain
    } else {
      AnyView(effected)
    }
  }

  @ViewBuilder private var plain: some View {
    switch item.content {
    case .figure(let figure):
      if let identifier = item.identifier {
        figure.opacity(item.opacity).accessibilityIdentifier(identifier)
      } else {
        figure.opacity(item.opacity)
      }
    case .view(let view): view.opacity(item.opacity)
    }
  }

  private var effected: AnyView {
    var view = AnyView(plain)
    for effect in item.effects { view = effect(view) }
    return view
  }
}
