import StillGeometry
import StillLayout
import StillViewGraph
import StillViews

extension PlotItems {
  /// An item that shows through the content of its mark's `mask` modifiers.
  func masked(_ item: PlotItem, _ mark: Mark) -> PlotItem {
    guard !mark.masks.isEmpty else { return item }
    var result = item
    var view = AnyView(
      PlotLayout {
        PlotItemView(item: item)
          .layoutValue(key: PlotPlacementKey.self, value: item.placement)
      })
    for mask in mark.masks {
      var inside = PlotItems(model.replacingMarks(mask), placer, size, environment)
      let items = inside.make()
      view = AnyView(
        view.mask {
          PlotLayout {
            ForEach(items) { item in
              PlotItemView(item: item)
                .layoutValue(key: PlotPlacementKey.self, value: item.placement)
            }
          }
        })
    }
    result.content = .view(view)
    result.placement = .fill
    result.opacity = 1
    result.effects = []
    result.identifier = nil
    return result
  }
}
