import SwiftUI
import Testing

/// Shapes and styles that depend on what is around, or cannot be drawn here.
@Suite @MainActor struct ShapeFormTests {
  /// How many points of a square of 40 points are covered.
  private func area(_ view: some View) throws -> Int {
    try ImageRenderer(content: view.frame(width: 40, height: 40)).bitmap().count { $0.alpha > 127 }
  }

  @Test func theOutlineOfBorderedButtonsIsAShape() throws {
    let circle = try area(Circle())
    #expect(try area(Color.red.clipShape(.buttonBorder).buttonBorderShape(.capsule)) == circle)
    #expect(try area(Rectangle().clipShape(ButtonBorderShape.circle)) == circle)
    let small = try area(Color.clear.background(.red, in: .buttonBorder))
    let large = try area(Color.clear.background(.red, in: .buttonBorder).controlSize(.large))
    #expect(circle < large && large < small && small < 1600)
  }

  /// The corner of a border that lies inside has the middle of the outer corner: its inner edge is rounder by less.
  @Test func theOutlineInsideKeepsTheMiddleOfItsCorners() throws {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let inner = ButtonBorderShape.roundedRectangle(radius: 12).inset(by: 4)
    let expected = RoundedRectangle(cornerRadius: 12, style: .continuous).inset(by: 4)
    #expect(inner.path(in: frame) == expected.path(in: frame))
    let border = try area(
      Color.clear.overlay(
        ButtonBorderShape.roundedRectangle(radius: 12).strokeBorder(.red, lineWidth: 4)))
    let same = try area(
      Color.clear.overlay(
        RoundedRectangle(cornerRadius: 12, style: .continuous).strokeBorder(.red, lineWidth: 4)))
    #expect(border == same && border > 400)
  }

  @Test func aShaderPaintsNothingAndSaysSo() throws {
    let stripes = ShaderLibrary.stripes(.float(4))
    for view in [
      AnyView(Rectangle().fill(stripes)), AnyView(Text("words").foregroundStyle(stripes)),
    ] {
      #expect(try area(view) == 0)
      let warnings = try ImageRenderer(content: view.frame(width: 40, height: 40)).layoutReport()
        .warnings
      #expect(warnings.count == 1 && warnings.first.map { "\($0)".contains("stripes") } == true)
    }
  }

  @Test func aBarOfProgressHasAColourOfItsOwn() throws {
    let bar = ProgressView(value: 1).progressViewStyle(LinearProgressViewStyle(tint: .red))
    #expect(try picture(of: bar.frame(width: 40)).count(isReddish) > 0)
    let plain = ProgressView(value: 1).progressViewStyle(LinearProgressViewStyle())
    #expect(try picture(of: plain.frame(width: 40)).count(isReddish) == 0)
    #expect(try picture(of: plain.tint(.red).frame(width: 40)).count(isReddish) > 0)
  }
}
