import Foundation
import Stillframe
import Testing

/// Rows follow fingers to other places (rule SM4.19).
@Suite struct RowMoveTests {
  private struct Rows: View {
    var isEdited = true
    @State private var rows = ["A", "B", "C", "D", "E"]
    @State private var moves = "-"
    var body: some View {
      List {
        ForEach(rows, id: \.self) { Text($0) }
          .onMove { source, target in
            moves += " \(source.map(String.init).joined()) to \(target)"
            rows.move(fromOffsets: source, toOffset: target)
          }
      }
      .listStyle(.plain)
      .overlay(alignment: .bottom) { Text(moves).accessibilityIdentifier("moves") }
      .environment(\.editMode, .constant(isEdited ? .active : .inactive))
    }
  }

  private func film(
    isEdited: Bool = true, _ events: [FrameSequence.Event]
  ) -> FrameSequence {
    FrameSequence(size: CGSize(width: 240, height: 300), duration: 2.5, events: events) {
      Rows(isEdited: isEdited)
    }
  }

  private func track(_ film: FrameSequence, _ text: String) -> Track {
    Track(film) { report in
      report.nodes(named: nil).first { $0.text == text }?.frame.midY
    }
  }

  private func moves(_ film: FrameSequence, _ index: Int) throws -> String? {
    try film.frame(at: index).layout.nodes(named: "moves").first?.text
  }

  /// The handle of the first row is the first of that name.
  @Test func rowFollowsAFingerOnItsHandle() throws {
    let film = film([
      .drag("Reorder", at: 0.2, by: CGSize(width: 0, height: 100), duration: 0.6)
    ])
    let (a, b, c, d) = (track(film, "A"), track(film, "B"), track(film, "C"), track(film, "D"))
    #expect(a[0] == 22 && b[0] == 66 && c[0] == 110)
    // Under the finger, from its first point on.
    for index in 12..<48 {
      #expect(abs(a[index] - 22 - 100 * (Double(index) / 60 - 0.2) / 0.6) < 0.01, "\(index)")
    }
    // The others make room, and those beyond stay.
    #expect(b.falls && c.falls && b.largestStep < 4 && c.largestStep < 4)
    #expect(Set(d.values) == [154])
    #expect(a.largestStep < 4)
    // It is put down in the third place.
    #expect(try moves(film, 47) == "-")
    #expect(try moves(film, 49) == "- 0 to 3")
    #expect(a.values.last == 110 && b.values.last == 22 && c.values.last == 66)
  }

  @Test func rowIsAboveTheOthersWithAShadow() throws {
    let film = film([
      .drag("Reorder", at: 0.2, by: CGSize(width: 0, height: 100), duration: 0.6)
    ])
    let frame = try film.frame(at: 30)
    let row = try #require(frame.layout.nodes(named: nil).first { $0.text == "A" }?.frame)
    let bitmap = try frame.bitmap()
    // Right of the words: shade above and below the row, none in its middle.
    func white(_ y: CGFloat) -> Int { Int(bitmap[120, Int(y)].red) }
    #expect(white(row.midY) == 255)
    #expect(white(row.midY + 26) < 252 && white(row.midY - 26) < 252)
    let (end, others) = (try film.frame(at: 149).bitmap(), try film.frame(at: 148).bitmap())
    #expect(end == others)
    #expect(end[120, 110 + 26].red == 255)
  }

  /// Only the row has a shadow: white around its words and its handle, and from the first frame of its way down on.
  @Test func wordsOfALiftedRowHaveNoShadow() throws {
    let film = film([
      .drag("Reorder", at: 0.2, by: CGSize(width: 0, height: 100), duration: 0.6)
    ])
    for index in [30, 47, 49, 52, 56] {
      let frame = try film.frame(at: index)
      let row = try #require(frame.layout.nodes(named: nil).first { $0.text == "A" }?.frame)
      let bitmap = try frame.bitmap()
      for y in Int(row.midY) - 18...Int(row.midY) + 18 {
        for x in [1, 8, 40, 60, 120, 180, 190] {
          #expect(bitmap[x, y].red == 255, "frame \(index), \(x), \(y)")
        }
      }
    }
  }

  /// The shadow goes as the row goes to its place, and the line below a row that is moved is not there.
  @Test func shadowFadesAsTheRowSettles() throws {
    let film = film([
      .drag("Reorder", at: 0.2, by: CGSize(width: 0, height: 100), duration: 0.6)
    ])
    func row(_ index: Int) throws -> (bitmap: Bitmap, middle: CGFloat) {
      let frame = try film.frame(at: index)
      let row = try #require(frame.layout.nodes(named: nil).first { $0.text == "A" }?.frame)
      return (try frame.bitmap(), row.midY)
    }
    let shades = try (47..<80).map { index in
      let (bitmap, middle) = try row(index)
      return 255 - Int(bitmap[120, Int((middle + 26).rounded())].red)
    }
    #expect(shades[0] > 10)
    #expect(zip(shades, shades.dropFirst()).allSatisfy { abs($1 - $0) < 10 }, "\(shades)")
    #expect(shades[4] > 3, "\(shades)")
    let (bitmap, middle) = try row(30)
    let inside = (Int(middle) + 18...Int(middle) + 21).map { Int(bitmap[120, $0].red) }
    #expect(inside.allSatisfy { $0 == 255 }, "\(inside)")
  }

  @Test func rowThatPassesNoMiddleComesBack() throws {
    let film = film([.drag("Reorder", at: 0.2, by: CGSize(width: 0, height: 20), duration: 0.4)])
    let a = track(film, "A")
    #expect(abs((a.values.max() ?? 0) - 42) < 0.01)
    #expect(a.values.last == 22)
    #expect(try moves(film, 149) == "-")
    let (end, start) = (try film.frame(at: 149).bitmap(), try film.frame(at: 0).bitmap())
    #expect(end == start)
  }

  /// Elsewhere a finger scrolls the list, which is edited or not.
  @Test func fingersBesideTheHandleMoveNoRow() throws {
    let film = film([.drag("A", at: 0.2, by: CGSize(width: 0, height: 100), duration: 0.6)])
    let (a, b) = (track(film, "A"), track(film, "B"))
    #expect(zip(a.values, b.values).allSatisfy { abs($1 - $0 - 44) < 0.01 })
    #expect(try moves(film, 149) == "-")
  }

  @Test func heldRowMovesWhileTheListIsNotEdited() throws {
    let film = film(
      isEdited: false,
      [
        .drag(
          "D", holding: 0.6, at: 0.1, by: CGSize(width: 0, height: -100), duration: 0.6)
      ])
    let (c, d) = (track(film, "C"), track(film, "D"))
    #expect(abs((d.values.min() ?? 0) - 54) < 0.01 && c.rises)
    #expect(d.largestStep < 4)
    #expect(try moves(film, 149) == "- 3 to 1")
    #expect(d.values.last == 66 && c.values.last == 154)
    // A finger that does not stay scrolls.
    let quick = self.film(
      isEdited: false, [.drag("D", at: 0.1, by: CGSize(width: 0, height: -100), duration: 0.6)])
    #expect(try moves(quick, 149) == "-")
  }

  /// SM1.1.
  @Test func anyFrameAloneIsTheOneOfTheFilm() throws {
    let film = film([
      .drag("Reorder", at: 0.2, by: CGSize(width: 0, height: 100), duration: 0.6)
    ])
    let all = try film.map { try $0.bitmap() }
    for index in [13, 25, 40, 48, 60, 149] {
      let picture = try film.frame(at: index).bitmap()
      #expect(picture == all[index], "frame \(index)")
    }
  }
}
