import Foundation
import Stillframe
import Testing

/// Buttons, links and menus: rules C2.1 to C2.10.
@MainActor @Suite struct ButtonRuleTests {
  private func size(
    _ width: CGFloat? = nil, scale: CGFloat = 1, @ViewBuilder _ view: () -> some View
  ) throws -> CGSize {
    try RuleProbe(width, nil, scale: scale, view).size
  }

  private func button(_ width: CGFloat = 40, _ height: CGFloat = 20) -> some View {
    Button {
    } label: {
      Tile("l", width, height)
    }
  }

  @Test(
    "C2.1, C2.4: looks without a ground add nothing, in every size", arguments: ControlSize.allCases
  )
  func noGround(_ controlSize: ControlSize) throws {
    let bare = CGSize(width: 40, height: 20)
    #expect(try size { button().controlSize(controlSize) } == bare)
    #expect(try size { button().buttonStyle(.automatic).controlSize(controlSize) } == bare)
    #expect(try size { button().buttonStyle(.plain).controlSize(controlSize) } == bare)
    #expect(try size { button().buttonStyle(.borderless).controlSize(controlSize) } == bare)
  }

  @Test(
    "C2.2 (inferred): paddings by size, in both bordered looks",
    arguments: [
      (ControlSize.mini, 10.0, 5.0), (.small, 10, 5), (.regular, 12, 7), (.large, 20, 15),
      (.extraLarge, 20, 15),
    ])
  func paddings(_ controlSize: ControlSize, across: Double, along: Double) throws {
    let expected = CGSize(width: 40 + 2 * across, height: 20 + 2 * along)
    #expect(try size { button().buttonStyle(.bordered).controlSize(controlSize) } == expected)
    #expect(
      try size { button().buttonStyle(.borderedProminent).controlSize(controlSize) } == expected)
    #expect(
      try size {
        button().buttonStyle(.bordered).buttonBorderShape(.capsule).controlSize(controlSize)
      } == expected)
    #expect(
      try size {
        button().buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 3))
          .controlSize(controlSize)
      } == expected)
  }

  @Test(
    "C2.2 (inferred): heights of buttons with a title",
    arguments: [
      (ControlSize.mini, 28.0), (.small, 28), (.regular, 34.33), (.large, 50.33),
      (.extraLarge, 50.33),
    ])
  func heights(_ controlSize: ControlSize, height: Double) throws {
    for look in [true, false] {
      let measured = try size(scale: 3) {
        if look {
          Button("Title") {}.buttonStyle(.bordered).controlSize(controlSize)
        } else {
          Button("Title") {}.buttonStyle(.borderedProminent).controlSize(controlSize)
        }
      }
      #expect(measured.height.isClose(to: height))
    }
  }

  @Test("C2.4: the label gets the proposal without the padding") func proposal() throws {
    let greedy = try RuleProbe(200, 100) {
      Button {
      } label: {
        Tile("l", nil, 20)
      }
      .buttonStyle(.bordered)
    }
    #expect(greedy.size == CGSize(width: 200, height: 34))
    #expect(greedy["l"] == CGRect(12, 7, 176, 20))
    let framed = try RuleProbe(200, 100) {
      button().buttonStyle(.borderedProminent).accessibilityIdentifier("b")
        .frame(maxWidth: .infinity)
    }
    #expect(framed["b"] == CGRect(68, 0, 64, 34))
    let wide = try RuleProbe(200, 100) {
      Button {
      } label: {
        Tile("l", 40, 20).frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered).controlSize(.large)
    }
    #expect(wide.size == CGSize(width: 200, height: 50))
    #expect(wide["l"] == CGRect(80, 15, 40, 20))
  }

  private func pixel(
    _ x: Int, _ y: Int, scheme: ColorScheme = .light, @ViewBuilder _ view: () -> some View
  ) throws -> RGBA8 {
    let renderer = ImageRenderer(content: view().environment(\.colorScheme, scheme))
    renderer.proposedSize = ProposedViewSize(width: 100, height: 60)
    return try renderer.bitmap()[x, y]
  }

  private var clearLabel: some View { Color.clear.frame(width: 40, height: 20) }

  @Test("C2.1 (inferred): grounds of bordered buttons are grey without a tint") func grounds()
    throws
  {
    let grey = try pixel(6, 17) {
      Button {
      } label: {
        clearLabel
      }.buttonStyle(.bordered)
    }
    #expect(grey.red == grey.green && abs(Int(grey.alpha) - 31) <= 1)
    let tinted = try pixel(6, 17) {
      Button {
      } label: {
        clearLabel
      }.buttonStyle(.bordered).tint(Color(red: 1, green: 0, blue: 0))
    }
    #expect(tinted.red > tinted.green && tinted.alpha >= 37 && tinted.alpha <= 46)
    let prominent = try pixel(6, 17) {
      Button {
      } label: {
        clearLabel
      }.buttonStyle(.borderedProminent)
        .tint(Color(red: 1, green: 0, blue: 0))
    }
    #expect(prominent == RGBA8(red: 255, green: 0, blue: 0, alpha: 255))
  }

  @Test("C2.5 (inferred): a destructive button is red, and a tint is stronger") func roles() throws
  {
    let red = try pixel(6, 17) {
      Button(role: .destructive) {
      } label: {
        clearLabel
      }.buttonStyle(.borderedProminent)
    }
    #expect(red == RGBA8(red: 255, green: 59, blue: 48, alpha: 255))
    let own = try pixel(6, 17) {
      Button(role: .destructive) {
      } label: {
        clearLabel
      }.buttonStyle(.borderedProminent)
        .tint(Color(red: 0, green: 0, blue: 1))
    }
    #expect(own == RGBA8(red: 0, green: 0, blue: 255, alpha: 255))
    let cancel = try pixel(6, 17) {
      Button(role: .cancel) {
      } label: {
        clearLabel
      }.buttonStyle(.borderedProminent)
    }
    #expect(cancel.blue == 255 && cancel.red < 10)
  }

  @Test("C2.6: a style that is asked for presses sees them, one of its own triggers by itself")
  func customStyles() throws {
    let count = Kept(0)
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      VStack {
        Button("A") { count.value += 1 }.buttonStyle(Twice()).accessibilityIdentifier("a")
      }
    }
    try stage.tap("a")
    #expect(count.value == 2)
  }

  @Test("C2.7 (inferred): one button of the automatic style makes its whole row react")
  func rowButton() throws {
    let count = Kept(0)
    let stage = Stage(size: CGSize(width: 300, height: 200)) {
      List {
        Button("A") { count.value += 1 }.accessibilityIdentifier("a")
      }
      .accessibilityIdentifier("list")
    }
    let row = try #require(try stage.layoutReport().frame(of: "a"))
    #expect(row.maxX < 100)
    try stage.tap("list", at: UnitPoint(x: 0.8, y: row.midY / 200))
    #expect(count.value == 1)
  }

  @Test("C2.8: links and other ready-made buttons are as large as their labels") func links() throws
  {
    let label = CGSize(width: 40, height: 20)
    let url = try #require(URL(string: "https://example.com"))
    #expect(try size(300) { Link(destination: url) { Tile("l", 40, 20) } } == label)
    #expect(try size(300) { ShareLink(item: url) { Tile("l", 40, 20) } } == label)
    #expect(
      try size(300) { Link(destination: url) { Tile("l", 40, 20) }.buttonStyle(.bordered) }
        == CGSize(width: 64, height: 34))
    #expect(try size(300, scale: 3) { EditButton() }.height.isClose(to: 20.33))
  }

  @Test("C2.9: a closed menu shows its label alone, or as a button") func menus() throws {
    func menu() -> some View {
      Menu {
        Button("One") {}
        Menu("More") { Button("Two") {} }
      } label: {
        Tile("l", 40, 20)
      }
    }
    #expect(try size(300) { menu() } == CGSize(width: 40, height: 20))
    #expect(try size(300) { menu().menuIndicator(.visible) } == CGSize(width: 40, height: 20))
    #expect(
      try size(300) { menu().menuStyle(.button).buttonStyle(.bordered) }
        == CGSize(width: 64, height: 34))
    #expect(
      try size(300) {
        menu().menuStyle(.button).buttonStyle(.borderedProminent).controlSize(.small)
      } == CGSize(width: 60, height: 30))
    #expect(
      try size(300) { Tile("a", 30, 10).contextMenu { Button("One") {} } }
        == CGSize(width: 30, height: 10))
  }

  @Test("C2.10 (inferred): the controls of a group stand in a row of bordered buttons")
  func controlGroup() throws {
    let probe = try RuleProbe(300, 100) {
      ControlGroup {
        Button {
        } label: {
          Tile("a", 20, 20)
        }
        Button {
        } label: {
          Tile("b", 20, 20)
        }
      }
    }
    #expect(probe["a"].minY == probe["b"].minY && probe["a"].maxX < probe["b"].minX)
    #expect(probe.size.height == 34)
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture {
      configuration.trigger()
      configuration.trigger()
    }
  }
}
