import Foundation
import Stillframe
import Testing

/// Months of several days, increased contrast, lists that edit what they are bound to.
@MainActor @Suite struct DayAndContrastTests {
  @Test("C3.11 (inferred): a month of several days is as high as that of one") func monthSize()
    throws
  {
    let probe = try RuleProbe(320, 600) {
      MultiDatePicker("Days", selection: .constant([])).simulatedDate(
        Date(timeIntervalSinceReferenceDate: 0))
    }
    #expect(probe.size == CGSize(width: 320, height: 318.5))
  }

  @Test func tapsChooseAndDropDays() throws {
    let days = Kept<Set<DateComponents>>([])
    let stage = Stage(size: CGSize(width: 320, height: 318.5)) {
      MultiDatePicker("Days", selection: days.binding)
        .simulatedDate(Date(timeIntervalSinceReferenceDate: 0))
    }
    try stage.tap("17")
    try stage.tap("21")
    #expect(days.value.compactMap(\.day).sorted() == [17, 21])
    #expect(days.value.allSatisfy { $0.year == 2001 && $0.month == 1 })
    try stage.tap("17")
    #expect(days.value.compactMap(\.day) == [21])
  }

  @Test func daysOutsideTheBoundsCannotBeChosen() throws {
    let days = Kept<Set<DateComponents>>([])
    let day: TimeInterval = 86_400
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let stage = Stage(size: CGSize(width: 320, height: 318.5)) {
      MultiDatePicker(
        "Days", selection: days.binding,
        in: start.addingTimeInterval(9 * day)..<start.addingTimeInterval(19 * day)
      )
      .simulatedDate(start)
    }
    try? stage.tap("9")
    try? stage.tap("20")
    try stage.tap("10")
    try stage.tap("19")
    #expect(days.value.compactMap(\.day).sorted() == [10, 19])
  }

  @Test func moreContrastMakesColoursStronger() throws {
    func pixel(_ color: some ShapeStyle, _ scheme: ColorScheme = .light) throws -> RGBA8 {
      let renderer = ImageRenderer(
        content: Rectangle().fill(color).environment(\.colorScheme, scheme)
          .environment(\._colorSchemeContrast, .increased))
      renderer.proposedSize = ProposedViewSize(width: 4, height: 4)
      return try renderer.bitmap()[2, 2]
    }
    #expect(try pixel(Color.blue) == RGBA8(red: 0, green: 64, blue: 221))
    #expect(try pixel(Color.red, .dark) == RGBA8(red: 255, green: 105, blue: 97))
    #expect(try pixel(Color.primary) == RGBA8(red: 0, green: 0, blue: 0))
    #expect(try pixel(.secondary).alpha == 204)
    #expect(try pixel(.tint) == RGBA8(red: 0, green: 64, blue: 221))
  }

  @Test func controlsFollowTheContrast() throws {
    func picture(_ contrast: ColorSchemeContrast) throws -> Bitmap {
      let renderer = ImageRenderer(
        content: VStack {
          Button("A") {}.buttonStyle(.bordered)
          Toggle("B", isOn: .constant(false))
        }
        .environment(\._colorSchemeContrast, contrast))
      renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
      return try renderer.bitmap()
    }
    let usual = try picture(.standard)
    let increased = try picture(.increased)
    #expect(usual.width == increased.width && usual != increased)
  }

  @Test func aListDeletesAndMovesWhatItIsBoundTo() throws {
    let items = Kept([Item(id: "a"), Item(id: "b"), Item(id: "c")])
    let stage = Stage(size: CGSize(width: 320, height: 480)) {
      List(items.binding, editActions: .all) { $item in
        Text(item.id).accessibilityIdentifier(item.id)
      }
    }
    try stage.drag("b", by: CGSize(width: -100, height: 0))
    try stage.tap("Delete")
    #expect(items.value.map(\.id) == ["a", "c"])
  }

  @Test func aSheetThatAsksForTheDarkIsDarkAlone() throws {
    let seen = Kept<[ColorScheme]>([.light, .light])
    let stage = Stage(size: CGSize(width: 200, height: 300)) {
      SeeingScheme(seen: seen, place: 0)
        .sheet(isPresented: .constant(true)) {
          SeeingScheme(seen: seen, place: 1).preferredColorScheme(.dark)
        }
    }
    #expect(seen.value == [.light, .dark])
    let picture = try stage.bitmap()
    #expect(picture[100, 290].red < 60 && picture[100, 4].red > 100)
  }

  @Test func aScrollViewTellsItsGeometry() throws {
    let seen = Kept<[CGFloat]>([])
    let insets = Kept<CGFloat>(0)
    let stage = Stage(size: CGSize(width: 200, height: 300)) {
      ScrollView { Color.clear.frame(height: 900) }
        .accessibilityIdentifier("scroll")
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 40) }
        .onScrollGeometryChange(for: CGFloat.self) {
          insets.value = $0.contentInsets.top
          return $0.contentOffset.y
        } action: {
          seen.value.append($1)
        }
    }
    #expect(seen.value == [-40] && insets.value == 40)
    try stage.scroll("scroll", by: CGSize(width: 0, height: 100))
    #expect(seen.value == [-40, 60])
    try stage.scroll("scroll", by: CGSize(width: 0, height: 10_000))
    #expect(seen.value.last == CGFloat(600))
  }
}

private struct Item: Identifiable {
  let id: String
}

private struct SeeingScheme: View {
  let seen: Kept<[ColorScheme]>
  let place: Int
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    seen.value[place] = scheme
    return Color.clear
  }
}
