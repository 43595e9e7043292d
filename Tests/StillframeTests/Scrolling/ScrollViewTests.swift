import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// Notes what it is proposed and takes a fixed size.
private struct Listening: Layout {
  let proposals: Box<[ProposedViewSize]>
  let size: CGSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposals.value += [proposal]
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

@Suite struct ScrollViewTests {
  @Test(arguments: [Axis.Set.vertical, .horizontal, [.horizontal, .vertical]])
  func contentIsProposedNothingAlongTheAxes(_ axes: Axis.Set) throws {
    let proposals = Box<[ProposedViewSize]>([])
    let renderer = ImageRenderer(
      content: ScrollView(axes) {
        Listening(proposals: proposals, size: CGSize(width: 500, height: 400)) {
          Color.red
        }
        .accessibilityIdentifier("content")
      })
    renderer.proposedSize = ProposedViewSize(width: 100, height: 80)
    let report = try renderer.layoutReport()
    #expect(!proposals.value.isEmpty)
    for proposal in proposals.value {
      #expect(proposal.width == (axes.contains(.horizontal) ? nil : 100))
      #expect(proposal.height == (axes.contains(.vertical) ? nil : 80))
    }
    #expect(report.size.width == (axes.contains(.horizontal) ? 100 : 500))
    #expect(report.size.height == (axes.contains(.vertical) ? 80 : 400))
    #expect(report.frame(of: "content") == CGRect(x: 0, y: 0, width: 500, height: 400))
  }

  @Test func whatOverflowsIsClipped() throws {
    let stage = Stage(size: CGSize(width: 60, height: 60)) {
      ScrollView {
        Color.black.frame(width: 20, height: 500)
      }
      .frame(height: 20)
    }
    let bitmap = try stage.bitmap()
    let white = RGBA8(red: 255, green: 255, blue: 255, alpha: 255)
    #expect(bitmap[30, 20].red == 0)
    #expect(bitmap[30, 39].red == 0)
    #expect(bitmap[30, 40] == white)
    #expect(bitmap[30, 59] == white)
    #expect(bitmap[30, 19] == white)
  }

  @Test func severalViewsFormAColumn() throws {
    let renderer = ImageRenderer(
      content: ScrollView(.horizontal) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("second")
      })
    #expect(try renderer.layoutReport().frame(of: "second")?.minY == 18)
  }
}
