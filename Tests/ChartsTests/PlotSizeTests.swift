import Charts
import SwiftUI
import Testing

/// Charts whose plot area has a size of its own.
@Suite struct PlotSizeTests {
  private func chart() -> some View {
    Chart(0..<10, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * $0)) }
  }

  private func size(_ view: some View) throws -> CGSize {
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) {
        view
        Color.red.frame(height: 1)
      }.frame(width: 300, height: 800))
    var open = [try renderer.layoutReport().root]
    while let node = open.popLast() {
      if node.view.hasPrefix("Chart") { return node.frame.size }
      open += node.children
    }
    return .zero
  }

  @Test func aChartTakesTheHeightOfItsPlotArea() throws {
    let low = try size(chart().chartPlotStyle { $0.frame(height: 100) })
    let high = try size(chart().chartPlotStyle { $0.frame(height: 250) })
    #expect(high.height - low.height == 150)
    #expect((260...280).contains(high.height))
    #expect(high.width == 300)
  }

  @Test func aChartWithAPlotAreaThatIsOnlyPaintedFillsItsRoom() throws {
    #expect(try size(chart().chartPlotStyle { $0.background(.yellow) }).height == 799)
    #expect(try size(chart()).height == 799)
  }

  @Test func aChartWithoutAxesIsAsLargeAsItsPlotArea() throws {
    let bare = chart().chartXAxis(.hidden).chartYAxis(.hidden)
      .chartPlotStyle { $0.frame(width: 120, height: 90) }
    #expect(try size(bare) == CGSize(width: 120, height: 90))
  }
}
