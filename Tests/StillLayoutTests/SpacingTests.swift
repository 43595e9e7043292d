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
    let text = ViewSpacing.text(above: 7, below: 11, leading: 0, line: 20)
    #expect(text.distance(to: text, along: .vertical) == 0)
    #expect(text.distance(to: ViewSpacing(), along: .vertical) == 11)
    #expect(ViewSpacing().distance(to: text, along: .vertical) == 7)
    #expect(text.distance(to: ViewSpacing(), along: .horizontal) == 8)
  }

  /// Rule L6.10: of two texts the lower one's leading counts, of the texts of a row that of the highest lines.
  @Test func theLeadingOfTheLowerTextCounts() {
    let title = ViewSpacing.text(above: 9, below: 13, leading: 0.5, line: 41)
    let body = ViewSpacing.text(above: 7, below: 11, leading: 2, line: 22)
    #expect(title.distance(to: body, along: .vertical) == 2)
    #expect(body.distance(to: title, along: .vertical) == 0.5)
    #expect(body.distance(to: body.union(title), along: .vertical) == 0.5)
    #expect(body.distance(to: title.union(body), along: .vertical) == 0.5)
  }

  /// Rule L6.15.
  @Test func aSymbolStandsCloseToATextOnEitherSide() {
    let body = ViewSpacing.text(above: 7, below: 11, leading: 2, line: 22)
    let symbol = ViewSpacing.symbol(above: 3, below: 4)
    #expect(symbol.distance(to: body, along: .vertical) == 0)
    #expect(body.distance(to: symbol, along: .vertical) == 0)
    #expect(symbol.distance(to: symbol, along: .vertical) == 0)
    #expect(symbol.distance(to: ViewSpacing(), along: .vertical) == 4)
    // A row with a text counts as a text.
    #expect(symbol.union(body).distance(to: body, along: .vertical) == 2)
    #expect(body.union(symbol).distance(to: body, along: .vertical) == 2)
  }

  /// Rule L2.27.
  @Test func aSpacerSaysNothingBesideItsAxis() {
    let text = ViewSpacing.text(above: 7, below: 11, leading: 2, line: 22)
    let row = text.union(.spacer(.horizontal), edges: .vertical)
    #expect(row.distance(to: text, along: .vertical) == 2)
    #expect(ViewSpacing.spacer(.horizontal).distance(to: text, along: .vertical) == 8)
  }

  @Test func unionsKeepTheLargerValueOnTheEdgesNamed() {
    let a = general(top: 1, left: 2, bottom: 3, right: 4)
    let b = general(top: 5, left: 1, bottom: 9, right: 9)
    let union = a.union(b, edges: .vertical)
    #expect(union.distance(to: .zero, along: .vertical) == 9)
    #expect(union.distance(to: .zero, along: .horizontal) == 4)
  }

  @Test func framesAndPaddingForgetATextsWish() {
    let text = ViewSpacing.text(above: 7, below: 11, leading: 0, line: 20)
    let framed = FixedFrame(width: nil, height: 20, alignment: .center).spacing(of: text)
    #expect(framed.distance(to: ViewSpacing(), along: .vertical) == 8)
    let wide = FixedFrame(width: 20, height: nil, alignment: .center).spacing(of: text)
    #expect(wide.distance(to: ViewSpacing(), along: .vertical) == 11)
    let spacer = FixedFrame(width: 20, height: nil, alignment: .center)
      .spacing(of: .spacer(.horizontal))
    #expect(ViewSpacing().distance(to: spacer, along: .horizontal) == 0)
    let padded = PaddingLayout(insets: EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0))
      .spacing(of: .spacer(.horizontal))
    #expect(ViewSpacing().distance(to: padded, along: .horizontal) == 8)
    #expect(padded.distance(to: ViewSpacing(), along: .horizontal) == 0)
  }
}
