import Foundation
import StillGeometry
import StillLayout
import Testing

@Suite struct SpacingTests {
  private func general(
    top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  ) -> ViewSpacing {
    ViewSpacing(entries: [
      .init(side: .top, category: .general, value: top),
      .init(side: .left, category: .general, value: left),
      .init(side: .bottom, category: .general, value: bottom),
      .init(side: .right, category: .general, value: right),
    ])
  }

  @Test func plainViewsAreEightApart() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
  }

  /// Rule L6.4.
  @Test func theLargerOfTwoGeneralValuesCounts() {
    var a = general(top: 2, left: 3, bottom: 7, right: 11)
    var b = general(top: 13, left: 17, bottom: 21, right: 23)
    #expect(a.distance(to: b, along: .horizontal) == 17)
    #expect(a.distance(to: b, along: .vertical) == 13)
    a.layoutDirection = .rightToLeft
    b.layoutDirection = .rightToLeft
    #expect(a.distance(to: b, along: .horizontal) == 23)
  }

  @Test func spacersAndEmptyViewsWantNoRoom() {
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
    #expect(ViewSpacing().distance(to: .spacer(.horizontal), along: .horizontal) == 0)
    #expect(ViewSpacing().distance(to: .spacer(.horizontal), along: .vertical) == 8)
  }

  /// Rule L6.10: a text's own wish wins over the default, and texts stack tightly.
  @Test func textsHaveDistancesOfTheirOwn() {
    let text = ViewSpacing.text(above: 7, below: 11, betweenTexts: 0)
    #expect(text.distance(to: text, along: .vertical) == 0)
    #expect(text.distance(to: ViewSpacing(), along: .vertical) == 11)
    #expect(ViewSpacing().distance(to: text, along: .vertical) == 7)
    #expect(text.distance(to: ViewSpacing(), along: .horizontal) == 8)
  }

  @Test func unionsKeepTheLargerValueOnTheEdgesNamed() {
    let a = general(top: 1, left: 2, bottom: 3, right: 4)
    let b = general(top: 5, left: 1, bottom: 9, right: 9)
    let union = a.union(b, edges: .vertical)
    #expect(union.distance(to: .zero, along: .vertical) == 9)
    #expect(union.distance(to: .zero, along: .horizontal) == 4)
  }

  @Test func framesAndPaddingForgetATextsWish() {
    let text = ViewSpacing.text(above: 7, below: 11, betweenTexts: 0)
    let framed = FixedFrame(width: nil, height: 20, alignment: .center).spacing(of: text)
    #expect(framed.distance(to: ViewSpacing(), along: .vertical) == 8)
    let wide = FixedFrame(width: 20, height: nil, alignment: .center).spacing(of: text)
    #expect(wide.distance(to: ViewSpacing(), along: .vertical) == 11)
    let spacer = FixedFrame(width: 20, height: nil, alignment: .center)
      .spacing(of: .spacer(.horizontal))
    #expect(ViewSpacing().distance(to: spacer, along: .horizontal) == 0)
  }
}
