import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// Rule L3.4: a pile is as large as the union of its children's aligned frames.
@Suite struct PileRuleTests {
  @Test(
    "L3.4 guides set by hand part the children, and the pile holds them all",
    arguments: [(0, 20), (-40, 60), (40, 60), (10, 30)] as [(CGFloat, CGFloat)])
  func partedChildren(_ guide: CGFloat, _ height: CGFloat) throws {
    let report = try layOut(nil, nil) {
      ZStack(alignment: .topLeading) {
        Brick("a", 30, 20)
        Brick("b", 10, 20).alignmentGuide(.top) { _ in guide }
      }
      .named("pile")
    }
    let lower = max(guide, 0)
    #expect(report.numbers("pile") == [0, 0, 30, height])
    #expect(report.numbers("a") == [0, lower, 30, 20])
    #expect(report.numbers("b") == [0, lower - guide, 10, 20])
  }

  @Test("L3.4 a guide set by hand parts them sideways, too") func partedSideways() throws {
    let report = try layOut(nil, nil) {
      ZStack(alignment: .topLeading) {
        Brick("a", 30, 20)
        Brick("b", 30, 20).alignmentGuide(.leading) { _ in -15 }
      }
    }
    #expect(report.size == CGSize(width: 45, height: 20))
    #expect(report.numbers("b") == [15, 0, 30, 20])
  }

  @Test("L3.4 children of lower priority do not count") func lowerPriority() throws {
    let report = try layOut(nil, nil) {
      ZStack(alignment: .topLeading) {
        Brick("a", 30, 20)
        Brick("b", 10, 20).alignmentGuide(.top) { _ in -40 }.layoutPriority(-1)
      }
      .named("pile")
    }
    #expect(report.numbers("pile") == [0, 0, 30, 20])
    #expect(report.numbers("b") == [0, 40, 10, 20])
  }

  /// Tags that guides wrap into lines, in a space whose height they tell when they have been laid out.
  private struct Wrapped: View {
    @State private var height: CGFloat = 0

    var body: some View {
      GeometryReader { space in
        var pen = CGPoint.zero
        ZStack(alignment: .topLeading) {
          ForEach(0..<4, id: \.self) { number in
            Brick("\(number)", 40, 20)
              .alignmentGuide(.leading) { tag in
                if pen.x + tag.width > space.size.width { pen = CGPoint(x: 0, y: pen.y + 20) }
                defer { pen.x = number == 3 ? 0 : pen.x + tag.width }
                return -pen.x
              }
              .alignmentGuide(.top) { _ in
                defer { if number == 3 { pen.y = 0 } }
                return -pen.y
              }
          }
        }
        .background {
          GeometryReader { own in
            Color.clear.onAppear { height = own.size.height }
          }
        }
      }
      .frame(height: height)
      .named("wrapped")
    }
  }

  @Test("L3.4 tags wrapped by guides are as high as their lines") func wrappedTags() throws {
    let report = try layOut(100, 200) {
      VStack(spacing: 0) {
        Wrapped()
        Brick("below", 10, 10)
      }
    }
    #expect(report.numbers("wrapped") == [0, 0, 100, 40])
    #expect(report.numbers("below") == [45, 40, 10, 10])
  }
}
