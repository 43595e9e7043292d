import Foundation
import Stillframe
import Testing

/// Sheets follow fingers between their detents, and from their scroll views (rules SM3.10, SM3.11 and SM5.7).
@Suite struct SheetDetentTests {
  private static let size = CGSize(width: 200, height: 400)

  private struct Scene: View {
    var scrolls = false
    var isBound = true
    @State private var detent = PresentationDetent.height(100)
    var body: some View {
      Color.white.sheet(isPresented: .constant(true)) { sheet }.startsAtRest()
    }

    @ViewBuilder private var sheet: some View {
      if isBound {
        content.presentationDetents([.height(100), .height(300)], selection: $detent)
      } else {
        content.presentationDetents([.height(100), .height(300)])
      }
    }

    @ViewBuilder private var content: some View {
      Group {
        if scrolls {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<40, id: \.self) { row in
                Text("row \(row)").frame(maxWidth: .infinity).frame(height: 40)
                  .accessibilityIdentifier("row \(row)")
              }
            }
          }
        } else {
          Text(detent == .height(100) ? "Low" : "High")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
      .accessibilityIdentifier("page")
    }
  }

  private func film(
    _ events: [FrameSequence.Event], scrolls: Bool = false, isBound: Bool = true,
    duration: TimeInterval = 2
  ) -> FrameSequence {
    FrameSequence(size: Self.size, duration: duration, events: events) {
      Scene(scrolls: scrolls, isBound: isBound)
    }
  }

  @Test(arguments: [true, false]) func sheetGrowsUnderAFingerAndStaysHigh(_ isBound: Bool) throws {
    let film = film(
      [.drag("page", at: 0, by: CGSize(width: 0, height: -120), duration: 0.6)],
      isBound: isBound)
    let top = Track(film, "page", \.minY)
    // Under the finger: 60 of 120 points half way, from the first 10 on.
    #expect(abs(top[18] - 250) < 0.5)
    #expect(top.values.last == 100)
    #expect(top.falls)
    #expect(top.largestStep < 22)
    let words = try film.frame(at: 119).layout.nodes(named: nil).compactMap(\.text)
    #expect(words.contains(isBound ? "High" : "Low"))
  }

  @Test func sheetThatIsDraggedALittleGoesBackToItsDetent() throws {
    let film = film(
      [.drag("page", at: 0, by: CGSize(width: 0, height: -50), duration: 0.6)])
    let top = Track(film, "page", \.minY)
    #expect(abs((top.values.min() ?? 0) - 260) < 0.5)
    #expect(top.values.last == 300)
    #expect(top.largestStep < 12)
  }

  /// A finger catches a sheet on its way, and moves it from there.
  @Test(arguments: [0.43, 0.5, 0.6]) func sheetIsCaughtWhereItIs(_ time: TimeInterval) throws {
    let film = film(
      [
        .drag("page", at: 0, by: CGSize(width: 0, height: -140), duration: 0.4),
        .drag("page", at: time, by: CGSize(width: 0, height: -60), duration: 0.6),
      ], duration: 3)
    let top = Track(film, "page", \.minY)
    #expect(top.values.last == 100)
    // From frame to frame no further than the finger and the spring.
    #expect(top.largestStep < 16)
    // The finger goes 10 points in six frames.
    let caught = Int((time + 0.2) * 60)
    #expect(top[caught] - top[caught + 6] <= 10)
  }

  /// A sheet that falls back below its lowest height is caught too.
  @Test func sheetThatComesBackIsCaughtWhereItIs() throws {
    let film = film(
      [
        .drag("page", at: 0, by: CGSize(width: 0, height: 20), duration: 0.5),
        .drag("page", at: 0.54, by: CGSize(width: 0, height: 5), duration: 0.6),
      ])
    let top = Track(film, "page", \.minY)
    #expect(top.values.last == 300)
    // A drag begins after 10 points.
    #expect(top.largestStep < 12)
  }

  @Test func sheetFallsToTheLowerDetentAndThenAway() throws {
    let film = film(
      [
        .drag("page", at: 0, by: CGSize(width: 0, height: -200), duration: 0.4),
        .drag("page", at: 1, by: CGSize(width: 0, height: 130), duration: 0.6),
      ], duration: 3)
    let top = Track(film, "page", \.minY)
    #expect(top[59] == 100)
    #expect(top.values.last == 300)
    #expect(Track(values: Array(top.values[60...])).rises)
  }

  @Test func scrollViewLeavesTheFingerToASheetThatCanGrow() throws {
    let film = film(
      [
        .drag("row 0", at: 0, by: CGSize(width: 0, height: -200), duration: 0.4),
        .drag("row 3", at: 1, by: CGSize(width: 0, height: -80), duration: 0.4),
      ], scrolls: true, duration: 3)
    let top = Track(film, "page", \.minY)
    let row = Track(film, "row 0", \.minY)
    #expect(top[59] == 100)
    #expect(row[59] == 100)
    // The sheet is as high as it gets: its content scrolls.
    #expect(top.values.last == 100)
    #expect((row.values.last ?? 0) < 40)
  }

  @Test func sheetIsPulledDownByItsScrollViewWhereThatStandsAtItsStart() throws {
    struct Pulled: View {
      @State private var isOn = true
      var body: some View {
        Color.white.sheet(isPresented: $isOn) {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<40, id: \.self) { row in
                Text("row \(row)").frame(maxWidth: .infinity).frame(height: 40)
                  .accessibilityIdentifier("row \(row)")
              }
            }
          }
          .accessibilityIdentifier("page")
        }
        .startsAtRest()
      }
    }
    let away = FrameSequence(
      size: Self.size, duration: 2,
      events: [.drag("row 2", at: 0, by: CGSize(width: 0, height: 240), duration: 0.4)]
    ) { Pulled() }
    let top = Track(away, "page", \.minY)
    #expect(top[12] > 100)
    #expect(top.rises)
    #expect(top.values.last?.isNaN == true)
    // Not where it has scrolled: then the finger scrolls back.
    let back = FrameSequence(
      size: Self.size, duration: 4,
      events: [
        .drag("row 6", at: 0, by: CGSize(width: 0, height: -150), duration: 0.5),
        .drag("row 8", at: 2.5, by: CGSize(width: 0, height: 60), duration: 0.5),
      ]
    ) { Pulled() }
    let stays = Track(back, "page", \.minY)
    #expect(stays.values.allSatisfy { $0 == 10 })
    let row = Track(back, "row 6", \.minY)
    #expect(row.values.last != row[149])
  }

  private struct Map: View {
    @State private var detent = PresentationDetent.height(100)
    @State private var taps = 0

    var body: some View {
      Color.white.onTapGesture { taps += 1 }.accessibilityIdentifier("behind")
        .overlay(alignment: .top) { Text("\(taps) taps").accessibilityIdentifier("count") }
        .sheet(isPresented: .constant(true)) {
          Text("Higher").onTapGesture { detent = .height(300) }.accessibilityIdentifier("higher")
            .presentationDetents([.height(100), .height(300)], selection: $detent)
            .presentationBackgroundInteraction(.enabled(upThrough: .height(100)))
        }
        .startsAtRest()
    }
  }

  /// Rule SM3.16: below a low sheet the window can be used; above it the shade comes.
  @Test func theWindowBehindALowSheetIsUsed() throws {
    let film = FrameSequence(
      size: Self.size, duration: 2,
      events: [
        .tap("behind", at: 0.1), .tap("higher", at: 0.5),
      ]
    ) { Map() }
    #expect(try film.frame(at: 20).layout.nodes(named: nil).compactMap(\.text).contains("1 taps"))
    let shades = try (0..<film.count).map { try film.frame(at: $0).bitmap()[10, 60].red }
    #expect(shades[..<30].allSatisfy { $0 == 255 }, "\(shades)")
    let way = shades[30...].map(Int.init)
    #expect(way.last ?? 255 < 240)
    #expect(zip(way, way.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 12 }, "\(way)")
    let stage = Stage(size: Self.size) { Map() }
    try stage.tap("higher")
    #expect(throws: StageError.self) { try stage.tap("behind") }
  }
}
