import SwiftUI
import Testing

/// How high sheets are whose content says so.
@MainActor struct DetentTests {
  /// As high as its content, or any of some other heights.
  private struct Fitting: ViewModifier {
    @State private var height: CGFloat = 0

    func body(content: Content) -> some View {
      content
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          height = $0
        }
        .presentationDetents(
          Set([.height(height)]).union([
            .medium, .large, .fraction(0.6), .fraction(0.7), .height(500), .height(600),
          ]))
    }
  }

  @Test func aSheetIsAsHighAsItsContentBesideOtherHeights() throws {
    let view = Color.white.sheet(isPresented: .constant(true)) {
      Color.red.frame(width: 100, height: 120).accessibilityIdentifier("content")
        .modifier(Fitting())
    }
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    let report = try renderer.layoutReport()
    // A set has its elements in any order, in each copy another one: the heights are the same, and nothing is laid out again for them.
    #expect(report.warnings.isEmpty)
    let frame = try #require(report.frame(of: "content"))
    #expect(frame.height == 120 && frame.maxY == 852)
  }
}
