import Foundation
import Stillframe
import Testing

/// What audits find (rules AX7.1 to AX7.6).
@Suite @MainActor struct AccessibilityAuditTests {
  private func findings(_ view: some View) throws -> [AccessibilityFinding] {
    try ImageRenderer(content: view).accessibilityTree().audit()
  }

  private func kinds(_ view: some View) throws -> [AccessibilityFinding.Kind] {
    try findings(view).map(\.kind)
  }

  private func words(_ color: Color, on ground: Color) -> some View {
    Text("Some words").foregroundStyle(color).padding(20).background(ground)
  }

  @Test func contrastIsThatOfTheColors() throws {
    let grey = Color(red: 119 / 255, green: 119 / 255, blue: 119 / 255)
    let found = try #require(try findings(words(grey, on: .white)).first)
    // #777777 on white has 4.478 to 1.
    #expect(found.kind == .contrast)
    #expect(abs((found.measured ?? 0) - 4.478) < 0.05)
    #expect(found.required == 4.5)
    #expect(found.message.contains("\"Some words\"") && found.message.contains("4.5 to 1"))
    let darker = Color(red: 117 / 255, green: 117 / 255, blue: 117 / 255)
    #expect(try kinds(words(darker, on: .white)).isEmpty)
    #expect(try kinds(words(.white, on: .black)).isEmpty)
    #expect(try kinds(words(.white, on: .white)) == [.contrast])
  }

  @Test func largeTextNeedsLess() throws {
    let grey = Color(red: 140 / 255, green: 140 / 255, blue: 140 / 255)
    #expect(try kinds(words(grey, on: .white)) == [.contrast])
    #expect(try kinds(words(grey, on: .white).font(.title)).isEmpty)
    #expect(try kinds(words(grey, on: .white).font(.body.bold())).isEmpty)
  }

  @Test func gradientsCountWhereTheyAreWorst() throws {
    let view = Text("Over a gradient").foregroundStyle(.white).padding(20)
      .background {
        LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
      }
    #expect(try kinds(view) == [.contrast])
  }

  @Test func translucentTextCountsAsItIsPainted() throws {
    #expect(try kinds(words(.black.opacity(0.3), on: .white)) == [.contrast])
    #expect(try kinds(words(.black, on: .white).opacity(0.9)).isEmpty)
  }

  @Test func disabledAndCoveredTextDoesNotCount() throws {
    #expect(
      try kinds(
        Button("Save") {}.frame(width: 60, height: 60).foregroundStyle(Color(white: 0.9))
          .background(.white).disabled(true)
      ).isEmpty)
    #expect(
      try kinds(
        ZStack {
          Text("Covered").foregroundStyle(.yellow)
          Color.black
        }
        .frame(width: 200, height: 80)
      ).isEmpty)
  }

  @Test func hitRegionsAre44PointsHighAndWide() throws {
    func button(_ side: CGFloat) -> some View {
      Button {
      } label: {
        Color.black.frame(width: side, height: 60)
      }
      .accessibilityLabel("Play").buttonStyle(.plain)
    }
    let found = try #require(try findings(button(43)).first)
    #expect(found.kind == .hitRegion && found.measured == 43 && found.element == "Play")
    #expect(try kinds(button(44)).isEmpty)
    #expect(try kinds(Toggle("Wi-Fi", isOn: .constant(true)).background(.white)).isEmpty)
  }

  @Test func descriptionsSaySomething() throws {
    func button(_ label: some View) -> some View {
      Button {
      } label: {
        label.frame(width: 50, height: 50)
      }
      .buttonStyle(.plain)
    }
    #expect(try kinds(button(Color.black)) == [.sufficientElementDescription])
    #expect(
      try kinds(button(Color.black).accessibilityLabel("Button"))
        == [.sufficientElementDescription])
    #expect(
      try kinds(
        Color.red.frame(width: 50, height: 50).accessibilityLabel("IMG_0042")
          .accessibilityAddTraits(.isImage)) == [.sufficientElementDescription])
    #expect(try kinds(button(Color.black).accessibilityLabel("Play")).isEmpty)
  }

  @Test func clippedTextIsFound() throws {
    let long = Text("A sentence that is much too long for so little room")
    #expect(try kinds(long.lineLimit(1).frame(width: 80)) == [.textClipped])
    #expect(try kinds(long.fixedSize().frame(width: 80).clipped()).contains(.textClipped))
    #expect(try kinds(long.frame(width: 80)).isEmpty)
    let cell = Text("Twelve letters").lineLimit(1).frame(width: 130)
    let found = try findings(cell)
    #expect(found.map(\.kind) == [.textClipped])
    #expect(found.first?.message.contains("accessibility sizes") == true)
  }

  @Test func textGrowsWithType() throws {
    let found = try #require(try findings(Text("Fixed").font(.system(size: 20))).first)
    #expect(found.kind == .dynamicType && found.measured == 20)
    #expect(try kinds(Text("Grows").font(.title)).isEmpty)
  }

  @Test func traitsDoNotContradict() throws {
    func control(_ name: String) -> some View {
      Text(name).frame(width: 60, height: 60).accessibilityElement(children: .combine)
    }
    #expect(try kinds(control("Both").accessibilityAddTraits([.isButton, .isLink])) == [.trait])
    #expect(try kinds(control("Go").accessibilityAddTraits(.isToggle)) == [.trait])
    #expect(
      try kinds(
        control("Go").accessibilityAddTraits(.isToggle).accessibilityValue("On")
      ).isEmpty)
  }
}
